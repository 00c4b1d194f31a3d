import { sql } from 'kysely'

/** As two terms, because each has a partial index that PostgreSQL can combine. */
export const isWaiting = sql<boolean>`(state = 'queued' or state = 'sending')`
