import { inject } from 'vitest'
import { type SigningKeys, newSigningKeys } from '#crypto/signing-keys.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@accord/contract/rules/roles.ts'
import { type PasswordHasher, createPasswordHasher } from '#crypto/password-hasher.ts'
import { databaseClock } from '#database/time.ts'
import { startUsageTracker } from '#data/usage/usage-tracker.ts'
import { type OpenDatabase, openDatabase, readerLimits } from '#database/open.ts'
import { requestLimits } from '#database/pool.ts'
import { startExportWorker } from '#exports/run-export.ts'
import type { Patience } from '#http/timeouts.ts'
import { startMailWorker } from '#mail/mail-worker.ts'
import { periodic } from '#jobs/periodic.ts'
import { reviewTasks } from '#access/reviews/review-worker.ts'
import { startLogoutNotifications } from '#oauth/logout/notify-applications.ts'
import { type Secrets, secretsFrom } from '#crypto/secrets.ts'
import { type LogDestination, addRoutes, createServer } from '#app.ts'
import { type Config, readConfig } from '#config/config.ts'
import { isLoopback } from '#config/addresses.ts'
import type { Context } from '#context.ts'
import { startJobs } from '#jobs/jobs.ts'
import { type Browser, openBrowser } from './browser.ts'
import { cheapHashing, disabledLimits } from './helpers/test-settings.ts'
import {
  createTestDatabase,
  patientLimits,
  patientReaderLimits,
  planOnce,
} from './helpers/test-database.ts'
import { makeExportHere } from './helpers/make-export-here.ts'
import { type Client, caller } from './test-client.ts'
import { newestCode } from './inbox.ts'
import {
  type TestOrganization,
  type TestMember,
  memberOf,
  organizationOf,
} from './organizations.ts'
import { type Person, insertPerson } from './people.ts'

/**
 * Returns signing keys that are created once per run, because an RSA key takes time. A separate program generates them.
 */
export async function signingKeysForTests(): Promise<SigningKeys> {
  return process.env['VITEST'] === undefined ? newSigningKeys(new Date()) : inject('signingKeys')
}

type OrganizationFields = Parameters<typeof organizationOf>[1]

export interface TestService extends AsyncDisposable {
  url: string
  databaseUrl: string
  context: Context
  /** All routes of the running server, such as `GET /healthz`. */
  routes: string[]
  /** Sends requests without a credential, as a program. Headers turn it into a browser. */
  anonymous: Client
  /** Creates a person with a verified address, signed in as a program. */
  createPerson(overrides?: Partial<Pick<Person, 'email'>>): Promise<Person>
  /** Creates an organization owned by the given person, or a new one. */
  createOrganization(given?: {
    owner?: Person
    form?: OrganizationFields
  }): Promise<TestOrganization>
  /** Creates a profile with these roles for the given person, or a new one. */
  createMember(
    organization: { id: string },
    roles: readonly Role[],
    person?: Person,
  ): Promise<TestMember>
  /** Creates a browser in which the person is signed in. */
  createBrowserOf(person: Person): Promise<Browser>
  /** Returns the code in the newest email to an address. */
  codeFor(email: string): Promise<string>
}

/** A few lines instead of the built console, so that tests don't wait for its build. */
const consoleForTests = join(import.meta.dirname, 'built-console')

interface Options {
  environment?: Record<string, string>
  /** Stricter limits, such as `signInPerAccount=5/15m`. */
  limits?: string
  /** Starts a second instance with the same database and secrets, and everything else separate. */
  beside?: TestService
  /** The master key, for a process that also needs it. */
  masterKey?: Buffer
  /** The secrets of a process that reads a separate key file. */
  secrets?: Secrets
  /** Signing keys that differ from the run's, such as rotated ones. */
  signingKeys?: SigningKeys
  /** Another connection to the database, such as one that can be cut. */
  databaseUrl?: string
  /** Gives up on a hanging database as soon as an installation does, or sooner, for tests of that. */
  givesUp?: 'as installed' | 'sooner'
  log?: LogDestination
  /** The time that requests may take to arrive. */
  patience?: Patience
  /** Also runs background jobs. Exports have no separate threads, except in tests of those. */
  worker?: true | 'with export threads'
  /** Hashes passwords at an installation's cost, for tests of that. */
  hashing?: 'dear'
  /** Wraps the real hasher, which must still do the work. */
  watchPasswords?: (real: PasswordHasher) => PasswordHasher
}

