import { join } from 'node:path'
import { isBuiltFromSources } from './built-from.ts'

/** Where the tests find what was built; they look at nothing older than the sources. */
export async function builtConsole(): Promise<string> {
  const dist = join(import.meta.dirname, '../dist')
  if (await isBuiltFromSources(dist)) return dist
  throw new Error('console/dist was not built from these sources: npm run build')
}
