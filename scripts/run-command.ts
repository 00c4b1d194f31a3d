import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter } from 'node:path'
import { inProject } from './project-folder.ts'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

type Options = { env?: Record<string, string>; cwd?: string; ended?: AbortSignal }

/** Starts a command and shows its output immediately. */
export function start(command: string, args: string[], options: Options = {}) {
  return spawn(command, args, spawnOptions(options, 'inherit'))
}

/** Runs a command and shows its output. Returns its exit code. */
export function run(command: string, args: string[], options: Options = {}) {
  return exitCode(start(command, args, options))
}

/** Runs a command and returns its output, for steps that run in parallel. */
export async function runQuietly(command: string, args: string[], options: Options = {}) {
  const child = spawn(command, args, spawnOptions(options, 'pipe'))
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await exitCode(child).catch((error: Error) => {
    output += error.message
    return 1
  })
  return { code, output }
}

/** Returns the exit code that a shell would return: for a signal, 128 plus its number. */
export function exitCode(child: ChildProcess) {
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}

function spawnOptions({ env, cwd, ended }: Options, stdio: 'inherit' | 'pipe'): SpawnOptions {
  // The tools start with `#!/usr/bin/env node`, so the pinned Node must come first, even outside `npm run`.
  const PATH = [inProject('node_modules', '.bin'), process.env.PATH].join(delimiter)
  return {
    cwd: cwd ?? inProject(),
    env: { ...process.env, PATH, ...env },
    stdio,
    ...(ended && { signal: ended }),
  }
}

/** Installs a folder's packages if needed, because the main installation doesn't include them. */
export async function installOwn(folder: 'bench' | 'conformance', what: string) {
  const stampFile = inProject(folder, 'node_modules', '.accord-installed')
  const wanted = await hashOfLockFile(folder)
  if ((await readFile(stampFile, 'utf8').catch(() => undefined)) === wanted) return

  console.log(`Installing ${what} (npm ci in ${folder}).`)
  const code = await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: inProject(folder) })
  if (code !== 0) throw new Error(`npm ci in ${folder} failed. See its message above.`)
  await writeFile(stampFile, wanted)
}

async function hashOfLockFile(folder: string) {
  const hash = createHash('sha256')
  for (const name of ['package-lock.json', 'package.json']) {
    hash.update(await readFile(inProject(folder, name)))
  }
  return hash.digest('hex')
}
