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

/** With less free space, exports of any size fail, and soon so does everything else that writes. */
const leastRoom = 256 * 1024 * 1024

export interface Readiness {
  /** Whether this process can work: the database responds, the queue runs, and the process isn't stopping. */
  ready: boolean
  version: string
  checks: {
    process: 'ok' | 'stopping'
    database: 'ok' | 'unreachable'
    /** Whether this process's queue runs, and whether any jobs have failed permanently within a day. */
    jobs: 'ok' | 'stopped' | 'dead jobs'
    /** This is `late` if an email has waited for 15 minutes and no other email was sent since then. */
    mail: 'ok' | 'late' | 'unknown'
    /** Whether the folders that this process writes to have enough free space. */
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
 * Checks this process and its dependencies. Problems that all instances share (late emails, dead jobs, a full disk) are
 * only reported. If they took an instance out of service, no instance would be left. Anyone can read the response, so
 * it contains no paths, numbers, or reasons.
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
  // If these checks fail, the instance stays in service, too.
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

/**
 * Adds the health checks. `/healthz` responds as long as the process runs. `/readyz` reports whether it can work, and
 * other problems.
 */
export function healthRoutes(
  app: FastifyInstance,
  context: Context,
  lifecycle: { stopping: boolean },
) {
  // Anyone can send this request as often as they like, so concurrent requests share one check of the database.
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
