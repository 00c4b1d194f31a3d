import { composeEmail, productName } from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'
import type { Manager } from '#data/organizations/managers.store.ts'

interface EndedInNetwork {
  network: string
  /** The organization that was in the network. */
  organization: { id: string; name: string }
  owner: string
  manager: Manager
}

/** Goes to admins and owners of an organization that the network's owner removed. */
export function removedFromNetworkMail(config: Config, ended: EndedInNetwork) {
  const { network, organization, owner } = ended
  return toMember(config, ended, {
    kind: 'network_member_removed',
    subject: `Your organization was removed from the network “${network}”`,
    first: `The network’s owner, “${owner}”, removed ${organization.name} from the network “${network}”.`,
  })
}

/** Goes to admins and owners of an organization whose network was deleted. */
export function networkDeletedMail(config: Config, ended: EndedInNetwork) {
  const { network, organization, owner } = ended
  return toMember(config, ended, {
    kind: 'network_deleted',
    subject: `The network “${network}” was deleted`,
    first: `The network’s owner, “${owner}”, deleted the network “${network}”, which ${organization.name} had joined.`,
  })
}

function toMember(
  config: Config,
  { organization, owner, manager }: EndedInNetwork,
  { kind, subject, first }: { kind: string; subject: string; first: string },
) {
  const networks = new URL(`/organization/${organization.id}/networks`, config.publicUrl)
  return composeEmail(config, {
    kind,
    to: manager.email,
    subject,
    greeting: `Hello ${manager.first_name},`,
    paragraphs: [
      first,
      `“${owner}” can no longer read the data that ${organization.name} shared through it. Your other networks aren’t affected.`,
    ],
    action: { label: 'View your networks', url: networks.href },
    footnote: becauseYouManage(config, organization.name),
  })
}

interface LeftNetwork extends Omit<EndedInNetwork, 'organization'> {
  networkId: string
  organization: string
}

/** Goes to admins and owners of the network's owner. */
export function networkLeftMail(
  config: Config,
  { networkId, network, organization, owner, manager }: LeftNetwork,
) {
  const organizations = new URL(`/network/${networkId}/organizations`, config.publicUrl)
  return composeEmail(config, {
    kind: 'network_left',
    to: manager.email,
    subject: `An organization left the network ${network}`,
    greeting: `Hello ${manager.first_name},`,
    paragraphs: [
      `The organization “${organization}” left the network ${network}.`,
      `${owner} can no longer read the data that it shared through the network. You can invite it again.`,
    ],
    action: { label: 'View network', url: organizations.href },
    footnote: becauseYouManage(config, owner),
  })
}

function becauseYouManage(config: Config, organization: string): string {
  return `You’re receiving this email because you manage ${organization} in ${productName(config)}.`
}
