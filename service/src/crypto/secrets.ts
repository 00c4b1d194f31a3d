import {
  type KeyObject,
  createHash,
  createPrivateKey,
  createPublicKey,
  timingSafeEqual,
} from 'node:crypto'
import { type KeyRing, MasterKeys, derive, ringOf } from './key-ring.ts'

/** The keys that are derived from the master keys. They're never stored in the database. */
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
  /** Encrypts stored responses to repeated requests. */
  answers: KeyRing
  /** Encrypts the seeds of authenticator apps. */
  authenticatorApps: KeyRing
  /** Encrypts the challenges that passkeys sign. They're valid for minutes and aren't stored. */
  challenges: KeyRing
  /** Encrypts the cookie that says that a browser has just signed out. */
  departures: KeyRing
  /** Encrypts the code that says that a person proved their own account, for ten minutes. */
  accountProofs: KeyRing
  /** Encrypts the key of each export's file. */
  exportFiles: KeyRing
  /** Encrypts the manifests of backups, so that no one else could have written them. */
  backups: KeyRing
  /** Encrypts `signatureKey`. */
  signatures: KeyRing
  /**
   * Signs the ends of activity chains, and exports. Both contain the public key. This key remains valid after a
   * rotation of the master key that it was first derived from. It's stored in the data and loaded at each start
   * (`signing-keys.store.ts`).
   */
  signatureKey: KeyObject
  /**
   * Returns the keys that sign the OAuth engine's cookies, which last an hour at most. The first key signs, and all of
   * them verify.
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
    accountProofs: ring('account proofs'),
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

/** Creates an Ed25519 key from any 32 bytes, by way of its PKCS #8 form (RFC 8410). */
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

/** Returns the beginning of the fingerprint, which identifies the key of a signature. */
export function keyIdOf(publicKey: Buffer): string {
  return fingerprintOf(publicKey).slice(0, 16)
}
