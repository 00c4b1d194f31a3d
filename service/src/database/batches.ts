import type { Database } from './tables.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Tables whose primary key isn't `id`. A test compares them with the database. */
const others: Partial<Record<keyof Database, readonly string[]>> = {
  activity_ends: ['organization_id'],
  activity_floors: ['organization_id'],
  activity_heads: ['organization_id', 'position'],
  answers: ['hash'],
  application_usage_days: ['application_id', 'day'],
  codes: ['hash'],
  contacts: ['profile_id'],
  devices: ['hash', 'user_id'],
  email_changes: ['user_id', 'number'],
  event_attempts: ['endpoint_id', 'seq', 'number'],
  event_deliveries: ['endpoint_id', 'seq'],
  event_endpoint_ends: ['endpoint_id'],
  event_feed_items: ['application_id', 'seq'],
  event_feeds: ['application_id'],
  event_secrets_seen: ['endpoint_id', 'user_id'],
  keys_seen: ['key_id', 'user_id'],
  known_networks: ['user_id', 'network', 'agent'],
  limits: ['name', 'key'],
  oauth_artifacts: ['kind', 'hash'],
  pending_sign_ins: ['hash'],
  provider_bypasses: ['session_id', 'profile_id'],
  provider_guests: ['profile_id'],
  provider_proofs: ['session_id', 'profile_id'],
  recovery_codes: ['hash'],
  removed_addresses: ['organization_id', 'hash'],
  removed_members: ['organization_id', 'user_id'],
  reviewed_ways: ['review_id', 'position'],
  application_subjects: ['application_id', 'profile_id'],
  saml_used_ids: ['connection_id', 'id_hash'],
  second_factor_resets: ['user_id'],
  secret_key_check: ['value'],
  session_applications: ['session_id', 'application_id'],
  signature_key: ['only_row'],
  signing_keys: ['only_row'],
  tokens: ['hash'],
  told_sign_ins: ['hash'],
  totp: ['user_id'],
  use_days: ['subject_kind', 'subject_id', 'scope', 'day'],
  use_recording: ['only_row'],
  used_challenges: ['hash'],
  uses: ['subject_kind', 'subject_id'],
}

export function primaryKeyOf(table: keyof Database): readonly string[] {
  return others[table] ?? ['id']
}

interface Which {
  /** The condition for the rows, based on the table's columns. */
  where: RawBuilder<unknown>
  max: number
  /** Skips rows that are locked, so that it never waits. */
  skipLocked?: boolean
}

/**
 * Selects a limited number of a table's rows, for statements that change a table in steps. It finds rows by their
 * primary key, which works in every PostgreSQL-compatible database. The query is materialized, because a subquery with
 * a limit may otherwise run more than once.
 * @returns The query after `with`, and the condition that joins `batch` to the table.
 */
export function someRows(table: keyof Database, { where, max, skipLocked = false }: Which) {
  const key = primaryKeyOf(table)
  const selected = key.map((column, at) => sql`${sql.ref(`${table}.${column}`)} as ${keyName(at)}`)
  const joined = key.map(
    (column, at) => sql`${sql.ref(`${table}.${column}`)} = batch.${keyName(at)}`,
  )
  return {
    batch: sql`batch as materialized (
      select ${sql.join(selected)} from ${sql.table(table)}
      where ${where} limit ${max} ${skipLocked ? sql`for update skip locked` : sql``})`,
    isInBatch: sql<boolean>`${sql.join(joined, sql` and `)}`,
  }
}

/** Returns a name that differs from every column, so that statements can use column names without the table. */
function keyName(at: number) {
  return sql.id(`key_${at + 1}`)
}

/** Deletes some rows of a table. Returns the number of deleted rows. */
export async function deleteSome(
  db: Kysely<Database>,
  table: keyof Database,
  which: Which,
): Promise<number> {
  const { batch, isInBatch } = someRows(table, which)
  const { numAffectedRows } = await sql`
    with ${batch} delete from ${sql.table(table)} using batch where ${isInBatch}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Changes some rows of a table. Returns the number of changed rows. */
export async function updateSome(
  db: Kysely<Database>,
  table: keyof Database,
  { set, ...which }: Which & { set: RawBuilder<unknown> },
): Promise<number> {
  const { batch, isInBatch } = someRows(table, which)
  const { numAffectedRows } = await sql`
    with ${batch} update ${sql.table(table)} set ${set} from batch where ${isInBatch}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/**
 * The maximum number of rows that one statement deletes. Even with a large backlog, each statement stays within its
 * time limit.
 */
const atOnce = 1000

interface How {
  /** Changes the rows instead of deleting them. */
  set?: RawBuilder<unknown>
  max?: number
}

type Db = Kysely<Database>

/**
 * Returns a function that deletes expired rows from a table in batches, until none are left or the signal stops it. It
 * never waits for locked rows, but skips them until the next time.
 */
export function sweeping(
  table: keyof Database,
  isOver: RawBuilder<unknown>,
  { set, max = atOnce }: How = {},
) {
  const which = { where: isOver, max, skipLocked: true }
  return inBatches(max, (db) =>
    set ? updateSome(db, table, { ...which, set }) : deleteSome(db, table, which),
  )
}

/**
 * Does the same for tables that the working role can only insert into. A database function deletes a limited number of
 * rows.
 */
export function sweepingBy(remove: (max: number) => RawBuilder<{ removed: number }>) {
  return inBatches(atOnce, async (db) => {
    const { rows } = await sql<{ removed: number }>`select ${remove(atOnce)} as removed`.execute(db)
    return rows[0]!.removed
  })
}

function inBatches(max: number, batch: (db: Db) => Promise<number>) {
  return async (db: Db, signal?: AbortSignal) => {
    for (let gone = max; gone === max && !signal?.aborted;) gone = await batch(db)
  }
}
