import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder with the migrations up to one, for a database as it was before it. */
export async function migrationsBefore(first: string) {
  const folder = join(import.meta.dirname, '../database/migrations')
  const path = await mkdtemp(join(tmpdir(), 'accord-migrations-'))
  const earlier = (await readdir(folder)).filter((name) => name < first)
  for (const name of earlier) await cp(join(folder, name), join(path, name))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}
