import type { KeyObject } from 'node:crypto'
import type { Json } from '../canonical.ts'
import { faultOfSignature, type Signature, signed, timeSaid } from '../signed.ts'

/** Where a chain begins that was cut: its last row that is gone. */
export interface Floor {
  organizationId: string
  position: string
  hash: Buffer
  /** What happened before this time was removed. */
  before: Date
  at: Date
}

export interface SignedFloor extends Floor, Signature {}

export function signFloor(floor: Floor, key: KeyObject): SignedFloor {
  return { ...floor, ...signed(saidBy(floor), key) }
}

/** What is wrong with a floor, by the public half of the key that must have signed it. */
export function faultOfFloor(floor: SignedFloor, publicKey: Buffer): string | undefined {
  return faultOfSignature(floor, { what: 'floor', said: () => saidBy(floor), publicKey })
}

/** This form is for good: another one gets another number. */
function saidBy({ organizationId, position, hash, before, at }: Floor): Json {
  return {
    format: 'accord activity floor 1',
    organization: organizationId,
    position,
    hash: hash.toString('hex'),
    before: timeSaid(before),
    at: timeSaid(at),
  }
}
