import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { inject } from 'vitest'
import { compileCache } from './accord-process.ts'

const commands = join(import.meta.dirname, '../../commands')

/** A command of its own process, as an operator calls it; `env` holds all that it is to know. */
export function runBackupCommand(
  name: 'backup' | 'restore',
  folder: string,
  env: Record<string, string>,
) {
  return promisify(execFile)(process.execPath, [join(commands, `${name}.ts`), folder], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...env },
  })
}

/** Without a single table: what a machine has on which all was lost. */
export async function emptyDatabase(): Promise<string> {
  const { serverUrl, template } = inject('postgres')
  const name = template.replace(/template$/, randomBytes(6).toString('hex'))
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name} template template0`)
  await client.end()
  return serverUrl.replace(/^(\w+:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
}
