import { isRedirect } from '@accord/contract/rules/redirect-uris.ts'

/** Exactly one of those that are registered; any where none is. */
export function takesAnswersAt(
  { redirect_uris: registered }: { redirect_uris: string[] },
  redirect: string,
): boolean {
  return isRedirect(redirect) && (registered.length === 0 || registered.includes(redirect))
}

const details = ['name', 'description'] as const

/** Which of the details a request changes. */
export function changedDetails(
  stored: { name: string; description: string },
  wanted: { name?: string; description?: string },
) {
  return details.filter((field) => wanted[field] !== undefined && wanted[field] !== stored[field])
}

/** What came and what went. */
export function differenceOf<One>(before: readonly One[], after: readonly One[]) {
  return {
    added: after.filter((one) => !before.includes(one)),
    removed: before.filter((one) => !after.includes(one)),
  }
}
