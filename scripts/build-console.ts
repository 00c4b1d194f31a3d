import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { StartupRefused } from '../service/src/database/startup-refused.ts'
import { inProject } from './project-folder.ts'
import { run } from './run-command.ts'

const stampFile = inProject('console', 'dist', '.built-from')
const notSources = /^(node_modules|dist.*|\..*)$|\.test\.tsx?$/

/** Builds the console unless what lies in console/dist was built from these very sources. */
export async function buildConsoleIfStale(ended?: AbortSignal) {
  const sources = await hashOfSources()
  if ((await readIfThere(stampFile)) === sources) return

  console.log('Building the console: its sources changed since the last build.')
  const code = await run('node', ['console/build.ts'], ended && { ended })
  if (code !== 0) throw new StartupRefused('The console could not be built; the message is above.')
  await writeFile(stampFile, sources)
}

async function hashOfSources() {
  const files = [
    inProject('package-lock.json'),
    ...(await sourcesIn(inProject('console'))),
    ...(await sourcesIn(inProject('contract', 'src'))),
  ]
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    hash.update(relative(inProject(), file)).update('\0')
    hash.update(await readFile(file)).update('\0')
  }
  return hash.digest('hex')
}

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const sources = entries.filter((entry) => !notSources.test(entry.name))
  const found = sources.map(async (entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? sourcesIn(path) : [path]
  })
  return (await Promise.all(found)).flat()
}

function readIfThere(file: string) {
  return readFile(file, 'utf8').catch(() => undefined)
}
