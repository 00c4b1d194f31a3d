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
/** Nobody can write there, root neither. */
const checkout = '/nowhere/checkout'

test('where the checkout can only be read, the console stands beside the data', async () => {
  const dataDir = join(folder, 'data')
  await mkdir(join(dataDir, 'console'), { recursive: true })
  await recordSources(join(dataDir, 'console'), await hashOfSources())
  const { folder: place, built } = await consoleForStart(dataDir, never, checkout)
  expect(place).toBe(join(dataDir, 'console'))
  await built
})

test('and a data folder within it is refused in a sentence', async () => {
  await writeFile(join(folder, 'file'), '')
  const within = join(folder, 'file', '.data')
  await expect(consoleForStart(within, never, checkout)).rejects.toThrow(
    `DATA_DIR is ${within}, which can't be created: set it to a folder outside of this read-only checkout`,
  )
})
