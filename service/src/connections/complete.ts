import type { StoredSettings } from '#database/tables/connections.ts'

/** Whether the settings contain everything that a sign-in needs. */
export function isComplete({ saml, issuer, clientId }: StoredSettings): boolean {
  return saml !== undefined || (issuer !== undefined && clientId !== undefined)
}

/** What decides who can vouch for people, and whom they vouch for. Secrets and certificates can be replaced freely. */
export function isOtherProvider(before: StoredSettings, after: StoredSettings): boolean {
  const partsOf = ({ issuer, clientId, saml }: StoredSettings) =>
    JSON.stringify([issuer, clientId, saml?.entityId, saml?.redirectUrl, saml?.subjectAttribute])
  return partsOf(before) !== partsOf(after)
}
