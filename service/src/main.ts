import { addRoutes, createServer } from './app.ts'
import { readConfig } from './config.ts'
import type { Context } from './context.ts'
import { connect } from './database/connect.ts'
import { StartupRefused } from './database/startup-refused.ts'
import { fillInDemoData } from './dev/demo-data.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createPasswordHasher } from './accounts/password-hasher.ts'
import { startMailWorker } from './mail/mail-worker.ts'
import { endOnSignal } from './end-on-signal.ts'
import { loadSecrets } from './secrets/load-secrets.ts'

try {
  await start()
} catch (error) {
  // A refusal to start is one sentence; anything else is a fault and shows where.
  console.error(error instanceof StartupRefused ? error.message : error)
  process.exit(1)
}

async function start() {
  const config = readConfig(process.env)
  const secrets = loadSecrets(config)
  const app = createServer(config)
  const database = await connect(config, (sentence) => app.log.warn(sentence))

  try {
    const mailer = startMailWorker({ config, db: database.db, secrets, log: app.log })
    const housekeeping = startHousekeeping(database.db, app.log)
    const lifecycle = { stopping: false }
    const context: Context = {
      config,
      db: database.db,
      pool: database.pool,
      secrets,
      passwords: await createPasswordHasher(secrets.pepper),
      wakeMailer: () => mailer.wake(),
    }
    await addRoutes(app, context, lifecycle)
    if (process.argv.includes('--demo')) await fillInDemoData(context)
    await app.listen({ port: config.port, host: config.host }).catch(explainTakenPort)

    endOnSignal(async () => {
      lifecycle.stopping = true
      await app.close()
      housekeeping.stop()
      await mailer.stop()
      await database.close()
    })
    greet(config.publicUrl, config.smtpUrl === undefined)
  } catch (error) {
    await database.close()
    throw error
  }
}

function explainTakenPort(error: NodeJS.ErrnoException): never {
  if (error.code !== 'EADDRINUSE') throw error
  throw new StartupRefused('The port is taken by another program. Set PORT to another number.')
}

function greet(address: URL, keepsMail: boolean) {
  console.log(`\nAccord is ready: ${address.origin}`)
  if (keepsMail) console.log(`Mail is kept at   ${address.origin}/dev/outbox`)
  console.log()
}
