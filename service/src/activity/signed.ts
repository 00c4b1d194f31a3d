import { type KeyObject, createPublicKey, sign, verify } from 'node:crypto'
import { keyIdOf, publicKeyOf } from '#crypto/secrets.ts'

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/**
 * Writes a value as canonical JSON (RFC 8785), without spaces and with sorted names, because hashed or signed data must
 * always have the same bytes. All numbers are whole.
 */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const names = Object.keys(value).toSorted()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name]!)}`).join(',')}}`
}

export interface Signature {
  keyId: string
  signature: Buffer
}

/** Signs the canonical JSON of a value. */
export function signed(said: Json, key: KeyObject): Signature {
  return { keyId: keyIdOf(publicKeyOf(key)), signature: sign(null, bytesOf(said), key) }
}

/** Returns the problem with a signature, which is checked with the signer's public key. */
export function faultOfSignature(
  { keyId, signature, position }: Signature & { position: string },
  { what, said, publicKey }: { what: string; said: () => Json; publicKey: Buffer },
): string | undefined {
  const own = keyIdOf(publicKey)
  if (keyId !== own) {
    return `row ${position}: its ${what} was signed with the key ${keyId}, but this service's key is ${own}`
  }
  const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' })
  return verify(null, bytesOf(said()), key, signature)
    ? undefined
    : `row ${position}: the signature of its ${what} is invalid`
}

/** Whether this is a valid time. The database may contain times that JavaScript can't represent. */
export function isTime(at: unknown): at is Date {
  return at instanceof Date && !Number.isNaN(at.getTime())
}

/** Formats a time for signing. An invalid time was never signed. */
export function timeSaid(at: Date): string | null {
  return isTime(at) ? at.toISOString() : null
}

function bytesOf(said: Json): Buffer {
  return Buffer.from(canonical(said))
}

/** The newest row of a chain at a certain time. */
export interface Head {
  organizationId: string
  position: string
  hash: Buffer
  at: Date
}

export interface SignedHead extends Head, Signature {}

export function signHead(head: Head, key: KeyObject): SignedHead {
  return { ...head, ...signed(headSaidBy(head), key) }
}

/** Returns the problem with a head, whose signature is checked with this public key. */
export function faultOfHead(head: SignedHead, publicKey: Buffer): string | undefined {
  return faultOfSignature(head, { what: 'head', said: () => headSaidBy(head), publicKey })
}

/** This format never changes. A new format gets a new number. */
function headSaidBy({ organizationId, position, hash, at }: Head): Json {
  return {
    format: 'accord activity head 1',
    organization: organizationId,
    position,
    hash: hash.toString('hex'),
    at: timeSaid(at),
  }
}

/** The last removed row of a chain, after which its existing rows start. */
export interface Floor {
  organizationId: string
  position: string
  hash: Buffer
  /** The time before which all activity was removed. */
  before: Date
  at: Date
}

export interface SignedFloor extends Floor, Signature {}

export function signFloor(floor: Floor, key: KeyObject): SignedFloor {
  return { ...floor, ...signed(floorSaidBy(floor), key) }
}

/** Returns the problem with a floor, whose signature is checked with this public key. */
export function faultOfFloor(floor: SignedFloor, publicKey: Buffer): string | undefined {
  return faultOfSignature(floor, { what: 'floor', said: () => floorSaidBy(floor), publicKey })
}

/** This format never changes. A new format gets a new number. */
function floorSaidBy({ organizationId, position, hash, before, at }: Floor): Json {
  return {
    format: 'accord activity floor 1',
    organization: organizationId,
    position,
    hash: hash.toString('hex'),
    before: timeSaid(before),
    at: timeSaid(at),
  }
}
