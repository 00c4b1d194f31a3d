import { type Kysely, sql, type Transaction } from 'kysely'
import type { UseKind } from '#actor.ts'
import { sweeping } from '#database/sweeping.ts'
import type { Database } from '#database/tables.ts'
import { keptDays, subjectTables } from './uses.store.ts'

/** How often something was used for one scope on one day, and when for the last time. */
export interface Use {
  kind: UseKind
  id: string
  /** Empty where there is none. */
  scope: string
  /** In milliseconds, by the clock of the database. */
  at: number
  calls: number
}

/**
 * In one order, so that of two instances one waits for the other and never both. Their clocks differ: a time is
 * never before what is there, nor in the future.
 */
export async function writeUses(trx: Transaction<Database>, noted: readonly Use[]) {
  const uses = [...noted, ...(await usesOfWord(trx, noted))]
  const kinds = uses.map(({ kind }) => kind)
  const ids = uses.map(({ id }) => id)
  const scopes = uses.map(({ scope }) => scope)
  const times = uses.map(({ at }) => new Date(at))
  const calls = uses.map((use) => use.calls)
  await sql`
    insert into uses (subject_kind, subject_id, last_at)
    select kind, id, least(max(at), now())
    from unnest(${kinds}::text[], ${ids}::uuid[], ${times}::timestamptz[]) as used (kind, id, at)
    group by kind, id order by kind, id
    on conflict (subject_kind, subject_id)
      do update set last_at = greatest(uses.last_at, excluded.last_at)`.execute(trx)
  await sql`
    insert into use_days (subject_kind, subject_id, scope, day, calls)
    select kind, id, scope, (least(at, now()) at time zone 'UTC')::date as day, sum(calls)
    from unnest(${kinds}::text[], ${ids}::uuid[], ${scopes}::text[], ${times}::timestamptz[],
      ${calls}::integer[]) as used (kind, id, scope, at, calls)
    group by kind, id, scope, day order by kind, id, scope, day
    on conflict (subject_kind, subject_id, scope, day)
      do update set calls = use_days.calls + excluded.calls`.execute(trx)
}

/**
 * Whatever is done by what somebody approved is done by the word of their organization too, where it gave one. Looked
 * up here, so that no request has to.
 */
async function usesOfWord(trx: Transaction<Database>, noted: readonly Use[]): Promise<Use[]> {
  const byApproval = noted.filter(({ kind }) => kind === 'approval')
  if (byApproval.length === 0) return []
  const { rows } = await sql<{ id: string; approval: string }>`
    select z.id, a.id as approval from approvals a
    join authorizations z
      on z.organization_id = a.organization_id and z.application_id = a.application_id
    where a.id = any (${byApproval.map(({ id }) => id)}::uuid[])`.execute(trx)
  const words = new Map(rows.map(({ id, approval }) => [approval, id]))
  return byApproval.flatMap((use): Use[] => {
    const id = words.get(use.id)
    return id === undefined ? [] : [{ ...use, kind: 'authorization', id }]
  })
}

/** In so many rounds of housekeeping every id has been looked at: within two days. */
const slices = 256

/**
 * Forgets the uses of what is gone, and days that are too long ago. No foreign key can do it, for a kind is a table;
 * and whoever ends something is not kept waiting. A round looks only at ids that begin with one byte.
 */
export async function sweepUses(
  db: Kysely<Database>,
  signal?: AbortSignal,
  slice = Math.floor(Date.now() / 600_000) % slices,
) {
  const byte = slice.toString(16).padStart(2, '0')
  const inSlice = sql<boolean>`subject_kind = any (${Object.keys(subjectTables)})
    and subject_id between ${byte.padEnd(32, '0')} and ${byte.padEnd(32, 'f')}`
  const gone = Object.entries(subjectTables).map(
    ([kind, table]) => sql`when ${kind}
      then not exists (select from ${sql.table(table)} s where s.id = subject_id)`,
  )
  const isGone = sql<boolean>`case subject_kind ${sql.join(gone, sql` `)} end`
  const isOld = sql<boolean>`day < (now() at time zone 'UTC')::date - ${keptDays}::integer`
  await sweeping('uses', sql`${inSlice} and ${isGone}`)(db, signal)
  await sweeping('use_days', sql`${inSlice} and (${isOld} or ${isGone})`)(db, signal)
}
