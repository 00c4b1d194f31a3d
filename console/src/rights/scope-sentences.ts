import {
  levelsOf,
  scopeEntities,
  type ScopeEntity,
  type ScopeLevel,
} from '@accord/contract/rules/scopes.ts'
import type { Translate } from '../language/words.ts'

/** What can be shared, by the name that people know. */
export function entityName(entity: ScopeEntity, t: Translate): string {
  return {
    user: t('User'),
    application: t('Application'),
    organization: t('Organization'),
    resource: t('Resource'),
    profile: t('Profile'),
    referral: t('Referral'),
    survey: t('Survey'),
    transaction: t('Transaction'),
    network: t('Network'),
    'service-account': t('Service account'),
  }[entity]
}

export function levelName(level: ScopeLevel, t: Translate): string {
  return { none: t('None'), read: t('Read-only'), manage: t('Manage') }[level]
}

/** What a level lets an application do, in the words of those who decide on it. */
export function scopeSentence(entity: ScopeEntity, level: ScopeLevel, t: Translate): string {
  if (level === 'none') return t('No access.')
  const own = ownSentence(entity, level, t)
  if (own) return own
  const things = entityName(entity, t).toLowerCase()
  return level === 'read'
    ? t('See all {{things}} data.', { things })
    : t('See, add, change and delete {{things}} data.', { things })
}

/** Of those that have more to say than the rest. */
function ownSentence(
  entity: ScopeEntity,
  level: 'read' | 'manage',
  t: Translate,
): string | undefined {
  const sentences: Partial<Record<ScopeEntity, Record<'read' | 'manage', string>>> = {
    user: {
      read: t('See your name and e-mail address.'),
      manage: t('See your name and e-mail address, and change your name.'),
    },
    application: {
      read: t('See which applications there are and what they may do.'),
      manage: t('Register applications, change them, and revoke what was authorized.'),
    },
    profile: {
      read: t('See who belongs to the organization, and in which roles.'),
      manage: t('Invite and remove people, and change their roles.'),
    },
    survey: {
      read: t('See surveys and their answers.'),
      manage: t('Create, change and delete surveys and their answers.'),
    },
    transaction: {
      read: t('See transactions.'),
      manage: t('Record, change and delete transactions.'),
    },
    'service-account': {
      read: t('See service accounts.'),
      manage: t('Act by itself, without a person being signed in.'),
    },
  }
  return sentences[entity]?.[level]
}

export interface GrantedScope {
  entity: ScopeEntity
  level: 'read' | 'manage'
}

/** Each entity once, at its highest level; what can be changed before what can only be seen. */
export function grantedScopes(scopes: readonly string[]): GrantedScope[] {
  const levels = levelsOf(scopes)
  const at = (level: 'read' | 'manage') =>
    scopeEntities.filter((entity) => levels[entity] === level).map((entity) => ({ entity, level }))
  return [...at('manage'), ...at('read')]
}

const mostNamed = 3

/** 'Manage: Survey · Read-only: User, Application and 2 more', or as many by name as are asked for. */
export function scopeSummary(scopes: readonly string[], t: Translate, most = mostNamed): string {
  const granted = grantedScopes(scopes)
  const parts = (['manage', 'read'] as const).flatMap((level) => {
    const names = granted
      .filter((scope) => scope.level === level)
      .map(({ entity }) => entityName(entity, t))
    return names.length > 0 ? [`${levelName(level, t)}: ${listed(names, t, most)}`] : []
  })
  return parts.join(' · ') || t('No access.')
}

function listed(names: readonly string[], t: Translate, most: number): string {
  // One that stands for itself is shorter than 'and 1 more'.
  if (names.length <= most + 1) return names.join(', ')
  const shown = names.slice(0, most).join(', ')
  return t('{{names}} and {{count}} more', { names: shown, count: names.length - most })
}
