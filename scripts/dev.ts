import { endTogether } from './end-together.ts'
import { inProject } from './project-folder.ts'
import { start } from './run-command.ts'

const args = process.argv.slice(2)
const service = start(
  'node',
  ['--watch', '--watch-preserve-output', 'service/src/main.ts', ...args],
  { env: { DEVELOPMENT: process.env['DEVELOPMENT'] || 'on' } },
)
const devServer = start('vite', ['--port', '5173', '--strictPort'], { cwd: inProject('console') })

process.exitCode = await endTogether([service, devServer])
