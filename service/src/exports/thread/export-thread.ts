import { parentPort, workerData } from 'node:worker_threads'
import { openLike } from '#database/pool.ts'
import { makeExport } from '#exports/make-export.ts'
import { replicaOr } from '#exports/read-from-replica.ts'
import type { Given, FromThread } from './make-apart.ts'

/** Progress is reported only at this interval. */
const toldMilliseconds = 100

const { asked, reader, replica, ...given } = workerData as Given

const tell = (told: FromThread) => parentPort!.postMessage(told, [])
const warn = (warning: string) => tell({ warning })

const primary = openLike(reader, warn)
const standby = replica && { pool: openLike(replica.options, warn), written: replica.written }
let toldAt = 0
const made = await makeExport(asked, {
  ...given,
  reader: standby
    ? replicaOr(primary, { replica: standby.pool, written: standby.written, warn }, asked)
    : primary,
  onStep: (step, progress) => tell({ step, ...progress }),
  moved: (rows) => {
    if (performance.now() - toldAt < toldMilliseconds) return
    toldAt = performance.now()
    tell({ rows })
  },
})
await Promise.all([primary.end(), standby?.pool.end()])
tell({ made })
