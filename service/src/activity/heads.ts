import type { KeyObject } from 'node:crypto'
import type { Json } from './canonical.ts'
import { faultOfSignature, type Signature, signed, timeSaid } from './signed.ts'

/** The end of a chain at a time: its newest row. */
export interface Head {
  organizationId: string
  position: string
  hash: Buffer
  at: Date
}

export interface SignedHead extends Head, Signature {}

export function signHead(head: Head, key: KeyObject): SignedHead {
  return { ...head, ...signed(saidBy(head), key) }
}

/** What is wrong with a head, by the public half of the key that must have signed it. */
export function faultOfHead(head: SignedHead, publicKey: Buffer): string | undefined {
  return faultOfSignature(head, { what: 'head', said: () => saidBy(head), publicKey })
}

/** This form is for good: another one gets another number. */
function saidBy({ organizationId, position, hash, at }: Head): Json {
  return {
    format: 'accord activity head 1',
    organization: organizationId,
    position,
    hash: hash.toString('hex'),
    at: timeSaid(at),
  }
}
