import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const ownFolder = join(import.meta.dirname, '../migrations')

export interface Migration {
  name: string
  text: string
  /** In hexadecimal. The database keeps it, so that a file that changed after it ran is noticed. */
  sha256: string
}

/** In the order in which they run: those of this version, or of a folder. */
export async function readMigrations(folder = ownFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file))
      return {
        name: file.slice(0, -'.sql'.length),
        text: bytes.toString('utf8'),
        sha256: createHash('sha256').update(bytes).digest('hex'),
      }
    }),
  )
}
