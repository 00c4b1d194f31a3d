import {
  type KeyObject,
  createHash,
  createPrivateKey,
  createPublicKey,
  timingSafeEqual,
} from 'node:crypto'
import { type KeyRing, MasterKeys, derive, ringOf } from './key-ring.ts'

/** Keys that are derived from the master keys, which never enter the database. */
export interface Secrets {
  masters: MasterKeys
  /** Encrypts password hashes, so that a database dump alone can't be used for guessing. */
  passwords: KeyRing
  /** Encrypts queued emails, because they contain codes. */
  mails: KeyRing
  /** Encrypts application secrets, which their owners can view. */
  applicationSecrets: KeyRing
  /** Encrypts the secrets that sign events. */
  eventSecrets: KeyRing
  /** Encrypts the keys that sign ID tokens. */
  signingKeys: KeyRing
  /** Encrypts stored responses for repeated requests. */
  answers: KeyRing
  /** Encrypts the seeds of authenticator apps. */
  authenticatorApps: KeyRing
  /** Encrypts the challenges that passkeys sign. They are valid for minutes and stored nowhere. */
  challenges: KeyRing
  /** Encrypts a browser's note that it just signed out. */
  departures: KeyRing
  /** Encrypts the key of each export's file. */
  exportFiles: KeyRing
  /** Encrypts the manifests of backups, so that no one else can have written one. */
  backups: KeyRing
  /** Encrypts the key below. */
  signatures: KeyRing
  /**
   * Signs the ends of activity chains, and exports, which contain the public key. It outlives the master key that it
   * was first derived from. The data stores it, and each start loads it here (`signing-keys.store.ts`).
   */
  signatureKey: KeyObject
  /**
   * Keys that sign the OAuth engine's cookies, which last an hour at most. The first key signs, and all of them
   * verify.
   */
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
    eventSecrets: ring('event secrets'),
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

/** An Ed25519 key can be any 32 bytes. This is its PKCS #8 form (RFC 8410). */
export function ed25519From(seed: Buffer): KeyObject {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
  return createPrivateKey({ key: Buffer.concat([prefix, seed]), format: 'der', type: 'pkcs8' })
}

export function equalInConstantTime(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Returns the public key in X.509 form. */
export function publicKeyOf(key: KeyObject): Buffer {
  return createPublicKey(key).export({ format: 'der', type: 'spki' })
}

/** Returns the SHA-256 of the public key in hex, which people compare. */
export function fingerprintOf(publicKey: Buffer): string {
  return createHash('sha256').update(publicKey).digest('hex')
}

/** Returns the beginning of the fingerprint, which signatures use to name their key. */
export function keyIdOf(publicKey: Buffer): string {
  return fingerprintOf(publicKey).slice(0, 16)
}
