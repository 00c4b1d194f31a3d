import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import details from '../../invitations/invitation-details.module.css'
import { AnsweringFacts, Fact } from '../../invitations/invitation-facts.tsx'
import { useWords } from '../../language/words.ts'
import type { AfterJoining } from './after-joining.ts'

type JoinFactsProps = { invitation: NetworkInvitation; next: AfterJoining | undefined }

/** Whose network it is, which organization is invited, and what follows. */
export function JoinFacts({ invitation, next }: JoinFactsProps) {
  const { t } = useWords()
  const { network, organization, expiresAt } = invitation
  return (
    <dl className={details.details}>
      {network.description && (
        <Fact term={t('About')} long>
          {network.description}
        </Fact>
      )}
      <Fact term={t('Owner')}>{network.createdBy.name}</Fact>
      <Fact term={t('Invited')} meaning={organization.city}>
        {organization.name}
      </Fact>
      {next && (
        <Fact term={t('Afterwards')}>
          {next.known
            ? t('You continue to {{host}}.', { host: next.to.host })
            : t('You can continue to {{host}}.', { host: next.to.host })}
        </Fact>
      )}
      <AnsweringFacts expiresAt={expiresAt} />
    </dl>
  )
}
