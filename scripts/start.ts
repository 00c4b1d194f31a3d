import { enableCompileCache } from 'node:module'
import { readArguments } from '../service/src/cli/arguments.ts'
import { readConfig } from '../service/src/config/config.ts'
import { runCliProgram } from '../service/src/cli/run-program.ts'
import { consoleForStart } from './build-console.ts'
import { inProject } from './project-folder.ts'

// Relative paths in the environment are relative to the project, regardless of the working directory.
process.chdir(inProject())
// If none of these settings is set, this is a developer's own machine. Requests may not reveal that there's a proxy,
// but an installation behind one sets at least one of these.
const ofADeployment = ['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'TRUST_PROXY']
if (!ofADeployment.some((name) => process.env[name]?.trim())) process.env['DEVELOPMENT'] ||= 'on'

// The compile cache speeds up the next start, because reading and compiling the service's files takes longer than
// running them. Threads can only get it from the environment.
process.env['NODE_COMPILE_CACHE'] ??= inProject('.cache', 'compiled')
enableCompileCache()

/** `npm start` runs everything in one process, so a signal always reaches the right one. */
await runCliProgram(async (ended) => {
  const given = readArguments(process.argv.slice(2))
  const config = readConfig(process.env)
  const { folder, built } =
    config.consoleDir === undefined
      ? await consoleForStart(config.dataDir, ended)
      : { folder: config.consoleDir }
  // The service is imported only now, because a wrong setting should be reported immediately.
  const { startService } = await import('../service/src/start-service.ts')
  return startService({ ...config, consoleDir: folder }, given, { consoleBuilt: built })
})
