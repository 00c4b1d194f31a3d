import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { compileCache } from './accord-process.ts'
import { programFile } from './programs.ts'

/** A command in a process of its own, as an operator calls it; `env` holds all that it is to know. */
export async function runCommand(
  name: string,
  given: readonly string[],
  env: Record<string, string> = {},
) {
  const file = await programFile(`commands/${name}`)
  return promisify(execFile)(process.execPath, [file, ...given], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...env },
  })
}
