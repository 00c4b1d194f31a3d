import type { Invitation } from '@accord/contract/invitations.ts'
import { effectiveRole } from '@accord/contract/rules/roles.ts'
import { useWords } from '../language/words.ts'
import { roleMeaning, roleNames } from '../rights/role-words.ts'
import { absoluteTime } from '../ui/text/time-words.ts'
import { useNow } from '../ui/text/use-now.ts'
import styles from './invitation-details.module.css'
import { AnsweringFacts, Fact } from './invitation-facts.tsx'

/** Who invites to what as what, until when, and which account would answer. */
export function InvitationDetails({ invitation }: { invitation: Invitation }) {
  const { t, language } = useWords()
  const { organization, invitedBy, roles, expiresAt } = invitation
  const highest = effectiveRole(roles)
  const now = useNow()

  return (
    <dl className={styles.details}>
      <Fact term={t('Organization')}>{organization.name}</Fact>
      <Fact term={t('Invited by')}>{invitedBy ?? t('Somebody who manages it')}</Fact>
      <Fact term={t('Roles')} meaning={highest && roleMeaning(highest, t)}>
        {roleNames(roles, t)}
      </Fact>
      {organization.secondFactorFrom && (
        <Fact
          term={t('Second factor')}
          meaning={t('You can join without one, and set it up before you act there.')}
        >
          {required(new Date(organization.secondFactorFrom))}
        </Fact>
      )}
      <AnsweringFacts expiresAt={expiresAt} />
    </dl>
  )

  function required(from: Date): string {
    const time = absoluteTime(from, language)
    return from <= now
      ? t('Required since {{time}}.', { time })
      : t('Required from {{time}} on.', { time })
  }
}
