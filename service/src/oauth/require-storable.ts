import { type AdapterPayload, errors } from 'oidc-provider'
import { firstUnstorable } from '#http/unstorable.ts'

/** The engine keeps parameters as an application sent them; those that cannot be kept are refused. */
export function requireStorable(payload: AdapterPayload) {
  if (firstUnstorable(payload) === undefined) return
  throw new errors.InvalidRequest('a parameter contains characters that cannot be stored')
}
