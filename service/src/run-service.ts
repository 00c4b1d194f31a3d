import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { addRoutes } from './app.ts'
import { drainable } from '#http/drain.ts'
import type { UsageTracker } from '#actor.ts'
import { startUsageTracker } from './data/usage/usage-tracker.ts'
import type { Config } from './config/config.ts'
import type { Context } from './context.ts'
import type { Connected } from './connect.ts'
import { type StoppableProcess, type StopOrder, cleanUp, announce } from './cli/run-program.ts'
import { databaseClock } from './database/time.ts'
import { version } from './version.ts'
import { readinessOf } from './http/health.ts'
import { readDatabaseMetrics } from './background/database-metrics.store.ts'
import { startObservability } from '#observability/start-observability.ts'
import { startHousekeeping, startWorkers } from './background/workers.ts'
import { createPasswordHasher, type HashingCost } from '#crypto/password-hasher.ts'
import { startJobs } from '#jobs/jobs.ts'
import { periodic } from '#jobs/periodic.ts'
import { logEvent } from './observability/events.ts'
import { startKeyPolling, startSigningKeyPolling } from './crypto/key-polling.ts'
import { observeMailServer } from '#mail/mail-server.ts'
import { startMailWorker } from '#mail/mail-worker.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { SigningKeys } from '#crypto/signing-keys.ts'
import { loadSigningKeys } from '#crypto/signing-keys.store.ts'
import { explainAddress } from '#cli/try-port.ts'

const answerMilliseconds = 5000

interface Parts {
  config: Config
  secrets: Secrets
  /** The server, to which routes haven't been added yet. */
  app: FastifyInstance
  database: Connected
  hashing: HashingCost | undefined
  /** The first signing keys, for a new database. */
  newKeys: SigningKeys | undefined
  /** Adds the demo data. */
  fillIn: ((context: Context) => Promise<void>) | undefined
}

/**
 * Starts everything that needs a database, and returns a function that stops it. If the start fails, everything that
 * was started is stopped.
 */
export async function runService({
  config,
  secrets,
  app,
  database,
  hashing,
  newKeys,
  fillIn,
}: Parts): Promise<StoppableProcess> {
  const callers = drainable(app)
  const { log } = app
  const watching = await startObservability({ config, database, name: 'accord' })
  const { background } = database
  const mailer = startMailWorker({ config, db: background.db, secrets, log })
  let usage: UsageTracker | undefined
  const lifecycle = { stopping: false }
  const started: { stop(): unknown }[] = []
  const drain = async ({ byHand, hurry }: StopOrder) => {
    lifecycle.stopping = true
    await callers.begin(byHand ? 0 : config.drainSeconds * 1000, hurry)
  }
  const stop = async ({ hurry }: Pick<StopOrder, 'hurry'>) => {
    lifecycle.stopping = true
    // These stop in parallel to shorten the shutdown. Emails that are queued in the last moment are sent after the next
    // start.
    await Promise.all([
      closeServer(app, hurry),
      mailer.stop(),
      ...started.map((part) => part.stop()),
    ])
    // This comes after the server has closed, so that the last request's usage is also recorded.
    await usage?.stop()
    await watching.stop()
    await database.close()
  }

  try {
    const clock = await databaseClock(database.pool)
    started.push(periodic(log, [clock.task]))
    usage = startUsageTracker({ db: background.db, clock, log })
    started.push(await startKeyPolling({ db: background.db, secrets, log }))
    const jobs = await startJobs({ pool: background.pool, log, works: config.worker })
    started.push(jobs)
    const context: Context = {
      config,
      db: database.db,
      pool: database.pool,
      reader: database.reader,
      clock,
      secrets,
      signingKeys: await loadSigningKeys(database.db, secrets, newKeys && (async () => newKeys)),
      passwords: await createPasswordHasher(secrets.passwords, hashing),
      jobs,
      usage,
      log,
      wakeMailer: () => mailer.wake(),
    }
    await bothSettled(
      addRoutes(app, context, lifecycle, config.consoleDir),
      fillIn?.(context) ?? Promise.resolve(),
    )
    const behind = { ...context, db: background.db, pool: background.pool }
    if (config.worker) await startWorkers(behind, database, started)
    started.push(startSigningKeyPolling(behind))
    started.push(startHousekeeping(behind))
    await watching.open({
      readMetrics: () => readDatabaseMetrics(background.db),
      ready: () => readinessOf({ ...context, ...lifecycle }),
      server: app.server,
    })
    await app.listen({ port: config.port, host: config.host }).catch(explainAddress(config))
  } catch (error) {
    await cleanUp(() => stop({ hurry: AbortSignal.abort() }))
    throw error
  }
  logEvent(log, 'service.started', {}, { version, ...toldOf(config) })
  started.push(observeMailServer(config, log))
  greetPeople(config, app)
  return {
    drain,
    stop: async (order) => {
      await stop(order)
      logEvent(log, 'service.stopped', {}, { version })
    },
  }
}

/** Reports a failure only when no step is running, because a server that still gets routes never finishes closing. */
async function bothSettled(...steps: Promise<void>[]) {
  const failed = (await Promise.allSettled(steps)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/**
 * Answers the open requests. Clients that are still reading after a while are disconnected, so that the rest can stop.
 */
async function closeServer(app: FastifyInstance, hurry: AbortSignal) {
  const cut = () => app.server.closeAllConnections()
  const timer = setTimeout(cut, answerMilliseconds)
  if (hurry.aborted) cut()
  hurry.addEventListener('abort', cut)
  await app.close()
  clearTimeout(timer)
}

/**
 * Returns the settings for the log. Secrets, and addresses that may contain them, are only reported as set or not set.
 */
function toldOf({
  publicUrl,
  development,
  worker,
  trustProxy,
  databaseUrl,
  smtpUrl,
  limits,
}: Config) {
  return {
    publicUrl: publicUrl.origin,
    development,
    worker,
    trustProxy,
    database: databaseUrl === undefined ? 'embedded' : 'configured',
    mail: smtpUrl === undefined ? 'kept' : 'sent',
    limits,
  }
}

function greetPeople(config: Config, { server }: FastifyInstance) {
  const { publicUrl, smtpUrl, development } = config
  const reached = new URL(publicUrl)
  // With PORT=0, the system chooses the port.
  if (reached.port === '0') reached.port = String((server.address() as AddressInfo).port)
  const { origin } = reached
  const mail = development
    ? `Read emails at ${origin}/dev/outbox\n`
    : 'Emails are stored but not sent. Set DEVELOPMENT=on to read them.\n'
  const sentence = `Accord is ready: ${origin}`
  announce(config, sentence, `\n${sentence}\n${smtpUrl === undefined ? mail : ''}`)
}
