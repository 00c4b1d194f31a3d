import { createPublicKey } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fingerprintOf } from './secrets.ts'

/** Accepts the fingerprint itself, the key in base64, or a PEM file. */
export function fingerprintFrom(given: string): string {
  if (/^[0-9a-f]{64}$/i.test(given)) return given.toLowerCase()
  const text = existsSync(given) ? readFileSync(given, 'utf8') : given
  try {
    const key = text.includes('-----BEGIN')
      ? createPublicKey(text)
      : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return fingerprintOf(key.export({ format: 'der', type: 'spki' }))
  } catch {
    throw new Error('--signed-by must be a public key in PEM or base64, or its fingerprint.')
  }
}
