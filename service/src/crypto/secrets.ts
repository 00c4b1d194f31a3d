import {
  type KeyObject,
  createHash,
  createPrivateKey,
  createPublicKey,
  timingSafeEqual,
} from 'node:crypto'
import { type KeyRing, MasterKeys, derive, ringOf } from './key-ring.ts'

/** Keys derived from master keys that never enter the database. */
export interface Secrets {
  masters: MasterKeys
  /** Seals the hashes of passwords, so that a dump of the database alone cannot be guessed at. */
  passwords: KeyRing
  /** Seals letters that wait in the outbox: they carry codes. */
  mails: KeyRing
  /** Seals the secrets of applications for their owners' screen. */
  applicationSecrets: KeyRing
  /** Seals the keys that sign what applications are told of a person. */
  signingKeys: KeyRing
  /** Seals what was answered, for those who ask again. */
  answers: KeyRing
  /** Seals the seeds of authenticator apps. */
  authenticatorApps: KeyRing
  /** Seals what passkeys are asked to sign; it lasts minutes and is stored nowhere. */
  challenges: KeyRing
  /** Seals what a browser keeps of having just signed out. */
  departures: KeyRing
  /** Seals the key of each export's file. */
  exportFiles: KeyRing
  /** Seals what backups say of themselves, so that nobody else can have written one. */
  backups: KeyRing
  /** Seals the key below. */
  signatures: KeyRing
  /**
   * Signs exports, which carry its public half, and the ends of chains of activity. It outlives the master key
   * that it once came from: the data keeps it, and a start puts it here (`signature-key.store.ts`).
   */
  signatureKey: KeyObject
  /** Sign the cookies of the OAuth engine, which last an hour at most: the first does, all are believed. */
  cookieKeys(): string[]
}

export function secretsFrom(given: Buffer | MasterKeys): Secrets {
  const masters = given instanceof MasterKeys ? given : new MasterKeys([given])
  const ring = (purpose: string) => ringOf(masters, purpose)
  return {
    masters,
    passwords: ring('passwords'),
    mails: ring('outbox'),
    applicationSecrets: ring('application secrets'),
    signingKeys: ring('signing keys'),
    answers: ring('answers'),
    authenticatorApps: ring('authenticator apps'),
    challenges: ring('challenges'),
    departures: ring('departures'),
    exportFiles: ring('export files'),
    backups: ring('backups'),
    signatures: ring('signature key'),
    signatureKey: ed25519From(derive(masters.sealing, 'signatures')),
    cookieKeys: () => {
      const others = masters.all.filter((key) => key !== masters.sealing)
      return [masters.sealing, ...others].map((key) =>
        derive(key, 'oauth cookies').toString('base64url'),
      )
    },
  }
}

/** An Ed25519 key is any 32 bytes; this is how PKCS #8 writes one down (RFC 8410). */
function ed25519From(seed: Buffer): KeyObject {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
  return createPrivateKey({ key: Buffer.concat([prefix, seed]), format: 'der', type: 'pkcs8' })
}

export function equalInConstantTime(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

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
