import { once } from 'node:events'
import type { BareRoot } from './bare-root.ts'

/** An instance or a worker that runs in a bare root. */
export interface Running {
  stop(): Promise<void>
}

/** Waits until it says that it is ready. */
export async function startAccord(
  root: BareRoot,
  command: string[],
  environment: Record<string, string>,
): Promise<Running> {
  const { child, pid } = await root.start(command, environment)
  const ended = once(child, 'exit')
  let said = ''
  const ready = Promise.withResolvers<void>()
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
    if (/is ready[:.]/.test(said)) ready.resolve()
  }
  child.stdout!.on('data', hear)
  child.stderr!.on('data', hear)
  void ended.then(() => ready.reject(new Error(`${command.join(' ')} did not start: ${said}`)))
  await ready.promise
  return {
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      process.kill(pid, 'SIGTERM')
      const [code] = (await ended) as [number | null]
      if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${said}`)
    },
  }
}
