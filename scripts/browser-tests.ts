import { buildConsoleIfStale } from './build-console.ts'
import { findChromium } from './chromium.ts'
import { inProject } from './project-folder.ts'
import { run } from './run-command.ts'

try {
  await buildConsoleIfStale()
  const { executablePath, env } = await findChromium()
  const args = ['test', '--config', inProject('browser-tests'), ...process.argv.slice(2)]
  process.exitCode = await run('playwright', args, {
    env: { ...env, CHROMIUM_PATH: executablePath },
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
