import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { locks } from 'node:worker_threads'

const sources = join(import.meta.dirname, '../..')
const joinThem = join(sources, '../../scripts/join-programs.ts')

/**
 * Where a program of the service is: `main`, `worker`, `commands/backup`. A run of tests starts some hundred, and to
 * load a thousand files takes each of them longer than its work: there every program is one file, made of the same
 * sources when the first is asked for. Everybody else starts the sources.
 */
export async function programFile(name: string): Promise<string> {
  const folder = process.env['PROGRAMS_OF_RUN']
  if (folder === undefined) return join(sources, `${name}.ts`)
  const file = join(folder, `${basename(name)}.mjs`)
  await locks.request(folder, async () => {
    if (!existsSync(file)) await promisify(execFile)(process.execPath, [joinThem, folder])
  })
  return file
}
