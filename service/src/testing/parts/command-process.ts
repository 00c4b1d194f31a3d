import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compileCache } from './accord-process.ts'

const commands = join(import.meta.dirname, '../../commands')

/** A command in a process of its own, as an operator calls it; `env` holds all that it is to know. */
export function runCommand(
  name: string,
  given: readonly string[],
  env: Record<string, string> = {},
) {
  return promisify(execFile)(process.execPath, [join(commands, `${name}.ts`), ...given], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...env },
  })
}
