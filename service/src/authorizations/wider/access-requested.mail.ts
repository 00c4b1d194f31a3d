import {
  levelsOf,
  type Scope,
  type ScopeEntity,
  scopeEntities,
} from '@accord/contract/rules/scopes.ts'
import type { Config } from '#config/config.ts'
import { type Fact, composeEmail, productName } from '#mail/compose-email.ts'
import type { Manager } from '#data/organizations/managers.store.ts'
import { formatShares } from '#data/networks/networks.rules.ts'

/** What asks, and whose it is. */
interface Asking {
  name: string
  owner_name: string
}

interface Asked<Right> {
  organization: {
    id: string
    name: string
    /** Of its authorization, or of the network. */
    place: string
  }
  /** What nobody there decided on yet. */
  requested: readonly Right[]
  manager: Manager
}

/** To those who manage an organization that authorized an application. */
export function scopesRequestedMail(
  config: Config,
  { name, owner_name: owner }: Asking,
  { organization, requested, manager }: Asked<Scope>,
) {
  const page = new URL(`/application-authorization/${organization.place}`, config.publicUrl)
  page.searchParams.set('organization', organization.id)
  return composeEmail(config, {
    kind: 'wider_scopes',
    to: manager.email,
    subject: `The application “${name}” asks for more`,
    greeting: `Hello ${manager.first_name},`,
    paragraphs: [
      `The application “${name}” of “${owner}”, which ${organization.name} authorized, asks for more than you granted.`,
      'Until somebody who manages the organization decides on it, it may do what it may do today. If you refuse, nothing changes.',
    ],
    facts: scopesInWords(requested),
    action: { label: 'Look at what it asks for', url: page.href },
    footnote: becauseYouManage(config, organization.name),
  })
}

/** To those who manage an organization in a network. */
export function sharesRequestedMail(
  config: Config,
  { name, owner_name: owner }: Asking,
  { organization, requested, manager }: Asked<ScopeEntity>,
) {
  const page = new URL(`/organization/${organization.id}/networks`, config.publicUrl)
  // Among many it may stand on a later page.
  page.searchParams.set('search', name)
  page.hash = organization.place
  return composeEmail(config, {
    kind: 'wider_shares',
    to: manager.email,
    subject: `The network “${name}” asks for more`,
    greeting: `Hello ${manager.first_name},`,
    paragraphs: [
      `The network “${name}” of “${owner}”, which ${organization.name} joined, asks its members to share more.`,
      `Until somebody who manages the organization agrees, “${owner}” can read what it can read today. If you refuse, nothing changes.`,
    ],
    facts: [['To read', formatShares(requested)]],
    action: { label: 'Look at what it asks for', url: page.href },
    footnote: becauseYouManage(config, organization.name),
  })
}

function becauseYouManage(config: Config, organization: string): string {
  return `This mail came because you manage ${organization} at ${productName(config)}. However often it asks for more, there is one such mail a day at most.`
}

/** What can be changed before what can only be read; to act by itself is neither. */
function scopesInWords(scopes: readonly Scope[]): Fact[] {
  const { 'service-account': alone, ...levels } = levelsOf(scopes)
  const at = (level: 'read' | 'manage') =>
    scopeEntities.filter((entity) => entity !== 'service-account' && levels[entity] === level)
  const facts: [name: string, entities: ScopeEntity[]][] = [
    ['To manage', at('manage')],
    ['To read', [...at('read'), ...(alone === 'read' ? (['service-account'] as const) : [])]],
  ]
  return [
    ...facts
      .filter(([, entities]) => entities.length > 0)
      .map(([how, entities]): Fact => [how, formatShares(entities)]),
    ...(alone === 'manage'
      ? [['To act', 'by itself, without a person being signed in'] as const]
      : []),
  ]
}
