import { hash, randomBytes } from 'node:crypto'

/**
 * A secret with 256 random bits. Each kind has a prefix, so that secret scanners can find it. Only the hash is stored.
 */
export interface RandomSecret {
  value: string
  hash: Buffer
}

/** The purpose of each kind of secret. */
export const secretPrefixes = {
  acu: "a person's token",
  acp: "a profile's token",
  acb: 'the session secret kept by the browser',
  aco: 'identifies a browser redirected here by an application',
  acd: 'a known browser',
  ace: 'a sign-up',
  acw: 'a sign-in that is waiting for a second factor',
  acm: 'the code in an email about a new sign-in, which ends that session',
  acc: 'a code in an email',
  acf: 'a sign-in through an identity provider that is in progress',
  acl: 'the code of a setup link',
  acs: "an application's secret",
  aca: "an application's token for a person",
  acn: "an application's token for itself",
  acr: "an application's refresh token",
} as const
export type SecretPrefix = keyof typeof secretPrefixes

export function hasPrefix(value: string, prefix: SecretPrefix): boolean {
  return value.startsWith(`${prefix}_`)
}

/** Whether the token was issued to an application by the OAuth engine, and not to a session. */
export function isApplicationToken(token: string): boolean {
  return hasPrefix(token, 'aca') || hasPrefix(token, 'acn')
}

export function randomSecret(prefix: SecretPrefix): RandomSecret {
  const value = `${prefix}_${randomBytes(32).toString('base64url')}`
  return { value, hash: hashSecret(value) }
}

/** Hashes a secret. A plain hash is enough for values with 256 random bits (ASVS 6.5.2). */
export function hashSecret(value: string): Buffer {
  return hash('sha256', value, 'buffer')
}
