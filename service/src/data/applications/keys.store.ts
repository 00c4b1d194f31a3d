import { randomUUID } from 'node:crypto'
import { retention } from '@accord/contract/retention.ts'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { fromNow } from '#database/moments/periods.ts'
import type { Database } from '#database/tables.ts'
import { isUsedLately, lastUseOf } from '#data/usage/uses.store.ts'
import { randomSecret } from '#secrets/random-secret.ts'
import type { Secrets } from '#secrets/secrets.ts'
import { type FormerRow, seenByFormer } from './keys-seen.store.ts'
import { isLiveSecret } from './live-secrets.store.ts'

type Trx = Transaction<Database>
export type KeyRow = Selectable<Database['application_keys']> & {
  last_used_at: Date | null
  used_lately: boolean
  seen_by_former: FormerRow[]
}

/**
 * Hashed for checking, sealed for its owner's screen. The time is read under the application's lock,
 * unlike `now()`, so that the newest is the one that was made last.
 */
export function insertKey(
  trx: Trx,
  { applicationSecrets }: Pick<Secrets, 'applicationSecrets'>,
  applicationId: string,
): Promise<KeyRow> {
  const id = randomUUID()
  const { value, hash } = randomSecret('acs')
  return trx
    .insertInto('application_keys')
    .values({
      id,
      application_id: applicationId,
      secret_hash: hash,
      sealed: applicationSecrets.seal(value, id),
      last4: value.slice(-4),
      created_at: sql<Date>`clock_timestamp()`,
    })
    .returningAll()
    .returning(sql<null>`null`.as('last_used_at'))
    .returning(sql<boolean>`false`.as('used_lately'))
    .returning(sql<FormerRow[]>`'[]'::json`.as('seen_by_former'))
    .executeTakeFirstOrThrow()
}

/** The newest first; two at most. */
export function listLiveKeys(db: Kysely<Database>, applicationId: string): Promise<KeyRow[]> {
  return db
    .selectFrom('application_keys')
    .selectAll()
    .select(lastUseOf('key', 'application_keys.id').as('last_used_at'))
    .select(isUsedLately('key', 'application_keys.id').as('used_lately'))
    .select(seenByFormer.as('seen_by_former'))
    .where('application_id', '=', applicationId)
    .where(isLiveSecret())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** A newer one takes its place: time enough to hand that one out everywhere. */
export async function letKeyEnd(trx: Trx, id: string) {
  await trx
    .updateTable('application_keys')
    .set({ expires_at: fromNow(retention.secrets.periods.replaced) })
    .where('id', '=', id)
    .execute()
}

/** The only one left never ends by itself, or the application would be without one. */
export async function keepKey(trx: Trx, id: string) {
  await trx.updateTable('application_keys').set({ expires_at: null }).where('id', '=', id).execute()
}

export async function removeKey(trx: Trx, id: string) {
  await trx.deleteFrom('application_keys').where('id', '=', id).execute()
}
