import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import type { Translate } from '../language/plain-words.ts'
import { entityName, seeSentence } from './scope-sentences.ts'

/** What a network's owner reads of a member that shares this, in the words of those who decide on it. */
export function shareSentence(entity: ScopeEntity, t: Translate): string {
  // An application reads one person's own data; the owner of a network reads an organization's.
  const own: Partial<Record<ScopeEntity, string>> = {
    user: t('See its people: names and e-mail addresses.'),
    profile: t('See its members: names, e-mail addresses, roles and since when.'),
    organization: t('See the details of the organization: name, address and contact.'),
    network: t('See which networks the organization created or joined.'),
  }
  return own[entity] ?? seeSentence(entity, t)
}

/** Their names on one line. */
export function sharesInWords(shares: readonly ScopeEntity[], t: Translate): string {
  return shares.map((entity) => entityName(entity, t)).join(', ') || t('Shares nothing')
}
