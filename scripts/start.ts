import { buildConsoleIfStale } from './build-console.ts'
import { endTogether } from './end-together.ts'
import { start } from './run-command.ts'
import { serviceFlags } from './service-flags.ts'

try {
  await buildConsoleIfStale()
  const service = start('node', [...serviceFlags, 'service/src/main.ts', ...process.argv.slice(2)])
  process.exitCode = await endTogether([service])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
