import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const project = join(import.meta.dirname, '../..')
const stamp = '.built-from'
const notSources = /^(node_modules|dist.*|\..*)$|\.test\.tsx?$/

/** Writes a hash of the sources into a built console. */
export async function recordSources(dist: string, sources: string) {
  await writeFile(join(dist, stamp), sources)
}

/** Returns whether the folder contains a console built from the current sources. */
export async function isBuiltFromSources(dist: string): Promise<boolean> {
  const noted = await readFile(join(dist, stamp), 'utf8').catch(() => undefined)
  return noted === (await hashOfSources())
}

export async function hashOfSources(): Promise<string> {
  const files = [
    join(project, 'package-lock.json'),
    ...(await sourcesIn(join(project, 'console'))),
    ...(await sourcesIn(join(project, 'contract', 'src'))),
  ]
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    hash.update(relative(project, file)).update('\0')
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

/** Returns the built console's folder for tests. Throws an error if the build is older than the sources. */
export async function builtConsole(): Promise<string> {
  const dist = join(import.meta.dirname, '../dist')
  if (await isBuiltFromSources(dist)) return dist
  throw new Error('console/dist was not built from these sources: npm run build')
}
