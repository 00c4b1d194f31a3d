import { readFile, readdir } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inProject } from '../scripts/project-folder.ts'
import type { ChildServer } from './child-server.ts'

/** The CPU time of a process in microseconds: the total, and the time on Node's worker threads. */
export interface CpuTime {
  total: number
  workers: number
}

/** Linux counts in hundredths of a second on all machines (sysconf _SC_CLK_TCK). */
const microsecondsPerTick = 10_000

/** Reads the CPU time per thread, because only hashing runs on the workers. Works on Linux only. */
export async function cpuTimeOf(pid: number): Promise<CpuTime | undefined> {
  const folder = `/proc/${pid}/task`
  const threads = await readdir(folder).catch(() => undefined)
  if (!threads) return undefined

  const time = { total: 0, workers: 0 }
  for (const thread of threads) {
    const stat = await readFile(`${folder}/${thread}/stat`, 'utf8').catch(() => undefined)
    if (stat === undefined) continue
    const spent = microsecondsIn(stat)
    time.total += spent
    if (stat.includes('(libuv-worker)')) time.workers += spent
  }
  return time
}

// The name in parentheses may contain spaces. User and system time are the 14th and 15th fields.
function microsecondsIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * microsecondsPerTick
}

export interface LoadedRequest {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
  /** Whether each request gets its own `Idempotency-Key`. */
  keyed?: boolean
}

export interface Load {
  seconds: number
  connections: number
  /** Every connection sends these requests in turn. */
  requests: LoadedRequest[]
}

export interface LoadResult {
  perSecond: number
  /** The 99th percentile, in milliseconds. */
  slowest: number
  /** The server's CPU time per request, in microseconds. */
  cpu: CpuTime | undefined
}

interface Answer {
  answered: number
  refused: number
  seconds: number
  p99: number
}

/** Sends requests to a server from a separate process. Any response other than 2xx makes the measurement fail. */
export async function load({ url, pid }: ChildServer, { ...spec }: Load): Promise<LoadResult> {
  const before = await cpuTimeOf(pid)
  const { answered, refused, seconds, p99 } = await generate({ url, ...spec })
  const after = await cpuTimeOf(pid)
  if (refused > 0 || answered === 0) {
    throw new Error(`${spec.requests[0]?.path}: ${answered} answered, ${refused} refused or broken`)
  }
  return {
    perSecond: answered / seconds,
    slowest: p99,
    cpu: before &&
      after && {
        total: (after.total - before.total) / answered,
        workers: (after.workers - before.workers) / answered,
      },
  }
}

async function generate(spec: Load & { url: string }): Promise<Answer> {
  const script = inProject('bench', 'load-generator.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(spec)])
  return JSON.parse(stdout) as Answer
}
