import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { keyIdOf, publicKeyOf } from '#secrets/signature-key.ts'
import { canonical } from './canonical.ts'

/** The end of a chain at a time: its newest row. */
export interface Head {
  organizationId: string
  position: string
  hash: Buffer
  at: Date
}

export interface SignedHead extends Head {
  keyId: string
  signature: Buffer
}

export function signHead(head: Head, key: KeyObject): SignedHead {
  return {
    ...head,
    keyId: keyIdOf(publicKeyOf(key)),
    signature: sign(null, bytesOf(head), key),
  }
}

/** What is wrong with a head, by the public half of the key that must have signed it. */
export function faultOfHead(head: SignedHead, publicKey: Buffer): string | undefined {
  const own = keyIdOf(publicKey)
  if (head.keyId !== own) {
    return `row ${head.position}: its head was signed with the key ${head.keyId}, and the key here is ${own}`
  }
  const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' })
  return isTime(head.at) && verify(null, bytesOf(head), key, head.signature)
    ? undefined
    : `row ${head.position}: the signature of its head is not right`
}

/** What the database holds may be no time that can be written. */
export function isTime(at: unknown): at is Date {
  return at instanceof Date && !Number.isNaN(at.getTime())
}

/** This form is for good: another one gets another number. */
function bytesOf({ organizationId, position, hash, at }: Head): Buffer {
  const said = {
    format: 'accord activity head 1',
    organization: organizationId,
    position,
    hash: hash.toString('hex'),
    at: at.toISOString(),
  }
  return Buffer.from(canonical(said))
}
