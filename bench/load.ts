import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inProject } from '../scripts/project-folder.ts'
import { type CpuTime, cpuTimeOf } from './cpu-time.ts'
import type { ChildServer } from './child-server.ts'

export interface LoadedRequest {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
  /** With an `Idempotency-Key` of its own each time. */
  keyed?: boolean
}

export interface Load {
  seconds: number
  connections: number
  /** Sent in turn by every connection. */
  requests: LoadedRequest[]
}

export interface LoadResult {
  perSecond: number
  /** Milliseconds that 99 of 100 requests stay below. */
  slowest: number
  /** Microseconds of the server's CPU per request. */
  cpu: CpuTime | undefined
}

interface Answer {
  answered: number
  refused: number
  seconds: number
  p99: number
}

/** Loads a server from one process of its own; an answer other than 2xx spoils the measurement. */
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
