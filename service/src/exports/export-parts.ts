import type { PoolConfig } from 'pg'
import type { Context } from '#context.ts'

/** What is needed to end exports, and to tell of it. */
export type ExportEndParts = Pick<
  Context,
  'config' | 'db' | 'secrets' | 'jobs' | 'log' | 'wakeMailer'
>

/** What is needed to make exports, in the service or in a process of its own. */
export type ExportParts = ExportEndParts & {
  /** How to connect to where an export is read; on a connection of its own, since it is made in a thread of its own. */
  reader: { options: PoolConfig }
  /** The same of a standby to read from while it is up to date. */
  replica?: { options: PoolConfig } | undefined
}
