import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { periodic } from '#jobs/periodic.ts'
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

const failed = 'looking for rotated signing keys failed, trying again soon'

/** So that a rotation reaches every process by itself. */
export function startSigningKeysWatch({ db, secrets, signingKeys, log }: Parts, every = minute) {
  const run = async () => {
    const found = await loadSigningKeys(db, secrets)
    if (found.current.ES256.kid !== signingKeys.current.ES256.kid) Object.assign(signingKeys, found)
  }
  return periodic(log, [{ every, failed, run }])
}
