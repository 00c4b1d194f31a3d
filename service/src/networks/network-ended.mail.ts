import { composeEmail, productName } from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'
import type { Manager } from '#data/organizations/managers.store.ts'

interface EndedInNetwork {
  network: string
  /** The organization that was in it. */
  organization: { id: string; name: string }
  owner: string
  manager: Manager
}

/** To those who manage an organization that the network's owner removed. */
export function removedFromNetworkMail(config: Config, ended: EndedInNetwork) {
  const { network, organization, owner } = ended
  return toMember(config, ended, {
    kind: 'network_member_removed',
    subject: `Your organization was removed from the network “${network}”`,
    first: `Your organization ${organization.name} was removed from the network “${network}” by its owner, “${owner}”.`,
  })
}

/** To those who manage an organization whose network was ended. */
export function networkDeletedMail(config: Config, ended: EndedInNetwork) {
  const { network, organization, owner } = ended
  return toMember(config, ended, {
    kind: 'network_deleted',
    subject: `The network “${network}” has ended`,
    first: `The network “${network}”, which ${organization.name} had joined, was ended by its owner, “${owner}”.`,
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
      `“${owner}” can no longer read what ${organization.name} shared through it. Your other networks are as they were.`,
    ],
    action: { label: 'Open your networks', url: networks.href },
    footnote: becauseYouManage(config, organization.name),
  })
}

interface LeftNetwork extends Omit<EndedInNetwork, 'organization'> {
  networkId: string
  organization: string
}

/** To those who manage the network's owner. */
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
      `${owner} can no longer read what it shared through the network. You can invite it again.`,
    ],
    action: { label: 'Open the network', url: organizations.href },
    footnote: becauseYouManage(config, owner),
  })
}

function becauseYouManage(config: Config, organization: string): string {
  return `This mail came because you manage ${organization} at ${productName(config)}.`
}
