import { createHash, createPublicKey, type KeyObject } from 'node:crypto'

/** The public half, as X.509 writes it. */
export function publicKeyOf(key: KeyObject): Buffer {
  return createPublicKey(key).export({ format: 'der', type: 'spki' })
}

/** SHA-256 of the public key, in hex: what people compare. */
export function fingerprintOf(publicKey: Buffer): string {
  return createHash('sha256').update(publicKey).digest('hex')
}

/** Short, for signatures to say which key they are by: the beginning of the fingerprint. */
export function keyIdOf(publicKey: Buffer): string {
  return fingerprintOf(publicKey).slice(0, 16)
}
