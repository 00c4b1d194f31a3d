import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import { useWords } from '../../language/words.ts'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/use-now.ts'
import styles from './network-organizations.module.css'

/** Since when, by whom, and for invitations until when. */
export function NetworkOrganizationDates({ place }: { place: NetworkInvitation }) {
  const { t } = useWords()
  const now = useNow()
  const { acceptedAt, createdAt, expiresAt, expired, invitedBy } = place

  return (
    <div className={styles.dates}>
      <div className={styles.date}>
        {acceptedAt ? t('Joined') : t('Invited')}{' '}
        <RelativeTime value={acceptedAt ?? createdAt} now={now} />
      </div>
      {!acceptedAt && (
        <div className={styles.date}>
          {expired ? t('Expired') : t('Expires')} <RelativeTime value={expiresAt} now={now} />
        </div>
      )}
      {invitedBy && <div>{t('Invited by {{person}}', { person: invitedBy })}</div>}
    </div>
  )
}
