import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isBuiltFromSources } from '../console/build/built-console.ts'
import { StartupError } from '../service/src/config/startup-error.ts'
import { inProject } from './project-folder.ts'
import { run } from './run-command.ts'

const ordinary = inProject('console', 'dist')

/** Builds the console, unless the folder already contains a current build. */
export async function buildConsoleIfStale(ended?: AbortSignal, into = ordinary) {
  if (await isBuiltFromSources(into)) return

  console.log('Building the console, because its sources are new or have changed.')
  const args = ['console/build.ts', '--quiet', ...(into === ordinary ? [] : ['--into', into])]
  const code = await run('node', args, ended && { ended })
  if (code !== 0) throw new StartupError('The console could not be built. See the message above.')
}

/** Returns the folder to serve the console from, and a promise that resolves once it's built. */
export async function consoleForStart(dataDir: string, ended: AbortSignal, project = inProject()) {
  const folder = await placeOfConsole(dataDir, project)
  const built = buildConsoleIfStale(ended, folder)
  // The caller may await `built` later. Until then, an error would count as an unhandled rejection.
  built.catch(() => {})
  return { folder, built }
}

/** Returns a folder next to the data if the checkout is read-only and contains no current build. */
async function placeOfConsole(dataDir: string, project: string): Promise<string> {
  const inCheckout = join(project, 'console', 'dist')
  const writable = await access(project, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (writable || (await isBuiltFromSources(inCheckout))) return inCheckout
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch(() => {
    throw new StartupError(
      `DATA_DIR is ${dataDir}, which can't be created. Set it to a folder outside this read-only checkout.`,
    )
  })
  return join(dataDir, 'console')
}
