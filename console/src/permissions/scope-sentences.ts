import {
  type ScopeEntity,
  type ScopeLevel,
  levelsOf,
  scopeEntities,
} from '@accord/contract/rules/scopes.ts'
import { entityName } from './data-kinds.ts'
import { labelValue, listValues, type Translate } from '../i18n/translation.ts'

export function levelName(level: ScopeLevel, t: Translate): string {
  return { none: t('None'), read: t('Read-only'), manage: t('Manage') }[level]
}

/** Describes what a level allows an application to do, for the person who decides. */
export function scopeSentence(entity: ScopeEntity, level: ScopeLevel, t: Translate): string {
  if (level === 'none') return t('No access.')
  return level === 'read' ? seeSentence(entity, t) : manageSentence(entity, t)
}

/** Describes what a level allows, for an admin who isn't the person that approved the application. */
export function grantSentence(entity: ScopeEntity, level: ScopeLevel, t: Translate): string {
  if (entity !== 'user') return scopeSentence(entity, level, t)
  return level === 'read'
    ? t('See the name and email address of the person who approved it.')
    : t('See the name and email address of the person who approved it, and change their name.')
}

// This is separate from `manageSentence`, because a network's owner can only read.
function seeSentence(entity: ScopeEntity, t: Translate): string {
  return {
    user: t('See your name and email address.'),
    application: t('See applications and what they can do.'),
    organization: t("See the organization's name, address, and contact information."),
    resource: t('See all resource data.'),
    profile: t("See the organization's members and their roles."),
    referral: t('See all referral data.'),
    survey: t('See surveys and their responses.'),
    transaction: t('See transactions.'),
    network: t('See all network data.'),
    'service-account': t('See service accounts.'),
  }[entity]
}

function manageSentence(entity: ScopeEntity, t: Translate): string {
  return {
    user: t('See your name and email address, and change your name.'),
    application: t('Register and change applications, and revoke authorizations.'),
    organization: t("Change the organization's name, address, and contact information."),
    resource: t('See, add, change, and delete resource data.'),
    profile: t('Invite and remove people, and change their roles.'),
    referral: t('See, add, change, and delete referral data.'),
    survey: t('Create, change, and delete surveys and their responses.'),
    transaction: t('Record, change, and delete transactions.'),
    network: t('See, add, change, and delete network data.'),
    'service-account': t('Act on its own, without anyone signed in.'),
  }[entity]
}

export interface GrantedScope {
  entity: ScopeEntity
  level: 'read' | 'manage'
}

/** Formats a scope, such as 'Survey: Manage'. */
export function grantedScopeName({ entity, level }: GrantedScope, t: Translate): string {
  return labelValue(entityName(entity, t), levelName(level, t))
}

/** Returns each entity once with its highest level, starting with write access. */
export function grantedScopes(scopes: readonly string[]): GrantedScope[] {
  const levels = levelsOf(scopes)
  const at = (level: 'read' | 'manage') =>
    scopeEntities.filter((entity) => levels[entity] === level).map((entity) => ({ entity, level }))
  return [...at('manage'), ...at('read')]
}

/** Lists the requested scopes or shares, such as 'Surveys (Manage), Networks (Read-only)'. */
export function accessNames(requested: readonly string[], t: Translate): string {
  const shares = requested.filter((name): name is ScopeEntity => !name.includes(':'))
  const scopes = grantedScopes(requested).map(({ entity, level }) =>
    t('{{kind}} ({{level}})', { kind: entityName(entity, t), level: levelName(level, t) }),
  )
  return listValues([...scopes, ...shares.map((entity) => entityName(entity, t))])
}

const maxNamed = 3

/**
 * Summarizes scopes, such as 'Manage: Survey · Read-only: User, Application and 2 more'. Each level has at most `max`
 * names.
 */
export function scopeSummary(scopes: readonly string[], t: Translate, max = maxNamed): string {
  const granted = grantedScopes(scopes)
  const parts = (['manage', 'read'] as const).flatMap((level) => {
    const names = granted
      .filter((scope) => scope.level === level)
      .map(({ entity }) => entityName(entity, t))
    if (names.length === 0) return []
    return [labelValue(levelName(level, t), listed(names, t, max))]
  })
  return parts.join(' · ') || t('No access.')
}

function listed(names: readonly string[], t: Translate, max: number): string {
  // A single remaining name is shorter than 'and 1 more'.
  if (names.length <= max + 1) return listValues(names)
  const shown = listValues(names.slice(0, max))
  return t('{{names}} and {{count}} more', { names: shown, count: names.length - max })
}

/** Describes which of a member's data a network's owner can read, for the person who decides. */
export function shareSentence(entity: ScopeEntity, t: Translate): string {
  // An application reads one person's own data, but a network's owner reads an organization's.
  const own: Partial<Record<ScopeEntity, string>> = {
    user: t('See the names and email addresses of people in the organization.'),
    profile: t("See its members' names, email addresses, roles, and join dates."),
    organization: t("See the organization's name, address, and contact information."),
    network: t('See the networks that the organization created or joined.'),
  }
  return own[entity] ?? seeSentence(entity, t)
}

/** Lists the names of the shares on one line. */
export function formatShares(shares: readonly ScopeEntity[], t: Translate): string {
  return listValues(shares.map((entity) => entityName(entity, t))) || t('Shares nothing')
}
