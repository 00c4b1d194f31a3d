// Runs better-auth as documented for Node and PostgreSQL, with the same driver and pool size as our service. The cookie
// cache is off, because with it, revoked sessions would stay valid for minutes.

import { createServer } from 'node:http'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { toNodeHandler } from 'better-auth/node'
import pg from 'pg'

const options = {
  database: new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }),
  baseURL: process.env.PUBLIC_URL,
  secret: 'only for this benchmark, on a database that is dropped',
  emailAndPassword: { enabled: true },
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
}

const { runMigrations } = await getMigrations(options)
await runMigrations()

createServer(toNodeHandler(betterAuth(options))).listen(Number(process.env.PORT), '127.0.0.1')
