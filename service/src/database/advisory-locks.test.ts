import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

test('only advisory-locks.ts uses advisory locks, and no code finds rows by ctid', async () => {
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'),
  )
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(source, file), 'utf8') })),
  )
  const using = texts.filter(({ text }) => /\bpg_\w*advisory|\bctid\b/.test(text))
  expect(using.map(({ file }) => file)).toEqual(['database/advisory-locks.ts'])
})
