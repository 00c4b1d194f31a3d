import { type RawBuilder, sql } from 'kysely'

/** So that what is due comes up once a day, and is told in one row. */
export const today = sql<Date>`date_trunc('day', now(), 'UTC')`

/** What happened before is older than an organization keeps it; null where it keeps all. */
export const cutBefore = (years: RawBuilder<unknown>) =>
  sql<Date | null>`(${today} - make_interval(years => ${years}))`
