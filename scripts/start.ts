import { enableCompileCache } from 'node:module'
import { readArguments } from '../service/src/cli/arguments.ts'
import { readConfig } from '../service/src/config/config.ts'
import { runCliProgram } from '../service/src/cli/run-program.ts'
import { consoleForStart } from './build-console.ts'
import { inProject } from './project-folder.ts'

// Relative paths in the environment start from the project, regardless of the current folder.
process.chdir(inProject())
// Without any of these settings, this is a developer's own machine. A proxy may not be visible in requests, but an
// installation behind one sets at least one of these.
const ofADeployment = ['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'TRUST_PROXY']
if (!ofADeployment.some((name) => process.env[name]?.trim())) process.env['DEVELOPMENT'] ||= 'on'

// Speeds up the next start, because reading and compiling the service's files takes longer than running them. Threads
// only get this from the environment.
process.env['NODE_COMPILE_CACHE'] ??= inProject('.cache', 'compiled')
enableCompileCache()

/** `npm start` uses one process, so that a signal always reaches the right one. */
await runCliProgram(async (ended) => {
  const given = readArguments(process.argv.slice(2))
  const config = readConfig(process.env)
  const { folder, built } =
    config.consoleDir === undefined
      ? await consoleForStart(config.dataDir, ended)
      : { folder: config.consoleDir }
  // Imported only now, so that a wrong setting is reported immediately.
  const { startService } = await import('../service/src/start-service.ts')
  return startService({ ...config, consoleDir: folder }, given, { consoleBuilt: built })
})
