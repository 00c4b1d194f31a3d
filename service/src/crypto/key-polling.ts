import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { periodic } from '#jobs/periodic.ts'
import { deleteInstance, recordInstance } from './rotation/keys-in-use.store.ts'
import type { Secrets } from './secrets.ts'
import { adoptNewKeys } from './data-key.ts'
import type { SigningKeys } from './signing-keys.ts'
import { loadSigningKeys } from './signing-keys.store.ts'

interface Parts {
  db: Kysely<Database>
  secrets: Secrets
  log: { warn(about: object, sentence: string): void }
}

const fiveSeconds = 5000

/** This happens while the file is being copied or the database is unavailable. The next attempt follows soon. */
const failed = 'could not check the secret keys; will retry soon'

/** Reads the key file every few seconds, and records in the database which keys this process has. */
export async function startKeyPolling(parts: Parts, every = fiveSeconds) {
  const id = randomUUID()
  const looking = periodic(parts.log, [{ every, failed, run: () => look(parts, id) }])
  await looking.runNow()
  return {
    stop: async () => {
      await looking.stop()
      await deleteInstance(parts.db, id).catch(() => {})
    },
  }
}

async function look({ db, secrets: { masters }, log }: Parts, id: string) {
  const unreadable = masters.lookAgain()
  if (unreadable) log.warn({ err: unreadable }, 'the previous keys stay in use')
  const known = () => ({
    id,
    keys: masters.all.map((key) => key.id.toString('hex')),
    sealing: masters.sealing.id.toString('hex'),
  })
  await recordInstance(db, known())
  const before = masters.sealing
  await adoptNewKeys(db, masters)
  if (masters.sealing !== before) await recordInstance(db, known())
}

interface SigningParts {
  db: Kysely<Database>
  secrets: Secrets
  /** The keys that this process signs with, which are updated in place. */
  signingKeys: SigningKeys
  log: { warn(about: object, sentence: string): void }
}

const minute = 60_000

const signingFailed = 'could not load rotated signing keys; will retry soon'

/** Reloads the signing keys regularly, so that a rotation reaches every process. */
export function startSigningKeyPolling(
  { db, secrets, signingKeys, log }: SigningParts,
  every = minute,
) {
  const run = async () => {
    const found = await loadSigningKeys(db, secrets)
    if (found.current.ES256.kid !== signingKeys.current.ES256.kid) Object.assign(signingKeys, found)
  }
  return periodic(log, [{ every, failed: signingFailed, run }])
}
