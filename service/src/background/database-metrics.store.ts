import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { isPendingMail } from '#mail/outbox.store.ts'
import type { DatabaseMetrics } from '#observability/database-metrics.ts'

/** Reads the metrics within a second or fails, because monitoring must not cause load itself. */
export function readDatabaseMetrics(db: Kysely<Database>): Promise<DatabaseMetrics> {
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = '1s'`.execute(trx)
      const { rows: jobs } = await sql<DatabaseMetrics['jobs'][number]>`
        select name as queue, state::text, count(*)::int as count,
               extract(epoch from now() - min(coalesce(started_on, created_on)))::float as age
        from pgboss.job where state in ('created', 'retry', 'active', 'failed')
        group by name, state`.execute(trx)
      const mails = await trx
        .selectFrom('mails')
        .where(isPendingMail)
        .select([
          sql<number>`count(*)::int`.as('count'),
          sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float`.as('age'),
        ])
        .executeTakeFirstOrThrow()
      const exports = await trx
        .selectFrom('exports')
        .groupBy('step')
        .select(['step', sql<number>`count(*)::int`.as('count')])
        .execute()
      // Each condition has its own index.
      const counted = (
        inOrder: string,
      ) => sql`(select count(*)::int from (select from event_deliveries
        where state = 'pending' and ${sql.raw(inOrder)} limit 100000) as counted)`
      const { rows: events } = await sql<DatabaseMetrics['events']>`
        select ${counted('in_order')} + ${counted('not in_order')} as count`.execute(trx)
      return { jobs, mails, exports, events: events[0]! }
    })
}
