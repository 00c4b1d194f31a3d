import type { StoredSaml, StoredSettings } from '#database/tables/connections.ts'

/** The settings that decide whose word about people counts. */
export const trustChangeKinds = [
  'issuer',
  'client',
  'secret',
  'key',
  'entity_id',
  'sign_on_address',
  'certificates',
  'metadata_url',
  'attributes',
] as const
export type TrustChange = (typeof trustChangeKinds)[number]

interface Trusted {
  settings: StoredSettings
  proof: { clientSecret?: string; key?: string }
}

/** Returns which of these settings changed. Names, joining, and roles aren't among them. */
export function trustChanges(before: Trusted, after: Trusted): TrustChange[] {
  const parts: Record<TrustChange, (of: Trusted) => unknown> = {
    issuer: ({ settings }) => settings.issuer,
    client: ({ settings }) => settings.clientId,
    secret: ({ proof }) => proof.clientSecret,
    key: ({ proof }) => proof.key,
    entity_id: ({ settings }) => settings.saml?.entityId,
    sign_on_address: ({ settings }) => settings.saml?.redirectUrl,
    certificates: ({ settings }) => settings.saml?.certificates.toSorted(),
    metadata_url: ({ settings }) => settings.saml?.metadataUrl,
    attributes: ({ settings }) => [settings.saml?.subjectAttribute, settings.saml?.emailAttribute],
  }
  const isSame = (part: (of: Trusted) => unknown) =>
    JSON.stringify(part(before)) === JSON.stringify(part(after))
  return trustChangeKinds.filter((kind) => !isSame(parts[kind]))
}

/** Whether none of the certificates was known before. Nothing then shows that they're the same provider's. */
export function hasOnlyNewCertificates(before?: StoredSaml, after?: StoredSaml): boolean {
  if (!before || !after) return false
  return !after.certificates.some((pem) => before.certificates.includes(pem))
}

/** What decides who can vouch for people, and whom they vouch for. Secrets and certificates can be replaced freely. */
export function isOtherProvider(before: StoredSettings, after: StoredSettings): boolean {
  const partsOf = ({ issuer, clientId, saml }: StoredSettings) =>
    JSON.stringify([issuer, clientId, saml?.entityId, saml?.redirectUrl, saml?.subjectAttribute])
  return partsOf(before) !== partsOf(after)
}
