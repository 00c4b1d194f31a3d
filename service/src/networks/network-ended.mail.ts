import { type EmailContext, composeEmail, productName } from '#mail/compose-email.ts'
import type { Manager } from '#data/organizations/managers.store.ts'

interface EndedInNetwork {
  network: string
  /** The organization that was in the network. */
  organization: { id: string; name: string }
  owner: string
  manager: Manager
}

/** This email goes to admins and owners of an organization that the network's owner removed. */
export function removedFromNetworkMail(context: EmailContext, ended: EndedInNetwork) {
  const { t } = context
  const { network, organization, owner } = ended
  return toMember(context, ended, {
    kind: 'network_member_removed',
    subject: t('Your organization was removed from the network “{{network}}”', { network }),
    first: t(
      'The network’s owner, “{{owner}}”, removed {{organization}} from the network “{{network}}”.',
      { owner, organization: organization.name, network },
    ),
  })
}

/** This email goes to admins and owners of an organization whose network was deleted. */
export function networkDeletedMail(context: EmailContext, ended: EndedInNetwork) {
  const { t } = context
  const { network, organization, owner } = ended
  return toMember(context, ended, {
    kind: 'network_deleted',
    subject: t('The network “{{network}}” was deleted', { network }),
    first: t(
      'The network’s owner, “{{owner}}”, deleted the network “{{network}}”, which {{organization}} had joined.',
      { owner, network, organization: organization.name },
    ),
  })
}

function toMember(
  context: EmailContext,
  { organization, owner, manager }: EndedInNetwork,
  { kind, subject, first }: { kind: string; subject: string; first: string },
) {
  const { t } = context
  return composeEmail(context, {
    kind,
    to: manager.email,
    subject,
    greeting: t('Hello {{name}},', { name: manager.first_name }),
    paragraphs: [
      first,
      t(
        '“{{owner}}” can no longer read the data that {{organization}} shared through the network. Your other networks aren’t affected.',
        { owner, organization: organization.name },
      ),
    ],
    action: { label: t('View your networks'), url: `/organization/${organization.id}/networks` },
    footnote: becauseYouManage(context, organization.name),
  })
}

interface LeftNetwork extends Omit<EndedInNetwork, 'organization'> {
  networkId: string
  organization: string
}

/** This email goes to admins and owners of the network's organization. */
export function networkLeftMail(
  context: EmailContext,
  { networkId, network, organization, owner, manager }: LeftNetwork,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'network_left',
    to: manager.email,
    subject: t('An organization left the network {{network}}', { network }),
    greeting: t('Hello {{name}},', { name: manager.first_name }),
    paragraphs: [
      t('The organization “{{organization}}” left the network {{network}}.', {
        organization,
        network,
      }),
      t(
        '{{owner}} can no longer read that organization’s data through the network. You can invite the organization again.',
        { owner },
      ),
    ],
    action: { label: t('View network'), url: `/network/${networkId}/organizations` },
    footnote: becauseYouManage(context, owner),
  })
}

function becauseYouManage(context: EmailContext, organization: string): string {
  const { config, t } = context
  return t('You’re receiving this email because you manage {{organization}} in {{product}}.', {
    organization,
    product: productName(config),
  })
}
