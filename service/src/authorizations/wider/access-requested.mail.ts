import {
  levelsOf,
  type Scope,
  type ScopeEntity,
  scopeEntities,
} from '@accord/contract/rules/scopes.ts'
import { type EmailContext, type Fact, composeEmail, productName } from '#mail/compose-email.ts'
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
    /** The ID of the authorization or the network. */
    place: string
  }
  /** The access that the organization hasn't decided on yet. */
  requested: readonly Right[]
  manager: Manager
}

/** Goes to the admins and owners of an organization that authorized an application. */
export function scopesRequestedMail(
  context: EmailContext,
  { name, owner_name: owner }: Asking,
  { organization, requested, manager }: Asked<Scope>,
) {
  const { config, t } = context
  const page = new URL(`/application-authorization/${organization.place}`, config.publicUrl)
  page.searchParams.set('organization', organization.id)
  return composeEmail(context, {
    kind: 'wider_scopes',
    to: manager.email,
    subject: t('The application “{{application}}” is requesting more access', {
      application: name,
    }),
    greeting: t('Hello {{name}},', { name: manager.first_name }),
    paragraphs: [
      t(
        'The application “{{application}}” from “{{owner}}” is requesting more access than {{organization}} has authorized.',
        { application: name, owner, organization: organization.name },
      ),
      t(
        'Unless an admin or owner of your organization agrees, the application will keep only its current access.',
      ),
    ],
    facts: scopesInWords(context, requested),
    action: { label: t('Review the request'), url: page.href },
    footnote: becauseYouManage(context, organization.name),
  })
}

/** Goes to the admins and owners of an organization in a network. */
export function sharesRequestedMail(
  context: EmailContext,
  { name, owner_name: owner }: Asking,
  { organization, requested, manager }: Asked<ScopeEntity>,
) {
  const { config, t } = context
  const page = new URL(`/organization/${organization.id}/networks`, config.publicUrl)
  // If there are many networks, this one may be on a later page.
  page.searchParams.set('search', name)
  page.hash = organization.place
  return composeEmail(context, {
    kind: 'wider_shares',
    to: manager.email,
    subject: t('The network “{{network}}” is requesting more data', { network: name }),
    greeting: t('Hello {{name}},', { name: manager.first_name }),
    paragraphs: [
      t(
        'The owner of the network “{{network}}”, “{{owner}}”, is asking {{organization}} and the network’s other members to share more data.',
        { network: name, owner, organization: organization.name },
      ),
      t(
        'Unless an admin or owner of your organization agrees, “{{owner}}” can’t read more than it can today.',
        { owner },
      ),
    ],
    facts: [[t('Read access'), formatShares(context, requested)]],
    action: { label: t('Review the request'), url: page.href },
    footnote: becauseYouManage(context, organization.name),
  })
}

function becauseYouManage(context: EmailContext, organization: string): string {
  const { config, t } = context
  return t(
    'You’re receiving this email because you manage {{organization}} in {{product}}. We’ll email you about these requests at most once a day.',
    { organization, product: productName(config) },
  )
}

/** Lists scopes to manage data first, then scopes to read it. Acting in its own name is neither. */
function scopesInWords(context: EmailContext, scopes: readonly Scope[]): Fact[] {
  const { t } = context
  const { 'service-account': alone, ...levels } = levelsOf(scopes)
  const at = (level: 'read' | 'manage') =>
    scopeEntities.filter((entity) => entity !== 'service-account' && levels[entity] === level)
  const facts: [name: string, entities: ScopeEntity[]][] = [
    [t('Manage access'), at('manage')],
    [
      t('Read access'),
      [...at('read'), ...(alone === 'read' ? (['service-account'] as const) : [])],
    ],
  ]
  return [
    ...facts
      .filter(([, entities]) => entities.length > 0)
      .map(([how, entities]): Fact => [how, formatShares(context, entities)]),
    ...(alone === 'manage'
      ? [[t('Service access'), t('can act on its own, without anyone signed in')] as const]
      : []),
  ]
}
