import type { ClientProof } from '#data/connections/connections.store.ts'
import type { StoredSettings } from '#database/tables/connections.ts'

/** Whether the settings contain everything that a sign-in needs, apart from the proof of Accord's identity. */
export function isComplete({ saml, issuer, clientId }: StoredSettings): boolean {
  return saml !== undefined || (issuer !== undefined && clientId !== undefined)
}

/** Whether Accord can prove its identity in the chosen way. With SAML, it doesn't have to. */
export function hasProof(
  { saml, clientAuthentication }: StoredSettings,
  { clientSecret, key }: ClientProof,
): boolean {
  if (saml !== undefined) return true
  return (clientAuthentication === 'private_key_jwt' ? key : clientSecret) !== undefined
}
