import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { PasswordHasher } from '#crypto/password-hasher.ts'
import type { Clock } from './database/time.ts'
import type { Database } from '#database/tables.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { SigningKeys } from '#crypto/signing-keys.ts'
import type { UsageTracker } from './actor.ts'
import type { Config } from './config/config.ts'
import type { Jobs } from '#jobs/jobs.ts'

/** What every feature's routes are given. Stores take `db` or a transaction, never this. */
export interface Context {
  config: Config
  db: Kysely<Database>
  /** For named prepared statements on the hot path. */
  pool: Pool
  /** For reads that take longer than a request may. */
  reader: Pool
  /** Every expiry that is not judged in SQL is judged by it. */
  clock: Clock
  secrets: Secrets
  signingKeys: SigningKeys
  passwords: PasswordHasher
  jobs: Jobs
  usage: UsageTracker
  log: FastifyBaseLogger
  /** Tells the mail worker that a letter was committed, so that it need not wait for its next round. */
  wakeMailer(): void
}
