import { invalidInput } from '@accord/contract/errors.ts'
import type { ApplicationKind } from '@accord/contract/rules/application-kinds.ts'
import { redirectUriError } from '@accord/contract/rules/redirect-uris.ts'
import { RequestError } from '#request-error.ts'

/** Rejects addresses that don't fit the kind of application, with an error for each of them. */
export function requireFitting(
  kind: ApplicationKind,
  field: 'redirectUris' | 'postLogoutUris',
  uris: readonly string[],
) {
  const complaints = uris.flatMap((uri, index) => {
    const complaint = redirectUriError(uri, kind)
    return complaint === undefined ? [] : [[`${field}.${index}`, complaint]]
  })
  if (complaints.length > 0) {
    throw new RequestError(invalidInput, { fields: Object.fromEntries(complaints) })
  }
}

const details = ['name', 'description'] as const

export function changedDetails(
  stored: { name: string; description: string },
  wanted: { name?: string; description?: string },
) {
  return details.filter((field) => wanted[field] !== undefined && wanted[field] !== stored[field])
}

export function differenceOf<One>(before: readonly One[], after: readonly One[]) {
  return {
    added: after.filter((one) => !before.includes(one)),
    removed: before.filter((one) => !after.includes(one)),
  }
}

interface SignInSettings {
  pkce_optional: boolean
  require_pkce: boolean
  id_token_alg: 'ES256' | 'RS256'
  claims_in_id_token: boolean
}

/** Returns the sign-in settings that a request changes, by the names that the activity uses. */
export function settingsChanged(stored: SignInSettings, wanted: Partial<SignInSettings>) {
  return differenceOf(inWords(stored), inWords({ ...stored, ...wanted })).added
}

function inWords(settings: SignInSettings) {
  const { pkce_optional, require_pkce, id_token_alg, claims_in_id_token } = settings
  return [
    pkce_optional ? 'pkce_optional' : 'pkce_required',
    require_pkce ? 'direct_pkce_required' : 'direct_pkce_optional',
    id_token_alg,
    claims_in_id_token ? 'claims_in_id_token' : 'claims_at_userinfo',
  ] as const
}
