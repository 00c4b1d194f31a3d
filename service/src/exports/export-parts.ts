import type { Pool } from 'pg'
import type { Context } from '#context.ts'

/** What is needed to make exports, in the service or in a process of its own. */
export type ExportParts = Pick<
  Context,
  'config' | 'db' | 'reader' | 'secrets' | 'jobs' | 'log' | 'wakeMailer'
> & {
  /** A standby to read from while it is up to date. */
  replica?: Pool | undefined
}
