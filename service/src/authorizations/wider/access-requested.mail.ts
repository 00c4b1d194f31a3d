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

/** The application or network that requests more access, and its owner. */
interface Asking {
  name: string
  owner_name: string
}

interface Asked<Right> {
  organization: {
    id: string
    name: string
    /** The ID of its authorization or of the network. */
    place: string
  }
  /** What the organization hasn't decided on yet. */
  requested: readonly Right[]
  manager: Manager
}

/** Goes to the admins and owners of an organization that authorized an application. */
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
    subject: `The application “${name}” requests more access`,
    greeting: `Hello ${manager.first_name},`,
    paragraphs: [
      `The application “${name}” from “${owner}” requests more access than ${organization.name} authorized.`,
      'Until an admin or owner of your organization decides, it keeps the access it has today. If you say no, nothing changes.',
    ],
    facts: scopesInWords(requested),
    action: { label: 'Review the request', url: page.href },
    footnote: becauseYouManage(config, organization.name),
  })
}

/** Goes to the admins and owners of an organization in a network. */
export function sharesRequestedMail(
  config: Config,
  { name, owner_name: owner }: Asking,
  { organization, requested, manager }: Asked<ScopeEntity>,
) {
  const page = new URL(`/organization/${organization.id}/networks`, config.publicUrl)
  // If there are many, the network may be on a later page.
  page.searchParams.set('search', name)
  page.hash = organization.place
  return composeEmail(config, {
    kind: 'wider_shares',
    to: manager.email,
    subject: `The network “${name}” requests more access`,
    greeting: `Hello ${manager.first_name},`,
    paragraphs: [
      `The network “${name}” of “${owner}”, which ${organization.name} joined, asks its members to share more data.`,
      `Until an admin or owner of your organization agrees, “${owner}” can read only what it can read today. If you say no, nothing changes.`,
    ],
    facts: [['To read', formatShares(requested)]],
    action: { label: 'Review the request', url: page.href },
    footnote: becauseYouManage(config, organization.name),
  })
}

function becauseYouManage(config: Config, organization: string): string {
  return `You’re receiving this email because you manage ${organization} in ${productName(config)}. However often it requests more, we’ll email you at most once a day.`
}

/** Lists scopes to manage data first, then scopes to read it. Acting on its own is neither. */
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
    ...(alone === 'manage' ? [['To act', 'on its own, without a signed-in person'] as const] : []),
  ]
}
