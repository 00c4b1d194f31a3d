import { createHmac, sign } from 'node:crypto'
import type { SigningSecret } from '#crypto/event-secrets.ts'

export interface Signing {
  /** The current secret, and the previous one while it signs too. */
  secrets: readonly SigningSecret[]
  signsEd25519: boolean
}

/**
 * The headers of a request by Standard Webhooks. Each attempt is signed anew, because receivers reject a signature after
 * five minutes. No library verifies `v1a` yet, so there's always a `v1`.
 */
export function signedHeaders(
  { secrets, signsEd25519 }: Signing,
  { id, at, body }: { id: string; at: Date; body: Buffer },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body])
  const signatures = secrets.flatMap(({ hmac, ed25519 }) => [
    `v1,${createHmac('sha256', hmac).update(signed).digest('base64')}`,
    ...(signsEd25519 ? [`v1a,${sign(null, signed, ed25519).toString('base64')}`] : []),
  ])
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
