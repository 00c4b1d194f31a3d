import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { inProject } from '../../scripts/project-folder.ts'
import { runQuietly } from '../../scripts/run-command.ts'

/**
 * Means that a client is skipped and not failed, because not every machine has the system packages.
 */
export class NotInstalled extends Error {
  constructor(...packages: string[]) {
    super(`skipped: not installed (apt-get install ${packages.join(' ')})`)
  }
}

/** The environment variables of the files in clients/. */
export type Settings = {
  ISSUER: string
  CLIENT_ID: string
  CLIENT_SECRET: string
  APP_URL: string
  PORT: string
}

export function startNode(file: string, settings: Settings) {
  return startProgram(process.execPath, [inProject('conformance/clients', file)], settings)
}

/** Tries the first Python on the PATH and then the system's, which finds Debian's packages. */
export async function startPython(file: string, settings: Settings) {
  for (const python of ['python3', '/usr/bin/python3']) {
    const { code } = await runQuietly(python, ['-c', 'import authlib, flask, requests'])
    if (code === 0) {
      return startProgram(python, [inProject('conformance/clients', file)], settings)
    }
  }
  throw new NotInstalled('python3-authlib', 'python3-flask', 'python3-requests')
}

/**
 * Starts a program that runs until it's disposed. Its output is shown only if it fails to start.
 */
export async function startProgram(
  command: string,
  args: string[],
  settings: Settings,
): Promise<AsyncDisposable> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...settings },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  }
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  await untilItAnswers(settings.APP_URL, child, () => said)
  return {
    async [Symbol.asyncDispose]() {
      process.off('exit', endWithUs)
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

async function untilItAnswers(url: string, child: ChildProcess, said: () => string) {
  const deadline = Date.now() + 30_000
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The program exited immediately: ${said()}`)
    if (await fetch(url, { redirect: 'manual' }).catch(() => undefined)) return
    if (Date.now() > deadline) throw new Error(`The program didn't respond: ${said()}`)
    await delay(50)
  }
}
