import { condition } from '#database/condition.ts'
import { type Kysely, type RawBuilder, type Selectable, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { isRanked } from '#data/organizations/profiles.store.ts'
import { randomUUID } from 'node:crypto'
import { retention } from '@accord/contract/retention.ts'
import { timeFromNow } from '#database/time.ts'
import { isUsedLately, lastUseOf } from '#data/usage/usage.store.ts'
import { randomSecret } from '#crypto/random-secret.ts'
import type { Secrets } from '#crypto/secrets.ts'

/** The secret currently works. A replaced secret still works for some time. */
export const isLiveSecret = condition<'application_keys'>(
  (of) => `${of('expires_at')} is null or ${of('expires_at')} > now()`,
)

interface Person {
  id: string
  firstName: string
  lastName: string
}

/**
 * Records that someone viewed secrets, in the same transaction as the response. Returns whether they saw one of them
 * for the first time.
 */
export async function recordSecretViewed(
  trx: Transaction<Database>,
  keys: readonly { id: string }[],
  { id: userId, firstName, lastName }: Person,
): Promise<boolean> {
  if (keys.length === 0) return false
  const name = `${firstName} ${lastName}`
  const rows = await trx
    .insertInto('keys_seen')
    .values(keys.map((key) => ({ key_id: key.id, user_id: userId, name })))
    .onConflict((conflict) =>
      conflict.columns(['key_id', 'user_id']).doUpdateSet({ name, at: sql<Date>`now()` }),
    )
    // If the row existed before, it contains the version that this statement replaces.
    .returning(sql<boolean>`xmax = 0`.as('new'))
    .execute()
  return rows.some((row) => row.new)
}

export interface ViewedSecretRow {
  id: string
  application_id: string
  application_name: string
  last4: string
  at: Date
  expires_at: Date | null
}

/**
 * Lists active secrets of an organization's applications that any of these people viewed, ordered by the application's
 * name.
 */
export async function listSecretsViewedBy(
  db: Kysely<Database>,
  organizationId: string,
  users: readonly string[],
): Promise<ViewedSecretRow[]> {
  const { rows } = await sql<ViewedSecretRow>`
    select k.id, k.last4, k.expires_at, max(s.at) as at, a.id as application_id, a.name as application_name
    from keys_seen s
    join application_keys k on k.id = s.key_id
    join applications a on a.id = k.application_id
    where s.user_id = any (${users}::uuid[]) and a.organization_id = ${organizationId} and ${isLiveSecret('k')}
    group by k.id, a.id
    order by lower(a.name), a.id, k.created_at desc, k.id`.execute(db)
  return rows
}

/** Counts the secrets that any of several people viewed. `users` selects the people. */
export async function countSecretsViewedBy(
  db: Kysely<Database>,
  organizationId: string,
  users: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct k.id)::int as count
    from keys_seen s
    join application_keys k on k.id = s.key_id
    join applications a on a.id = k.application_id
    where s.user_id in (${users}) and a.organization_id = ${organizationId} and ${isLiveSecret('k')}`.execute(
    db,
  )
  return rows[0]!.count
}

/**
 * Returns the time before which views of an organization's active secrets weren't all recorded, or null if all of them
 * were.
 */
export async function viewsRecordedSince(
  db: Kysely<Database>,
  organizationId: string,
): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select max(k.seen_recorded_from) as since
    from application_keys k join applications a on a.id = k.application_id
    where a.organization_id = ${organizationId} and ${isLiveSecret('k')}
      and k.created_at < k.seen_recorded_from`.execute(db)
  return rows[0]!.since
}

/** In JSON, times are text. */
export interface FormerViewerRow {
  name: string
  at: string
}

/**
 * Selects people who viewed a key's secret and are no longer members of its organization. Contacts count as former
 * members, because anyone who left can become a contact.
 */
export const viewedByFormerMembers = sql<FormerViewerRow[]>`array_to_json(array(
  select json_build_object('name', s.name, 'at', s.at)
  from keys_seen s
  where s.key_id = application_keys.id and not exists (select from profiles p
    join applications a on a.organization_id = p.organization_id
    where a.id = application_keys.application_id and p.user_id = s.user_id
      and ${isRanked('p')})
  order by s.at, s.user_id))`

type Trx = Transaction<Database>
export type KeyRow = Selectable<Database['application_keys']> & {
  last_used_at: Date | null
  used_lately: boolean
  seen_by_former: FormerViewerRow[]
}

/**
 * Stores a secret, hashed for verification and encrypted so that its owner can view it. Unlike `now()`, the time is
 * read under the application's lock, so that the newest key is the one that was created last.
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
    .returning(sql<FormerViewerRow[]>`'[]'::json`.as('seen_by_former'))
    .executeTakeFirstOrThrow()
}

/** Lists active keys, newest first. There are at most two. */
export function listLiveKeys(db: Kysely<Database>, applicationId: string): Promise<KeyRow[]> {
  return db
    .selectFrom('application_keys')
    .selectAll()
    .select(lastUseOf('key', 'application_keys.id').as('last_used_at'))
    .select(isUsedLately('key', 'application_keys.id').as('used_lately'))
    .select(viewedByFormerMembers.as('seen_by_former'))
    .where('application_id', '=', applicationId)
    .where(isLiveSecret())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Lets a replaced key expire later, so that there is time to deploy the new one. */
export async function expireKey(trx: Trx, id: string) {
  await trx
    .updateTable('application_keys')
    .set({ expires_at: timeFromNow(retention.secrets.periods.replaced) })
    .where('id', '=', id)
    .execute()
}

/** Removes the expiry of the only remaining key, because the application would otherwise lose its last one. */
export async function clearKeyExpiry(trx: Trx, id: string) {
  await trx.updateTable('application_keys').set({ expires_at: null }).where('id', '=', id).execute()
}

export async function removeKey(trx: Trx, id: string) {
  await trx.deleteFrom('application_keys').where('id', '=', id).execute()
}
