import type { Period } from '@accord/contract/rules/periods.ts'
import { sql } from 'kysely'

/** So long before now, by the clock of the database. */
export const ago = (period: Period) => sql<Date>`now() - ${sql.lit(period)}::interval`

/** So long after now. */
export const fromNow = (period: Period) => sql<Date>`now() + ${sql.lit(period)}::interval`
