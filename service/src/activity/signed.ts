import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { keyIdOf, publicKeyOf } from '#secrets/signature-key.ts'
import { canonical, type Json } from './canonical.ts'

export interface Signature {
  keyId: string
  signature: Buffer
}

/** Over the JSON of what is said, of which there is one way to write it. */
export function signed(said: Json, key: KeyObject): Signature {
  return { keyId: keyIdOf(publicKeyOf(key)), signature: sign(null, bytesOf(said), key) }
}

/** What is wrong with a signature, by the public half of the key that must have made it. */
export function faultOfSignature(
  { keyId, signature, position }: Signature & { position: string },
  { what, said, publicKey }: { what: string; said: () => Json; publicKey: Buffer },
): string | undefined {
  const own = keyIdOf(publicKey)
  if (keyId !== own) {
    return `row ${position}: its ${what} was signed with the key ${keyId}, and the key here is ${own}`
  }
  const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' })
  return verify(null, bytesOf(said()), key, signature)
    ? undefined
    : `row ${position}: the signature of its ${what} is not right`
}

/** What the database holds may be no time that can be written. */
export function isTime(at: unknown): at is Date {
  return at instanceof Date && !Number.isNaN(at.getTime())
}

/** A time that is none was never signed. */
export function timeSaid(at: Date): string | null {
  return isTime(at) ? at.toISOString() : null
}

function bytesOf(said: Json): Buffer {
  return Buffer.from(canonical(said))
}
