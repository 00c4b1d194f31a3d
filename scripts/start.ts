import { enableCompileCache } from 'node:module'
import { readArguments } from '../service/src/cli/arguments.ts'
import { readConfig } from '../service/src/config/config.ts'
import { runCliProgram } from '../service/src/cli/run-program.ts'
import { consoleForStart } from './build-console.ts'
import { inProject } from './project-folder.ts'

// Paths in the environment are meant from the project, whatever folder the command was started in.
process.chdir(inProject())
// Nothing is said of where people find it, nor of anything that stands around it: somebody's own machine. A proxy
// beside it may say nothing of itself, and whoever has one says at least one of these.
const ofADeployment = ['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'TRUST_PROXY']
if (!ofADeployment.some((name) => process.env[name]?.trim())) process.env['DEVELOPMENT'] ||= 'on'

// Of the next start: to read and compile the service's files takes longer than to run them. Threads know of it by the
// environment alone.
process.env['NODE_COMPILE_CACHE'] ??= inProject('.cache', 'compiled')
enableCompileCache()

/** `npm start`: one process, so that a signal has one place to go to. */
await runCliProgram(async (ended) => {
  const given = readArguments(process.argv.slice(2))
  const config = readConfig(process.env)
  const { folder, built } =
    config.consoleDir === undefined
      ? await consoleForStart(config.dataDir, ended)
      : { folder: config.consoleDir }
  // Loaded only now, so that a wrong value is refused at once.
  const { startService } = await import('../service/src/start-service.ts')
  return startService({ ...config, consoleDir: folder }, given, { consoleBuilt: built })
})
