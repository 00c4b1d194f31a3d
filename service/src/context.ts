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

/** Everything that a feature's routes receive. Stores take `db` or a transaction instead. */
export interface Context {
  config: Config
  db: Kysely<Database>
  /** The pool for named prepared statements in frequent queries. */
  pool: Pool
  /** The pool for reads that take longer than a request may. */
  reader: Pool
  /** The clock for every expiry that isn't decided in SQL. */
  clock: Clock
  secrets: Secrets
  signingKeys: SigningKeys
  passwords: PasswordHasher
  jobs: Jobs
  usage: UsageTracker
  log: FastifyBaseLogger
  /** Notifies the mail worker that an email was committed, so that it doesn't wait for its next round. */
  wakeMailer(): void
}
