import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import yauzl from 'yauzl'
import { members } from '#exports/contents/organization-entities.ts'
import type { Snapshot } from '#exports/contents/snapshot.ts'
import { unzipped } from '#testing/exports.ts'
import { packageEntity, zipInto } from './package.ts'
import { createSealedFile, readSealedFile } from './sealed-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accord-package-'))
})
afterAll(() => rm(folder, { recursive: true }))

const two = {
  ...members,
  columns: [
    { name: 'place', kind: 'number' },
    { name: 'words', kind: 'text' },
  ],
} as typeof members

const rest = { onRows: () => {} }

const batches = 12
const rowsOfBatch = 3000
const words = (row: number) => `${row} ${'of very many rows '.repeat((row % 7) + 1)}`

const manyRows = {
  async *batches() {
    for (let batch = 0; batch < batches; batch += 1) {
      yield Array.from({ length: rowsOfBatch }, (_, index) => {
        const row = batch * rowsOfBatch + index
        return [String(row), words(row)]
      })
    }
  },
} as unknown as Snapshot

/** Creates the file of an export, and reads its contents once it's complete. */
async function aZip(name: string, at = new Date()) {
  const [path, key] = [join(folder, name), randomBytes(32)]
  const file = await createSealedFile(path, key, '')
  const zip = zipInto(file, at, () => {})
  return { zip, file, bytes: async () => buffer(await readSealedFile(path, key, '')) }
}

test('EX-4: many batches are written to both files completely and in order, with their digests', async () => {
  const { zip, bytes: finished } = await aZip('many.zip')
  const packed = await packageEntity(
    manyRows,
    { entity: two, id: '', folder: '' },
    { zip, spool: join(folder, 'many'), ...rest },
  )
  const { size, digest } = await zip.end()

  const whole = await finished()
  expect(size).toBe(whole.length)
  expect(digest).toEqual(createHash('sha256').update(whole).digest())
  const every = Array.from({ length: batches * rowsOfBatch }, (_, row) => row)
  const files = await unzipped(whole)
  const json = files.get('members.jsonl')!.toString()
  const csv = files.get('members.csv')!.toString().replaceAll('"', '')
  expect(
    json === every.map((row) => `${JSON.stringify({ place: row, words: words(row) })}\n`).join(''),
  ).toBe(true)
  expect(
    csv.split('\r\n').slice(1, -1).join() === every.map((row) => `${row},${words(row)}`).join(),
  ).toBe(true)
  for (const { path, bytes, sha256, rows } of packed) {
    const content = files.get(path)!
    expect(bytes).toBe(content.length)
    expect(sha256).toBe(createHash('sha256').update(content).digest('hex'))
    expect(rows).toBe(every.length)
  }
})

test('EX-4: files can have names in any language, and have the time of the snapshot', async () => {
  const at = new Date('2026-11-15T06:23:22Z')
  const { zip, bytes } = await aZip('names.zip', at)
  zip.addWhole('empty.csv', Buffer.alloc(0))
  await zip.add('Zoë/großes.jsonl', Readable.from([Buffer.from('one'), Buffer.from('two')]))
  await zip.end()
  const whole = await bytes()
  expect(await unzipped(whole)).toEqual(
    new Map([
      ['empty.csv', Buffer.alloc(0)],
      ['Zoë/großes.jsonl', Buffer.from('onetwo')],
    ]),
  )
  const opened = await yauzl.fromBufferPromise(whole)
  for await (const entry of opened.eachEntry()) {
    expect(entry.getLastModDate({ timezone: 'UTC' })).toEqual(at)
    expect(entry.externalFileAttributes >>> 16).toBe(0o100644)
  }
})

test.each([0, 300_000])(
  'EX-4: a disk that is full after %i bytes makes the file fail and leaves no spool file',
  async (room) => {
    const unheard = vi.fn()
    process.on('unhandledRejection', unheard)
    onTestFinished(() => void process.off('unhandledRejection', unheard))
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    const { file } = await aZip(`full-${room}.zip`)
    let written = 0
    const write = async (bytes: Buffer) => {
      written += bytes.length
      if (written > room) throw full
    }
    const spool = join(folder, 'broken-off')
    const packaging = packageEntity(
      manyRows,
      { entity: two, id: '', folder: '' },
      { zip: zipInto({ ...file, write }, new Date(), () => {}), spool, ...rest },
    )
    await expect(packaging).rejects.toBe(full)
    await setImmediate()
    expect(unheard).not.toHaveBeenCalled()
    expect(existsSync(spool)).toBe(false)
  },
)
