import {
  type Consequence,
  type ConsequenceKind,
  namedConsequences,
} from '@accord/contract/consequences.ts'
import type { ScopeEntity, ScopeLevel } from '@accord/contract/rules/scopes.ts'
import type { Translate } from '../../language/words.ts'
import { entityName, levelName } from '../../rights/scope-sentences.ts'

/** How many of a kind end, fit for one and for many. */
export function endingWords({ kind, count }: Consequence, t: Translate): string {
  return `${kindWords(kind, t)}: ${count}`
}

function kindWords(kind: ConsequenceKind, t: Translate): string {
  return {
    organizations: t('Organizations that end'),
    profiles: t('Organizations that are left'),
    people: t('People who lose their place'),
    contacts: t('Contacts who lose their place'),
    applications: t('Applications that stop'),
    served: t('Organizations that lose what they authorized'),
    authorizations: t('Authorizations that end'),
    narrowed_authorizations: t('Authorizations that allow less'),
    approvals: t('Approvals that end'),
    narrowed_approvals: t('Approvals that allow less'),
    tokens: t('Tokens that end'),
    secrets: t('Secrets that stop working'),
    used_secrets: t('Secrets used in the last 30 days'),
    networks: t('Networks that end'),
    network_members: t('Organizations that lose a network'),
    memberships: t('Networks that are left'),
    invitations: t('Invitations that can no longer be accepted'),
    requests: t('Requests that nobody answers any more'),
    reviews: t('Reviews that end'),
    files: t('Files that can no longer be downloaded'),
    scopes: t('Rights that end'),
    shares: t('Data no longer shared'),
    narrowed_memberships: t('Organizations that share less'),
    sessions: t('Sessions that end'),
    passkeys: t('Passkeys that end'),
    activity: t('Entries of the activity that are no longer kept'),
  }[kind]
}

/** What the first of them are called, on one line. */
export function endingNames({ kind, count, names }: Consequence, t: Translate): string {
  const more = names.length === namedConsequences && count > namedConsequences
  const shown = names.map((name) =>
    kind === 'scopes' || kind === 'shares' ? rightName(name, t) : name,
  )
  return [...shown, ...(more ? ['…'] : [])].join(', ')
}

/** Of a scope or of a share. */
function rightName(name: string, t: Translate): string {
  const [entity, level] = name.split(':') as [ScopeEntity, ScopeLevel?]
  const words = entityName(entity, t)
  return level ? `${words} (${levelName(level, t)})` : words
}
