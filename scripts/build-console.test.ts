import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOfSources, recordSources } from '../console/build/built-console.ts'
import { consoleForStart } from './build-console.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accord-console-'))
})
afterAll(() => rm(folder, { recursive: true }))

const never = new AbortController().signal
/** This folder doesn't exist, so no one can write to it, not even root. */
const checkout = '/nowhere/checkout'

test('the console is built next to the data if the checkout is read-only', async () => {
  const dataDir = join(folder, 'data')
  await mkdir(join(dataDir, 'console'), { recursive: true })
  await recordSources(join(dataDir, 'console'), await hashOfSources())
  const { folder: place, built } = await consoleForStart(dataDir, never, checkout)
  expect(place).toBe(join(dataDir, 'console'))
  await built
})

test('a data folder within a read-only checkout is rejected with a message', async () => {
  await writeFile(join(folder, 'file'), '')
  const within = join(folder, 'file', '.data')
  await expect(consoleForStart(within, never, checkout)).rejects.toThrow(
    `DATA_DIR is ${within}, which can't be created. Set it to a folder outside this read-only checkout`,
  )
})
