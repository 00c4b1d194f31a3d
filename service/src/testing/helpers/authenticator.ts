import {
  type JsonWebKey,
  type KeyObject,
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
} from 'node:crypto'
import type { ReplyOf } from '@accord/contract/call.ts'
import { addPasskey, beginPasskey } from '@accord/contract/own-passkeys.ts'
import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from '@accord/contract/factors.ts'
import { ensureHandle } from '#data/users/accounts.store.ts'
import { newChallenge } from '#factors/passkeys/challenges.ts'
import { checkAttestation } from '#factors/passkeys/check-attestation.ts'
import { insertPasskey } from '#factors/passkeys/passkeys.store.ts'
import type { Person } from '#testing/people.ts'
import type { TestService } from '#testing/test-service.ts'

/** Encodes the part of CBOR (RFC 8949) that authenticators use. */
export function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([cborHead(3, bytes.length), bytes])
  }
  if (value instanceof Map) {
    return Buffer.concat([cborHead(5, value.size), ...[...value].flat().map(cbor)])
  }
  throw new Error(`No authenticator writes ${String(value)}.`)
}

function cborHead(kind: number, amount: number): Buffer {
  if (amount < 24) return Buffer.of((kind << 5) | amount)
  if (amount < 256) return Buffer.of((kind << 5) | 24, amount)
  return Buffer.of((kind << 5) | 25, amount >> 8, amount & 255)
}

type Algorithm = 'ES256' | 'EdDSA' | 'RS256'

/** The claims of an authenticator about itself and its owner, and the origin that the browser reports. */
export interface Behaviour {
  origin: string
  algorithm?: Algorithm
  rsaBits?: number
  /** Whether a person was present, and whether the authenticator verified them. */
  present?: boolean
  verified?: boolean
  /** Whether the passkey may be copied to other devices, and whether it was. */
  synced?: boolean
  /** The signature counter that it reports, or undefined if it has none. */
  counter?: number
  /** The algorithm that it claims for its key, instead of the real one. */
  claimed?: number
  /** The ID of its next passkey. */
  credentialId?: Buffer
  /** The values that a foreign page would use instead. */
  rpId?: string
  clientData?: object
}

/** The browser's options that an authenticator reads. */
type AskedToMake = Pick<CreationOptions, 'challenge'> & { rp: { id: string }; user: { id: string } }
type AskedToSign = Pick<RequestOptions, 'challenge' | 'rpId'>

interface Held {
  id: Buffer
  handle: string
  rpId: string
  algorithm: Algorithm
  privateKey: KeyObject
}

const cose = { ES256: -7, EdDSA: -8, RS256: -257 }

/** A passkey in software. It creates the responses of a browser and an authenticator, and can also forge them. */
export class Authenticator {
  behaviour: Behaviour
  held: Held | undefined

  constructor(behaviour: Behaviour) {
    this.behaviour = behaviour
  }

  /** Returns the same key on another device, which belongs to the owner or a thief. */
  copy(changed: Partial<Behaviour> = {}): Authenticator {
    const other = new Authenticator({ ...this.behaviour, ...changed })
    other.held = this.held
    return other
  }

