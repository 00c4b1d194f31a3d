import Fastify from 'fastify'
import { parseCommandArguments } from './cli/arguments.ts'
import { readConfig } from './config/config.ts'
import { connect } from './connect.ts'
import { databaseClock } from './database/time.ts'
import { StartupError } from './config/startup-error.ts'
import { startJobs } from '#jobs/jobs.ts'
import { periodic } from '#jobs/periodic.ts'
import { runCliProgram } from '#cli/run-program.ts'
import { startKeyPolling, startSigningKeyPolling } from './crypto/key-polling.ts'
import { loadSecrets } from '#crypto/load-secrets.ts'
import { loadSigningKeys } from '#crypto/signing-keys.store.ts'
import { cleanUp, announce } from './cli/run-program.ts'
import { startWorkers } from './background/workers.ts'
import { requireWritableFolder } from './cli/folders.ts'
import { readinessOf } from './http/health.ts'
import { readDatabaseMetrics } from './background/database-metrics.store.ts'
import { startObservability } from '#observability/start-observability.ts'

const usage = `Usage: accord worker

Run background jobs in a separate process for a service with WORKER=off. The worker uses the same environment as the
service. You can run several workers.`

/** Runs background jobs in a separate process, as `accord worker`. There can be several. */
await runCliProgram(async () => {
  parseCommandArguments({ usage, words: [] })
  // The worker has the service's environment, in which WORKER=off leaves the jobs to this process.
  const config = { ...readConfig(process.env), worker: true }
  if (config.databaseUrl === undefined) {
    throw new StartupError(
      'DATABASE_URL must be set for a worker. With the embedded database, the service runs its own jobs.',
    )
  }
  for (const sentence of config.warnings) console.error(sentence)
  requireWritableFolder('EXPORTS_DIR', config.exportsDir)
  const secrets = loadSecrets(config)
  const { log } = Fastify({ logger: { level: config.logLevel, base: null } })
  const database = await connect(config, (sentence) => log.warn(sentence), secrets)
  const { db, pool } = database
  const watching = await startObservability({ config, database, name: 'accord-worker' })
  const lifecycle = { stopping: false }
  const started: { stop(): unknown }[] = []
  const stop = async () => {
    lifecycle.stopping = true
    await Promise.all(started.map((part) => part.stop()))
    await watching.stop()
    await database.close()
  }
  try {
    started.push(await startKeyPolling({ db, secrets, log }))
    const jobs = await startJobs({ pool, log, works: true })
    started.push(jobs)
    // The service sends the emails. It looks for new ones every few seconds.
    const wakeMailer = () => {}
    const clock = await databaseClock(pool)
    started.push(periodic(log, [clock.task]))
    const signingKeys = await loadSigningKeys(db, secrets)
    const parts = { clock, config, db, pool, secrets, signingKeys, jobs, wakeMailer, log }
    await startWorkers(parts, database, started)
    started.push(startSigningKeyPolling(parts))
    await watching.open({
      readMetrics: () => readDatabaseMetrics(db),
      ready: () => readinessOf({ config, db, jobs, ...lifecycle }),
    })
    announce(config, 'The worker is ready.')
    return { stop }
  } catch (error) {
    await cleanUp(stop)
    throw error
  }
})
