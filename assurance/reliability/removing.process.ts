import { purgeAccount } from '@accord/service/lifecycle/accounts/purge-account.ts'
import { readConfig } from '@accord/service/config/config.ts'
import { openData } from '@accord/service/database/open-data.ts'
import { purgeDue } from '@accord/service/lifecycle/purge-due.ts'
import { startJobs } from '@accord/service/jobs/jobs.ts'
import { loadSecrets } from '@accord/service/crypto/load-secrets.ts'
import Fastify from 'fastify'
import type { KyselyPlugin } from 'kysely'

/**
 * Removes everything that is due, or the given account. The process kills itself after this many
 * statements, either before it sends the next one or while the next one is running.
 */
const [statements, account] = process.argv.slice(2)
const config = readConfig(process.env)
const { db, pool, close } = await openData(config)
const { log } = Fastify({ logger: false })
const jobs = await startJobs({ pool, log, works: false })
const parts = {
  config,
  db: db.withPlugin(killedAfter(Number(statements))),
  secrets: loadSecrets(config),
  jobs,
  log,
  wakeMailer: () => {},
}
if (account === undefined) await purgeDue(parts, { max: 3 })
else await purgeAccount(parts, account, { throwIfAborted: () => {} })
await jobs.stop()
await close()

function killedAfter(count: number): KyselyPlugin {
  let seen = 0
  const kill = () => process.kill(process.pid, 'SIGKILL')
  return {
    transformQuery: ({ node }) => {
      seen += 1
      if (seen > count) {
        if (count % 2 === 0) kill()
        else setImmediate(kill)
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
