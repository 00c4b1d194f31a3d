import { type ApplicationUsage, usageChartDays } from '@accord/contract/application-usage.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import type { ApplicationCount } from '#actor.ts'
import type { Database } from '#database/tables.ts'

/** What an application did on one day. */
export interface ApplicationUsageRecord extends Record<ApplicationCount, number> {
  id: string
  /** Any time of the day, in milliseconds, by the database's clock. */
  at: number
}

/** Adds to the counts, in a fixed order, so that two instances wait for each other without a deadlock. */
export async function writeApplicationUsage(
  trx: Transaction<Database>,
  counts: readonly ApplicationUsageRecord[],
) {
  const ids = counts.map(({ id }) => id)
  const times = counts.map(({ at }) => new Date(at))
  const numbers = (what: ApplicationCount) => counts.map((record) => record[what])
  await sql`
    insert into application_usage_days (application_id, day, sign_ins, calls, errors)
    select id, (least(at, now()) at time zone 'UTC')::date as day, sum(sign_ins), sum(calls), sum(errors)
    from unnest(${ids}::uuid[], ${times}::timestamptz[], ${numbers('signIns')}::integer[],
      ${numbers('calls')}::integer[], ${numbers('errors')}::integer[])
      as counted (id, at, sign_ins, calls, errors)
    group by id, day order by id, day
    on conflict (application_id, day) do update set
      sign_ins = application_usage_days.sign_ins + excluded.sign_ins,
      calls = application_usage_days.calls + excluded.calls,
      errors = application_usage_days.errors + excluded.errors`.execute(trx)
}

/** The last days, oldest first, including those without any use. Today is the last one, in UTC. */
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