  create(options: AskedToMake): Attestation {
    const { algorithm = 'ES256', rsaBits = 2048 } = this.behaviour
    const { publicKey, privateKey } = keyPair(algorithm, rsaBits)
    const held = {
      id: this.behaviour.credentialId ?? randomBytes(32),
      handle: options.user.id,
      rpId: options.rp.id,
      algorithm,
      privateKey,
    }
    this.held = held
    const length = Buffer.alloc(2)
    length.writeUInt16BE(held.id.length)
    const made = coseKey(algorithm, publicKey.export({ format: 'jwk' }))
    if (this.behaviour.claimed !== undefined) made.set(3, this.behaviour.claimed)
    const key = cbor(made)
    const attested = Buffer.concat([Buffer.alloc(16), length, held.id, key])
    const authData = Buffer.concat([this.#head(held.rpId, { attested: true }), attested])
    const object = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      ...described(held),
      response: {
        clientDataJSON: text(this.#clientData('webauthn.create', options.challenge)),
        attestationObject: text(cbor(object)),
        transports: ['internal'],
      },
    }
  }

  get(options: AskedToSign): Assertion {
    const held = this.held!
    if (this.behaviour.counter !== undefined) this.behaviour.counter += 1
    const clientData = this.#clientData('webauthn.get', options.challenge)
    const authData = this.#head(options.rpId)
    const signed = Buffer.concat([authData, sha256(clientData)])
    const digest = held.algorithm === 'EdDSA' ? null : 'sha256'
    return {
      ...described(held),
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(sign(digest, signed, held.privateKey)),
        userHandle: held.handle,
      },
    }
  }

  #clientData(type: string, challenge: string): Buffer {
    const { origin, clientData } = this.behaviour
    return Buffer.from(
      JSON.stringify({ type, challenge, origin, crossOrigin: false, ...clientData }),
    )
  }

  /** Returns the authenticator data up to the counter: the relying party's hash, the flags, and the counter. */
  #head(rpId: string, { attested = false } = {}): Buffer {
    const { present = true, verified = true, synced = true, counter = 0 } = this.behaviour
    const flags = [present, false, verified, synced, synced, false, attested]
    const head = Buffer.alloc(5)
    head[0] = flags.reduce((byte, flag, bit) => byte | (Number(flag) << bit), 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(this.behaviour.rpId ?? rpId), head])
  }
}

function described({ id }: Held) {
  return { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} }
}

function keyPair(algorithm: Algorithm, rsaBits: number) {
  if (algorithm === 'ES256') return generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return algorithm === 'EdDSA'
    ? generateKeyPairSync('ed25519')
    : generateKeyPairSync('rsa', { modulusLength: rsaBits })
}

/** Encodes a COSE key (RFC 9053). Label 1 is the key type and 3 is the algorithm. The other values depend on them. */
function coseKey(algorithm: Algorithm, { x, y, n, e }: JsonWebKey): Map<number, unknown> {
  const bytes = (part: string | undefined) => Buffer.from(part!, 'base64url')
  const numbers: Record<Algorithm, () => [number, unknown][]> = {
    ES256: () => [
      [1, 2],
      [3, cose.ES256],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ],
    EdDSA: () => [
      [1, 1],
      [3, cose.EdDSA],
      [-1, 6],
      [-2, bytes(x)],
    ],
    RS256: () => [
      [1, 3],
      [3, cose.RS256],
      [-1, bytes(n)],
      [-2, bytes(e)],
    ],
  }
  return new Map(numbers[algorithm]())
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url')
}

function sha256(given: Buffer | string): Buffer {
  return createHash('sha256').update(given).digest()
}

/** Adds a passkey like the console. */
export async function addedBy(
  { as }: Pick<Person, 'as'>,
  authenticator: Authenticator,
  name = 'Phone',
): Promise<ReplyOf<typeof addPasskey>> {
  const { options } = await as.call(beginPasskey, { body: {} })
  return as.call(addPasskey, { body: { name, credential: authenticator.create(options) } })
}

/** Inserts a person's passkey directly. */
export async function createTestPasskey(
  { context }: Pick<TestService, 'context'>,
  { id: userId }: { id: string },
  behaviour: Partial<Behaviour> = {},
): Promise<Authenticator & { id: string }> {
  const { config, db } = context
  const ceremony = { purpose: 'register', userId } as const
  const authenticator = new Authenticator({ origin: config.publicUrl.origin, ...behaviour })
  const handle = await ensureHandle(db, userId)
  const attestation = authenticator.create({
    challenge: newChallenge(context, ceremony),
    rp: { id: config.publicUrl.hostname },
    user: { id: handle.toString('base64url') },
  })
  const made = await checkAttestation(context, attestation, ceremony)
  const row = { ...made!.passkey, user_id: userId, name: 'Security key' }
  const { id } = (await insertPasskey(db, row))!
  return Object.assign(authenticator, { id })
}
