import { randomBytes } from 'node:crypto'
import { createPasswordHasher } from '#accounts/password-hasher.ts'
import { startMailWorker } from '#mail/mail-worker.ts'
import { secretsFrom } from '#secrets/secrets.ts'
import { addRoutes, createServer } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import type { Context } from '../context.ts'
import { createTestDatabase } from './test-database.ts'
import { caller, type Client } from './test-client.ts'
import { newestCode } from './inbox.ts'
import { type Person, signedUp } from './people.ts'

export interface TestService extends AsyncDisposable {
  url: string
  context: Context
  /** Without a credential, as a program; headers make it a browser. */
  anonymous: Client
  /** A person with a verified address, signed in as a program. */
  aPerson(overrides?: Partial<Pick<Person, 'email'>>): Promise<Person>
  /** The code that the newest letter to an address carried. */
  codeFor(email: string): Promise<string>
}

/** Limits that no ordinary test reaches; those that test limits set their own. */
const generous = Object.entries({
  signInPerAccount: '1000/1m',
  signInPerAddress: '100000/1m',
  signUpPerAddress: '100000/1m',
  mailPerEmail: '1000/1m',
  mailPerAddress: '100000/1m',
  codesPerAddress: '100000/1m',
  requestsAnonymous: '1000000/1m',
  requestsPerSession: '1000000/1m',
})

interface Options {
  environment?: Record<string, string>
  databaseUrl?: string
}

/** The real service over real HTTP on a database of its own. */
export async function startTestService({ environment = {} }: Options = {}): Promise<TestService> {
  const database = await createTestDatabase()
  const { context, app, stop } = await startOn(database, environment)
  const url = `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
  const anonymous = caller(url)
  return {
    url,
    context,
    anonymous,
    aPerson: (overrides) => signedUp(context, url, overrides),
    codeFor: (email) => newestCode(context, email),
    [Symbol.asyncDispose]: async () => {
      await stop()
      await database.close()
    },
  }
}

async function startOn(
  database: Pick<Context, 'db' | 'pool'>,
  environment: Record<string, string>,
) {
  const config: Config = readConfig({
    PORT: '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    LIMITS: generous.map(([name, limit]) => `${name}=${limit}`).join(','),
    ...environment,
  })
  const secrets = secretsFrom(randomBytes(32))
  const app = createServer(config)
  const mailer = startMailWorker({ config, db: database.db, secrets, log: app.log })
  const context: Context = {
    config,
    db: database.db,
    pool: database.pool,
    secrets,
    passwords: await createPasswordHasher(secrets.pepper),
    wakeMailer: () => mailer.wake(),
  }
  await addRoutes(app, context, { stopping: false })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    context,
    stop: async () => {
      await app.close()
      await mailer.stop()
    },
  }
}
