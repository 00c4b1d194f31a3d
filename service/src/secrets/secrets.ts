import {
  createHmac,
  createPrivateKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartupRefused } from '#startup-refused.ts'

/** Keys derived from one master key that never enters the database. */
export interface Secrets {
  /** Mixed into every password hash, so that a dump of the database alone cannot be guessed at. */
  pepper: Buffer
  /** Seals letters that wait in the outbox: they carry codes. */
  mailKey: Buffer
  /** Seals the secrets of applications for their owners' screen. */
  applicationKey: Buffer
  /** Signs the cookies of the OAuth engine. */
  cookieKeys: string[]
  /** Seals the keys that sign what applications are told of a person. */
  signingKeysKey: Buffer
  /** Seals what was answered, for those who ask again. */
  answerKey: Buffer
  /** Encrypts the files of exports where they are kept. */
  exportKey: Buffer
  /** Signs exports, which carry its public half, and the ends of chains of activity. */
  signatureKey: KeyObject
  /** Noted with the data, and tells nothing of the other keys. */
  checkValue: Buffer
  xsrfFor(sessionId: string): string
}

export function secretsFrom(master: Buffer): Secrets {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', master, '', `accord ${purpose}`, 32))
  const xsrfKey = derive('xsrf')
  return {
    pepper: derive('password pepper'),
    mailKey: derive('outbox'),
    applicationKey: derive('application secrets'),
    cookieKeys: [derive('oauth cookies').toString('base64url')],
    signingKeysKey: derive('signing keys'),
    answerKey: derive('answers'),
    exportKey: derive('export files'),
    signatureKey: ed25519From(derive('signatures')),
    checkValue: derive('check value'),
    xsrfFor: (sessionId) => createHmac('sha256', xsrfKey).update(sessionId).digest('base64url'),
  }
}

/** An Ed25519 key is any 32 bytes; this is how PKCS #8 writes one down (RFC 8410). */
function ed25519From(seed: Buffer): KeyObject {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
  return createPrivateKey({ key: Buffer.concat([prefix, seed]), format: 'der', type: 'pkcs8' })
}

/** Reads the master key; only where the product keeps its own data does it make one. */
export function loadMasterKey(file: string, { create }: { create: boolean }): Buffer {
  const key = readKey(file) ?? (create ? makeKey(file) : undefined)
  if (!key) {
    throw new StartupRefused(
      `SECRET_KEY_FILE names ${file}, which does not exist. Put it back or, for a new database, make one: head -c 32 /dev/urandom | base64 > ${file}`,
    )
  }
  if (key.length < 32) {
    throw new StartupRefused(
      `SECRET_KEY_FILE ${file} must hold at least 32 random bytes in base64.`,
    )
  }
  return key
}

function readKey(file: string): Buffer | undefined {
  try {
    return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartupRefused(`SECRET_KEY_FILE ${file} cannot be read: ${(error as Error).message}`)
  }
}

function makeKey(file: string): Buffer {
  const key = randomBytes(32)
  mkdirSync(dirname(file), { recursive: true })
  // Written beside and then linked: a start that is killed here leaves no empty key, and of two first
  // starts both use the one that came first.
  const written = `${file}.${process.pid}`
  writeFileSync(written, `${key.toString('base64')}\n`, { mode: 0o600 })
  try {
    linkSync(written, file)
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readKey(file)!
  } finally {
    rmSync(written)
  }
}

export function equalInConstantTime(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
