import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const makeMany = `
  const { makeFolder } = await import(process.argv[1])
  while (Date.now() < Number(process.argv[3])) {}
  for (let each = 0; each < 2000; each += 1) makeFolder(process.argv[2] + '/' + each + '/exports')
`

test('several processes can create the same folders at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'accord-folders-'))
  const module = new URL('./folders.ts', import.meta.url).href
  const at = String(Date.now() + 1500)
  const run = () =>
    promisify(execFile)(process.execPath, [
      '--input-type=module',
      '--eval',
      makeMany,
      module,
      folder,
      at,
    ])
  try {
    await expect(Promise.all([run(), run()])).resolves.toHaveLength(2)
  } finally {
    await rm(folder, { recursive: true })
  }
})
