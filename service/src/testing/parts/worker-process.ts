import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { compileCache, type Ending } from './accord-process.ts'
import { programFile } from './programs.ts'

/** `accord worker` as a process of its own, so that it can be killed. */
export interface WorkerProcess extends AsyncDisposable {
  /** Rejects when it ends instead. */
  ready: Promise<void>
  ended: Promise<Ending>
  kill(signal: NodeJS.Signals): void
}

interface Options {
  /** In blocks, as the shell counts them: no file can become longer. */
  longestFile?: number
}

/** Its environment is only what is given here: nothing of the machine's reaches it. */
export async function spawnWorker(
  environment: Record<string, string>,
  { longestFile }: Options = {},
): Promise<WorkerProcess> {
  const file = await programFile('worker')
  const limit = longestFile === undefined ? '' : `ulimit -f ${longestFile}; `
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'fatal',
      NODE_COMPILE_CACHE: compileCache,
      ...environment,
    },
  })
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code], stdout, stderr]): Ending => ({ code: code as number | null, stdout, stderr }),
  )
  const ready = Promise.withResolvers<void>()
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.includes('The worker is ready.')) ready.resolve()
  })
  void ended.then(({ stderr }) => ready.reject(new Error(`The worker did not start: ${stderr}`)))
  // Whoever waits only for the end leaves this one alone.
  ready.promise.catch(() => {})
  return {
    ready: ready.promise,
    ended,
    kill: (signal) => void child.kill(signal),
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
