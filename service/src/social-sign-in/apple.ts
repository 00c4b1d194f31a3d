import * as jose from 'jose'
import type { AppleKey } from '#config/social-providers.ts'
import { maxLength, text } from '#connections/oidc/provider-client.ts'

/** Apple accepts a lifetime of up to six months, but each secret is used immediately. */
const secretSeconds = 5 * 60

/** Creates the client secret that Apple requires: a token that the team's key signs. */
export async function createAppleSecret(
  { teamId, keyId, privateKey }: AppleKey,
  { clientId, issuer }: { clientId: string; issuer: string },
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new jose.SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + secretSeconds)
    .sign(await jose.importPKCS8(privateKey, 'ES256'))
}

/**
 * Reads the name, which Apple sends next to the code and only at the first sign-in. It isn't signed, so it's only what
 * the sign-up form begins with.
 */
export function readAppleName(user: string | null): { firstName?: string; lastName?: string } {
  let name: { firstName?: unknown; lastName?: unknown } | undefined
  try {
    name = (JSON.parse(user ?? '{}') as { name?: typeof name } | null)?.name
  } catch {
    return {}
  }
  const firstName = text(name?.firstName, maxLength.name)
  const lastName = text(name?.lastName, maxLength.name)
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) }
}
