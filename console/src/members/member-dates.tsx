import type { Member } from '@accord/contract/members.ts'
import { useWords } from '../language/words.ts'
import { useNow } from '../shell/use-now.ts'
import { RelativeTime } from '../ui/relative-time.tsx'
import styles from './members.module.css'

/** 'Joined at' for members, 'Invited at' and the end of the link for invitations. */
export function MemberDates({ member }: { member: Member }) {
  const { t, language } = useWords()
  const now = useNow()
  const { joinedAt, invitedAt, expiresAt } = member
  const at = joinedAt ?? invitedAt

  return (
    <div className={styles.dates}>
      {at && (
        <span className={styles.date}>
          {joinedAt ? t('Joined at') : t('Invited at')}{' '}
          <RelativeTime value={at} now={now} locale={language} />
        </span>
      )}
      {!joinedAt && expiresAt && (
        <span className={styles.date}>
          {new Date(expiresAt) > now ? t('Expires') : t('Expired')}{' '}
          <RelativeTime value={expiresAt} now={now} locale={language} />
        </span>
      )}
    </div>
  )
}
