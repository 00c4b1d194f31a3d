import { inProject } from '../../scripts/project-folder.ts'
import { runQuietly } from '../../scripts/run-command.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Settings } from './programs.ts'

/** Bundles a client's file with all its imports. */
export async function bundle(file: string, ...how: string[]): Promise<string> {
  const { code, output } = await runQuietly(inProject('conformance/node_modules/.bin/esbuild'), [
    inProject('conformance/clients', file),
    '--bundle',
    '--format=esm',
    '--jsx=automatic',
    '--log-level=error',
    ...how,
  ])
  if (code !== 0) throw new Error(output)
  return output
}

/** A program on a person's own machine that opens a browser and signs the person in. */
export interface Terminal extends AsyncDisposable {
  /** Waits until the program prints these words, and returns the rest of the line. */
  said(words: string): Promise<string>
}

/** Prints the address instead of opening it in the person's browser. */
const opener = `#!/bin/sh\necho "Open $1" >> "$SAID"\n`

/** Some of the program's dependencies are CommonJS modules that need `require`. */
const withRequire = `import{createRequire}from'node:module';const require=createRequire(import.meta.url)`

export async function runInTerminal(file: string, settings: Settings): Promise<Terminal> {
  const folder = await mkdtemp(join(tmpdir(), 'accord-terminal-'))
  const log = join(folder, 'said')
  await writeFile(log, '')
  await writeFile(join(folder, 'xdg-open'), opener)
  await chmod(join(folder, 'xdg-open'), 0o755)
  // AppAuth's own files import each other without extensions, which only a bundler can resolve.
  const program = join(folder, 'program.mjs')
  await writeFile(program, await bundle(file, '--platform=node', `--banner:js=${withRequire}`))

  const child = spawn(
    '/bin/sh',
    ['-c', `exec "${process.execPath}" "${program}" >> "$SAID" 2>&1`],
    {
      stdio: 'ignore',
      env: { PATH: [folder, process.env['PATH']].join(delimiter), SAID: log, ...settings },
    },
  )
  return {
    async said(words) {
      const deadline = Date.now() + 30_000
      for (;;) {
        const text = await readFile(log, 'utf8')
        const line = text.split('\n').find((each) => each.startsWith(words))
        if (line !== undefined) return line.slice(words.length).trim()
        if (Date.now() > deadline) throw new Error(`The program didn't print '${words}': ${text}`)
        await delay(50)
      }
    },
    async [Symbol.asyncDispose]() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
