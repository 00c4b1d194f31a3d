import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from './project-folder.ts'

let checkout: string
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'accord-setup-'))
  await cp(inProject('scripts', 'setup.mjs'), join(checkout, 'scripts', 'setup.mjs'))
  await cp(inProject('package-lock.json'), join(checkout, 'package-lock.json'))
})
afterAll(() => rm(checkout, { recursive: true }))

/** Runs the setup with an npm that only prints its arguments. */
async function setup(installed: string | undefined) {
  await rm(join(checkout, 'node_modules'), { recursive: true, force: true })
  await mkdir(join(checkout, 'node_modules'))
  await writeFile(join(checkout, 'npm'), '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 })
  if (installed) await writeFile(join(checkout, 'node_modules', '.package-lock.json'), installed)
  const env = { PATH: `${checkout}:${process.env['PATH']}` }
  const file = join(checkout, 'scripts', 'setup.mjs')
  return (await promisify(execFile)(process.execPath, [file], { env })).stdout
}

const list = () => readFile(inProject('node_modules', '.package-lock.json'), 'utf8')

test('after npm ci nothing is installed or written, so that a checkout can be read-only', async () => {
  expect(await setup(await list())).toBe('')
})

test.each([
  ['nothing', () => undefined],
  [
    'another version',
    (text: string) => text.replace(/"version": "5\.12\.8"/, '"version": "5.0.0"'),
  ],
  ['without tools', (text: string) => text.replace('"node_modules/vite"', '"node_modules/other"')],
])('with %s everything is installed, without warnings about engines', async (_what, change) => {
  expect(await setup(change(await list()))).toBe(
    'Installing dependencies (npm ci): the dependencies are missing or have changed.\n' +
      'npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error\n',
  )
})
