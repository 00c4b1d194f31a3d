import { readdir, readFile } from 'node:fs/promises'

/** Microseconds a process has computed: all of it, and the part on Node's worker threads. */
export interface CpuTime {
  total: number
  workers: number
}

/** Linux counts in hundredths of a second, whatever the machine (sysconf _SC_CLK_TCK). */
const microsecondsPerTick = 10_000

/** By thread, because hashing runs on the workers and everything else does not. Linux only. */
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

// The name in brackets may hold spaces; user and system time are the 14th and 15th field.
function microsecondsIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * microsecondsPerTick
}
