import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOfSources } from './built-from.ts'

const dist = join(import.meta.dirname, '../dist')

// By whichever command it was built: one that does not say is built once more at the next start.
test.runIf(existsSync(dist))('a built console says what it was built from', async () => {
  const noted = await readFile(join(dist, '.built-from'), 'utf8')
  expect(noted).toHaveLength((await hashOfSources()).length)
})