/** Starts the real service over real HTTP, with its own database. */
export async function startTestService(options: Options = {}): Promise<TestService> {
  const given = options.beside?.databaseUrl ?? options.databaseUrl
  const database =
    given === undefined
      ? await createTestDatabase()
      : { ...openDatabase(given, { limits: limitsOf(options).request, log: () => {} }), url: given }
  if (options.beside) planOnce(database.pool)
  const secrets =
    options.secrets ??
    options.beside?.context.secrets ??
    secretsFrom(options.masterKey ?? randomBytes(32))
  const { context, app, routes, stop } = await startOn(database, secrets, options)
  const url = `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
  return {
    url,
    databaseUrl: database.url,
    context,
    routes,
    anonymous: caller(url),
    createPerson: (overrides) => insertPerson(context, url, overrides),
    createOrganization: async ({ owner, form } = {}) =>
      organizationOf(owner ?? (await insertPerson(context, url)), form),
    createMember: async (organization, roles, person) =>
      memberOf(context, person ?? (await insertPerson(context, url)), organization, roles),
    createBrowserOf: (person) => openBrowser(url, person),
    codeFor: (email) => newestCode(context, email),
    [Symbol.asyncDispose]: async () => {
      await stop()
      await database.close()
    },
  }
}

let shared: Promise<TestService> | undefined

/**
 * Returns one service for all test files of a worker, which ends with the worker. A test that counts rows of whole
 * tables, runs periodic work, or changes anything outside its own people and organizations starts a separate service.
 */
export function sharedTestService(): Promise<TestService> {
  shared ??= startTestService()
  return shared
}

async function startOn(
  database: OpenDatabase & { url: string },
  secrets: Secrets,
  options: Options,
) {
  const { environment = {}, limits = '', log } = options
  const config: Config = readConfig({
    PORT: '0',
    DEVELOPMENT: isPublic(environment['PUBLIC_URL']) ? 'off' : 'on',
    EXPORTS_DIR: options.beside?.context.config.exportsDir ?? newExportsDir(),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    // Nothing listens there, so that no test asks the machine's name servers.
    ...(isPublic(environment['PUBLIC_URL']) ? {} : { DNS_SERVERS: '127.0.0.1:1;127.0.0.1:1' }),
    LIMITS: [disabledLimits, limits].join(','),
    ...environment,
  })
  const app = createServer(config, log, options.patience)
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((name) => `${name} ${url}`))
  })
  const reading = { limits: limitsOf(options).reader, log: () => {} }
  const { pool: reader } = openDatabase(database.url, reading)
  if (options.databaseUrl === undefined) planOnce(reader)
  const { databaseReplicaUrl } = config
  const replica =
    databaseReplicaUrl === undefined ? undefined : openDatabase(databaseReplicaUrl, reading).pool
  const works = options.worker !== undefined
  const jobs = await startJobs({ pool: database.pool, log: app.log, works })
  const mailer = startMailWorker({ config, db: database.db, secrets, log: app.log })
  const clock = await databaseClock(database.pool)
  const usage = startUsageTracker({ db: database.db, clock, log: app.log })
  const context: Context = {
    config,
    db: database.db,
    pool: database.pool,
    reader,
    clock,
    secrets,
    signingKeys: options.signingKeys ?? (await signingKeysForTests()),
    passwords: await passwordsOf(secrets, options),
    jobs,
    usage,
    log: app.log,
    wakeMailer: () => mailer.wake(),
  }
  await addRoutes(app, context, { stopping: false }, consoleForTests)
  let reviews: { stop(): Promise<void> } | undefined
  if (works) {
    const make = options.worker === true ? makeExportHere : undefined
    await startExportWorker({ ...context, replica }, make)
    await startLogoutNotifications(context)
    reviews = periodic(app.log, await reviewTasks({ ...context, unhurried: context.db }))
  }
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    context,
    routes,
    stop: async () => {
      await app.close()
      await reviews?.stop()
      await jobs.stop()
      await mailer.stop()
      await usage.stop()
      await reader.end()
      await replica?.end()
      if (!options.beside) await rm(config.exportsDir, { recursive: true, force: true })
    },
  }
}

function limitsOf({ givesUp }: Options) {
  if (givesUp === 'sooner') {
    return { request: { ...requestLimits, query_timeout: 3000 }, reader: readerLimits }
  }
  if (givesUp) return { request: requestLimits, reader: readerLimits }
  return { request: patientLimits, reader: patientReaderLimits }
}

async function passwordsOf({ passwords }: Secrets, { hashing, watchPasswords }: Options) {
  if (watchPasswords) return watchPasswords(await createPasswordHasher(passwords))
  if (hashing === 'dear') return createPasswordHasher(passwords)
  return createPasswordHasher(passwords, cheapHashing)
}

function isPublic(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)
}

// If the run is killed, the next one recognizes the leftover folder by this name.
function newExportsDir(): string {
  return join(tmpdir(), `accord-test-${process.pid}-${randomUUID()}`)
}
