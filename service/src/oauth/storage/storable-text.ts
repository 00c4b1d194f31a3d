import { type AdapterPayload, errors } from 'oidc-provider'
import { firstUnstorable } from '#database/unstorable.ts'

/** Several times what the longest honest request needs; who pushes more of them fills the database. */
const mostCharacters = 16 * 1024

/** The engine keeps parameters as an application sent them; those that cannot be kept are refused. */
export function storableText(payload: AdapterPayload): string {
  if (firstUnstorable(payload) !== undefined) {
    throw new errors.InvalidRequest('a parameter contains characters that cannot be stored')
  }
  const text = JSON.stringify(payload)
  if (text.length > mostCharacters) throw new errors.InvalidRequest('the request is too long')
  return text
}
