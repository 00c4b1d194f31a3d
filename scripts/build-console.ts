import { isBuiltFromSources } from '../console/build/built-from.ts'
import { StartupRefused } from '../service/src/startup-refused.ts'
import { inProject } from './project-folder.ts'
import { run } from './run-command.ts'

/** Builds the console unless what lies in console/dist was built from these very sources. */
export async function buildConsoleIfStale(ended?: AbortSignal) {
  if (await isBuiltFromSources(inProject('console', 'dist'))) return

  console.log('Building the console, whose sources are new or changed.')
  const code = await run('node', ['console/build.ts'], ended && { ended })
  if (code !== 0) throw new StartupRefused('The console could not be built; the message is above.')
}
