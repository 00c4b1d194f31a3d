import type { ChildProcess } from 'node:child_process'
import { exitCode, start } from './run-command.ts'
import { inProject } from './project-folder.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Passes our own end on to the children, ends all when one ends, answers the first exit code. */
export async function stopTogether(children: ChildProcess[]) {
  for (const signal of signals) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the children by itself; a second one would cut their goodbye.
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
    // `killed` means a signal was sent: npm repeats the terminal's, and once is enough.
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
