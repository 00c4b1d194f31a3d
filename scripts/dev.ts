import type { ChildProcess } from 'node:child_process'
import { exitCode, start } from './run-command.ts'
import { inProject } from './project-folder.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Forwards signals to the children, stops all of them when one exits, and returns the first exit code. */
export async function stopTogether(children: ChildProcess[]) {
  for (const signal of signals) {
    process.on(signal, () => {
      // In a terminal, Ctrl-C also reaches the children. A second signal would interrupt their shutdown.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      endAll(signal)
    })
  }

  const codes = children.map(exitCode)
  const first = await Promise.race(codes)
  endAll('SIGTERM')
  await Promise.allSettled(codes)
  return first

  function endAll(signal: NodeJS.Signals) {
    // `killed` means that a signal was already sent. npm sends the terminal's signal a second time.
    for (const child of children) if (!child.killed) child.kill(signal)
  }
}

const args = process.argv.slice(2)
const service = start(
  'node',
  ['--watch', '--watch-preserve-output', 'service/src/main.ts', ...args],
  { env: { DEVELOPMENT: process.env['DEVELOPMENT'] || 'on' } },
)
const devServer = start('vite', ['--port', '5173', '--strictPort'], { cwd: inProject('console') })

process.exitCode = await stopTogether([service, devServer])
