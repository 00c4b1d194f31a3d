import { type Kysely, sql } from 'kysely'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { seal, unseal } from './seal.ts'
import type { Secrets } from './secrets.ts'
import { newSigningKeys, rotated, type SigningKeys } from './signing-keys.ts'

type Db = Kysely<Database>

const bound = 'signing keys'

/** Made at the first start; of several first starts all use the one that came first. */
export async function loadSigningKeys(db: Db, secrets: Secrets): Promise<SigningKeys> {
  const found = await findSigningKeys(db, secrets)
  if (found) return found
  await db
    .insertInto('signing_keys')
    .values({ sealed: sealed(secrets, await newSigningKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findSigningKeys(db, secrets))!
}

/** The next ones take over at the next start of each instance. Of two at once one comes after the other. */
export async function rotateSigningKeys(db: Db, secrets: Secrets): Promise<SigningKeys> {
  await loadSigningKeys(db, secrets)
  return inTransaction(db, async (trx) => {
    const before = await findSigningKeys(trx, secrets, { forUpdate: true })
    const { rows } = await sql<{ at: Date }>`select now() as at`.execute(trx)
    const after = await rotated(before!, rows[0]!.at)
    await trx
      .updateTable('signing_keys')
      .set({ sealed: sealed(secrets, after), rotated_at: sql<Date>`now()` })
      .execute()
    return after
  })
}

async function findSigningKeys(
  db: Db,
  { signingKeysKey }: Secrets,
  { forUpdate = false } = {},
): Promise<SigningKeys | undefined> {
  const row = await db
    .selectFrom('signing_keys')
    .select('sealed')
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
  return row && (JSON.parse(unseal(signingKeysKey, row.sealed, bound)) as SigningKeys)
}

function sealed({ signingKeysKey }: Secrets, keys: SigningKeys): Buffer {
  return seal(signingKeysKey, JSON.stringify(keys), bound)
}
