import { type Kysely, sql } from 'kysely'
import type { Config } from '#config/config.ts'
import { freeSpaceIn } from '#cli/folders.ts'
import type { Database } from '#database/tables.ts'
import type { Jobs } from '#jobs/jobs.ts'
import { isMailLate } from '#mail/outbox.store.ts'
import { version } from '#version.ts'
import { unavailable } from '@accord/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'

/** Below this an export of any size fails, and soon everything that writes. */
const leastRoom = 256 * 1024 * 1024

export interface Readiness {
  /** Whether this process can work: the database answers, the queue runs, nobody told it to stop. */
  ready: boolean
  version: string
  checks: {
    process: 'ok' | 'stopping'
    database: 'ok' | 'unreachable'
    /** The queue of this process, and jobs that were given up within a day. */
    jobs: 'ok' | 'stopped' | 'dead jobs'
    /** A letter waits for a quarter of an hour, and none was sent since. */
    mail: 'ok' | 'late' | 'unknown'
    /** Of the folders that this process writes to. */
    disk: 'ok' | 'full'
  }
}

export interface ReadinessParts {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'exportsDir' | 'worker'>
  db: Kysely<Database>
  jobs: Pick<Jobs, 'running' | 'countDead'>
  stopping: boolean
}

/**
 * What holds for all instances alike (mail that is late, jobs that are dead, a full disk of exports) is told and takes
 * none of them out of service: there would be nobody left to answer. No path, number or reason: anybody may ask.
 */
export async function readinessOf({
  config,
  db,
  jobs,
  stopping,
}: ReadinessParts): Promise<Readiness> {
  const [database, disk] = await Promise.all([lookAtDatabase(db, jobs), lookAtDisk(config)])
  const checks = { process: stopping ? 'stopping' : 'ok', ...database, disk } as const
  const ready = !stopping && database.database === 'ok' && database.jobs !== 'stopped'
  return { ready, version, checks }
}

async function lookAtDatabase(db: ReadinessParts['db'], jobs: ReadinessParts['jobs']) {
  const queue = jobs.running ? 'ok' : 'stopped'
  try {
    await sql`select 1 from users limit 1`.execute(db)
  } catch {
    return { database: 'unreachable', jobs: queue, mail: 'unknown' } as const
  }
  // What cannot be found out besides takes nobody out of service either.
  const mail = await isMailLate(db).then(
    (late) => (late ? ('late' as const) : ('ok' as const)),
    () => 'unknown' as const,
  )
  const dead = jobs.running && (await jobs.countDead().catch(() => 0)) > 0
  return {
    database: 'ok',
    jobs: dead ? 'dead jobs' : queue,
    mail,
  } as const
}

async function lookAtDisk({ databaseUrl, dataDir, exportsDir, worker }: ReadinessParts['config']) {
  const folders = [...(databaseUrl === undefined ? [dataDir] : []), ...(worker ? [exportsDir] : [])]
  const rooms = await Promise.all(folders.map(freeSpaceIn))
  return rooms.some((room) => room < leastRoom) ? 'full' : 'ok'
}

/** `/healthz`: the process answers. `/readyz`: it can do its work, and what is amiss besides. */
export function healthRoutes(
  app: FastifyInstance,
  context: Context,
  lifecycle: { stopping: boolean },
) {
  // Nobody is kept from asking, and however many do: the database is asked by one at a time.
  let looking: Promise<Readiness> | undefined
  const look = () =>
    (looking ??= readinessOf({ ...context, ...lifecycle }).finally(() => (looking = undefined)))

  app.get('/healthz', () => ({ status: 'alive' }))

  app.get('/readyz', async (request, reply) => {
    const readiness = await look()
    if (readiness.ready) return readiness
    const { status, code, message } = unavailable
    reply.status(status).header('retry-after', 2)
    return { code, message, requestId: request.id, ...readiness }
  })
}
