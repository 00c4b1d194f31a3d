import { parentPort, workerData } from 'node:worker_threads'
import { openLike } from '#database/pool.ts'
import { makeExport } from '#exports/make-export.ts'
import { replicaOr } from '#exports/read-from-replica.ts'
import type { Given, FromThread } from './make-in-thread.ts'

/** Progress is reported only at this interval. */
const toldMilliseconds = 100

const { asked, reader, replica, ...given } = workerData as Given

const post = (message: FromThread) => parentPort!.postMessage(message, [])
const warn = (warning: string) => post({ warning })

const primary = openLike(reader, warn)
const standby = replica && { pool: openLike(replica.options, warn), written: replica.written }
let postedAt = 0
const made = await makeExport(asked, {
  ...given,
  reader: standby
    ? replicaOr(primary, { replica: standby.pool, written: standby.written, warn }, asked)
    : primary,
  onStep: (step, progress) => post({ step, ...progress }),
  moved: (rows) => {
    if (performance.now() - postedAt < toldMilliseconds) return
    postedAt = performance.now()
    post({ rows })
  },
})
await Promise.all([primary.end(), standby?.pool.end()])
post({ made })
