import { type KeyObject, randomBytes } from 'node:crypto'
import { streamTokenBound } from './rotation/sealed-columns.ts'
import { type Secrets, ed25519From, publicKeyOf } from './secrets.ts'

/** The keys that sign an endpoint's events. They're created, replaced and removed together. */
export interface SigningSecret {
  /** The key of the HMAC signature, which the receiver has too. */
  hmac: Buffer
  ed25519: KeyObject
}

type Ring = Pick<Secrets, 'eventSecrets'>

const length = 32

/** Creates the keys of an endpoint, encrypted for its row. */
export function newSigningSecret({ eventSecrets }: Ring, endpointId: string): Buffer {
  return eventSecrets.seal(randomBytes(2 * length).toString('base64'), endpointId)
}

export function openSigningSecret(
  { eventSecrets }: Ring,
  sealed: Buffer,
  endpointId: string,
): SigningSecret {
  const bytes = Buffer.from(eventSecrets.unseal(sealed, endpointId), 'base64')
  return { hmac: bytes.subarray(0, length), ed25519: ed25519From(bytes.subarray(length)) }
}

interface StoredSecrets {
  id: string
  secret: Buffer
  previous_secret: Buffer | null
  previous_secret_until: Date | null
}

/** The secrets that sign at a time: the current one, and the previous one while they overlap. */
export function openSigningSecrets(
  ring: Ring,
  { id, secret, previous_secret, previous_secret_until }: StoredSecrets,
  at: Date,
): SigningSecret[] {
  const isPreviousUsed = previous_secret !== null && previous_secret_until! > at
  const sealed = isPreviousUsed ? [secret, previous_secret] : [secret]
  return sealed.map((one) => openSigningSecret(ring, one, id))
}

/** The current secret of an endpoint, for the receiver's configuration. */
export function showSigningSecret(
  ring: Ring,
  { id, secret }: Pick<StoredSecrets, 'id' | 'secret'>,
): string {
  return formatSigningSecret(openSigningSecret(ring, secret, id))
}

/** The secret as Standard Webhooks writes it, for the receiver's configuration. */
export function formatSigningSecret({ hmac }: SigningSecret): string {
  return `whsec_${hmac.toString('base64')}`
}

/** The public key as Standard Webhooks writes it. */
export function formatSigningKey({ ed25519 }: SigningSecret): string {
  return `whpk_${publicKeyOf(ed25519).subarray(-length).toString('base64')}`
}

/** Encrypts the token of an audit stream for its row. */
export function sealStreamToken({ eventSecrets }: Ring, token: string, streamId: string): Buffer {
  return eventSecrets.seal(token, streamTokenBound(streamId))
}

export function openStreamToken({ eventSecrets }: Ring, sealed: Buffer, streamId: string): string {
  return eventSecrets.unseal(sealed, streamTokenBound(streamId))
}
