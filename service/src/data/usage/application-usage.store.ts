import { type ApplicationUsage, usageChartDays } from '@accord/contract/application-usage.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import type { ApplicationCount } from '#actor.ts'
import type { Database } from '#database/tables.ts'
import type { UsageRecord } from './usage.store.ts'

/** Adds to the counts in a fixed order, so that two instances don't deadlock. */
export async function writeApplicationUsage(
  trx: Transaction<Database>,
  counts: readonly UsageRecord<ApplicationCount>[],
) {
  const kinds = counts.map(({ kind }) => kind)
  const ids = counts.map(({ id }) => id)
  const times = counts.map(({ at }) => new Date(at))
  const calls = counts.map((count) => count.calls)
  const sumOf = (kind: ApplicationCount) =>
    sql`coalesce(sum(calls) filter (where kind = ${kind}), 0)`
  await sql`
    insert into application_usage_days (application_id, day, sign_ins, calls, errors)
    select id, (least(at, now()) at time zone 'UTC')::date as day,
      ${sumOf('signIns')}, ${sumOf('calls')}, ${sumOf('errors')}
    from unnest(${kinds}::text[], ${ids}::uuid[], ${times}::timestamptz[], ${calls}::integer[])
      as counted (kind, id, at, calls)
    group by id, day order by id, day
    on conflict (application_id, day) do update set
      sign_ins = application_usage_days.sign_ins + excluded.sign_ins,
      calls = application_usage_days.calls + excluded.calls,
      errors = application_usage_days.errors + excluded.errors`.execute(trx)
}

/** Lists the last days, oldest first, including those without any use. The last one is today in UTC. */
export async function listApplicationUsage(
  db: Kysely<Database>,
  applicationId: string,
): Promise<ApplicationUsage['days']> {
  const { rows } = await sql<ApplicationUsage['days'][number]>`
    select to_char(each.day, 'YYYY-MM-DD') as day, coalesce(sign_ins, 0) as "signIns",
      coalesce(calls, 0) as calls, coalesce(errors, 0) as errors
    from (select (now() at time zone 'UTC')::date - ago as day
      from generate_series(0, ${usageChartDays - 1}::integer) as ago) as each
    left join application_usage_days u
      on u.application_id = ${applicationId} and u.day = each.day
    order by each.day`.execute(db)
  return rows
}
