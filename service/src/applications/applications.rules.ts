import type { OrganizationActivityKind } from '@accord/contract/activity.ts'
import type { ApplicationChange } from '@accord/contract/applications.ts'
import { isRedirect } from '@accord/contract/rules/redirect-uris.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import type * as z from 'zod/mini'

interface Stored {
  name: string
  description: string
  scopes: Scope[]
  redirect_uris: string[]
}

/** Exactly one of those that are registered; any where none is. */
export function takesAnswersAt(stored: Pick<Stored, 'redirect_uris'>, redirect: string): boolean {
  const { redirect_uris: registered } = stored
  return isRedirect(redirect) && (registered.length === 0 || registered.includes(redirect))
}

interface Change {
  kind: OrganizationActivityKind
  set: Partial<Stored>
  /** What changed, as activity tells it. */
  words: string
}

/** What a request changes about an application; undefined when it asks for what is there already. */
export function changeOf(
  stored: Stored,
  { scopes, redirectUris, ...details }: z.output<typeof ApplicationChange>,
): Change | undefined {
  if (scopes) {
    const words = differenceInWords(stored.scopes, scopes)
    return words === '' ? undefined : { kind: 'application_scopes_changed', set: { scopes }, words }
  }
  if (redirectUris) {
    if (redirectUris.join(' ') === stored.redirect_uris.join(' ')) return undefined
    const words = differenceInWords(stored.redirect_uris, redirectUris) || 'order'
    return { kind: 'application_redirects_changed', set: { redirect_uris: redirectUris }, words }
  }
  const changed = (['name', 'description'] as const).filter(
    (field) => details[field] !== undefined && details[field] !== stored[field],
  )
  if (changed.length === 0) return undefined
  const set = Object.fromEntries(changed.map((field) => [field, details[field]]))
  return { kind: 'application_updated', set, words: changed.join(', ') }
}

/** '+ survey:read, − user:manage' */
export function differenceInWords(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((one) => !before.includes(one)).map((one) => `+ ${one}`)
  const taken = before.filter((one) => !after.includes(one)).map((one) => `− ${one}`)
  return [...added, ...taken].join(', ')
}
