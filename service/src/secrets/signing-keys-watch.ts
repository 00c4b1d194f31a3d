import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { Secrets } from './secrets.ts'
import type { SigningKeys } from './signing-keys.ts'
import { loadSigningKeys } from './signing-keys.store.ts'

interface Parts {
  db: Kysely<Database>
  secrets: Secrets
  /** What this process signs with; brought up to date in its place. */
  signingKeys: SigningKeys
  log: { warn(about: object, sentence: string): void }
}

const minute = 60_000

/** So that a rotation reaches every process by itself. */
export function startSigningKeysWatch(parts: Parts, everyMilliseconds = minute) {
  const timer = setInterval(() => void learn(parts), everyMilliseconds)
  return { stop: () => clearInterval(timer) }
}

async function learn({ db, secrets, signingKeys, log }: Parts) {
  try {
    const found = await loadSigningKeys(db, secrets)
    if (found.current.ES256.kid !== signingKeys.current.ES256.kid) Object.assign(signingKeys, found)
  } catch (error) {
    log.warn({ err: error }, 'looking for rotated signing keys failed, trying again soon')
  }
}
