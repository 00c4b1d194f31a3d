import type { Member } from '@accord/contract/members.ts'
import { useWords } from '../../language/words.ts'
import { broughtWords } from '../../rights/role-words.ts'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { ShortDate } from '../../ui/text/short-date.tsx'
import { useNow } from '../../ui/text/use-now.ts'
import styles from '../../ui/layout/person-row.module.css'

/** Since when, and for invitations until when. */
export function MemberDates({ member }: { member: Member }) {
  const { t } = useWords()
  const now = useNow()
  const { joinedAt, invitedAt, expiresAt, broughtBy } = member
  const at = joinedAt ?? invitedAt

  return (
    <div className={styles.dates}>
      {at && (
        <span className={styles.date}>
          {joinedAt ? t('Joined') : t('Invited')} <ShortDate value={at} now={now} />
        </span>
      )}
      {!joinedAt && expiresAt && (
        <span className={styles.date}>
          {new Date(expiresAt) > now ? t('Expires') : t('Expired')}{' '}
          <RelativeTime value={expiresAt} now={now} />
        </span>
      )}
      {broughtBy !== undefined && (
        <span className={styles.brought}>
          {broughtBy
            ? broughtWords(
                { application: broughtBy.name, organization: broughtBy.organization.name },
                t,
              )
            : t('Brought by an application that is gone')}
        </span>
      )}
    </div>
  )
}
