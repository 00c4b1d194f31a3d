import type { SecretPrefix } from '#secrets/random-secret.ts'

/** What the tokens of each kind begin with, by the engine's names. */
export const tokenPrefixes: ReadonlyMap<string, SecretPrefix> = new Map([
  ['AccessToken', 'aca'],
  ['ClientCredentials', 'acn'],
  ['RefreshToken', 'acr'],
])
