import type { Invitation } from '@accord/contract/members.ts'
import { effectiveRole } from '@accord/contract/roles.ts'
import { useWords } from '../language/words.ts'
import { usePerson } from '../session/session.api.ts'
import { useNow } from '../shell/use-now.ts'
import { RelativeTime } from '../ui/relative-time.tsx'
import styles from './invitation-details.module.css'
import { roleMeaning, roleNames } from './role-words.ts'

/** Who invites to what as what, until when, and which account would answer. */
export function InvitationDetails({ invitation }: { invitation: Invitation }) {
  const { t, language } = useWords()
  const now = useNow()
  const person = usePerson()
  const { organization, invitedBy, roles, expiresAt } = invitation
  const highest = effectiveRole(roles)

  return (
    <dl className={styles.details}>
      <div>
        <dt>{t('Organization')}</dt>
        <dd>{organization.name}</dd>
      </div>
      <div>
        <dt>{t('Invited by')}</dt>
        <dd>{invitedBy ?? t('Somebody who manages it')}</dd>
      </div>
      <div>
        <dt>{t('Roles')}</dt>
        <dd>
          {roleNames(roles, t)}
          {highest && <div className={styles.meaning}>{roleMeaning(highest, t)}</div>}
        </dd>
      </div>
      <div>
        <dt>{t('Expires')}</dt>
        <dd>
          <RelativeTime value={expiresAt} now={now} locale={language} />
        </dd>
      </div>
      <div>
        <dt>{t('Your account')}</dt>
        <dd>
          {person.firstName} {person.lastName}
          {person.email && <div className={styles.meaning}>{person.email}</div>}
        </dd>
      </div>
    </dl>
  )
}
