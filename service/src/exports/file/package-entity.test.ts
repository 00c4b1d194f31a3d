import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { members } from '#exports/contents/organization-entities.ts'
import type { Snapshot } from '#exports/contents/snapshot.ts'
import { unzipped } from '#testing/export-runs.ts'
import { digestThread } from '#exports/thread/digest-apart.ts'
import { digestHere } from './digest.ts'
import { packageEntity } from './package-entity.ts'
import { zipWriter } from './zip-writer.ts'

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

const rest = { digest: digestHere, onRows: () => {} }

const batches = 12
const rowsOfBatch = 3000
const words = (row: number) => `${row} ${'of very many rows '.repeat((row % 7) + 1)}`

/** In COPY's binary format. */
function copied(row: number): Buffer {
  const text = Buffer.from(words(row))
  const head = Buffer.alloc(18)
  head.writeInt16BE(2, 0)
  head.writeInt32BE(8, 2)
  head.writeBigInt64BE(BigInt(row), 6)
  head.writeInt32BE(text.length, 14)
  return Buffer.concat([head, text])
}

/** As they come from the database: all batches in the same memory, one after the other. */
const manyRows = {
  async *batches() {
    const memory = Buffer.alloc(1_000_000)
    for (let batch = 0; batch < batches; batch += 1) {
      const rows = Array.from({ length: rowsOfBatch }, (_, index) => batch * rowsOfBatch + index)
      yield memory.subarray(0, Buffer.concat(rows.map(copied)).copy(memory))
    }
  },
} as unknown as Snapshot

test.for(['here', 'apart'])(
  'EX-4: many batches are in both files whole and in their order, with digests made %s',
  async (where) => {
    await using apart = where === 'apart' ? digestThread() : undefined
    const digest = apart?.digest ?? digestHere
    const chunks: Buffer[] = []
    const zip = zipWriter(async (bytes) => void chunks.push(Buffer.from(bytes)), new Date())
    const packed = await packageEntity(
      manyRows,
      { entity: two, id: '', folder: '' },
      { zip, spool: join(folder, 'many'), digest, onRows: () => {} },
    )
    await zip.end()

    const every = Array.from({ length: batches * rowsOfBatch }, (_, row) => row)
    const files = await unzipped(Buffer.concat(chunks))
    const json = files.get('members.jsonl')!.toString()
    const csv = files.get('members.csv')!.toString().replaceAll('"', '')
    expect(
      json ===
        every.map((row) => `${JSON.stringify({ place: row, words: words(row) })}\n`).join(''),
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
  },
)

test('EX-4: a disk that fills up while batches are under way fails the file, and leaves none behind', async () => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  onTestFinished(() => void process.off('unhandledRejection', unheard))
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const add = async (_: string, pieces: AsyncIterable<Buffer>) => {
    for await (const _piece of pieces) throw full
    throw new Error('There was nothing to write.')
  }
  const spool = join(folder, 'broken-off')
  const packaging = packageEntity(
    manyRows,
    { entity: two, id: '', folder: '' },
    { zip: { add, addWhole: async () => {}, end: async () => {} }, spool, ...rest },
  )
  await expect(packaging).rejects.toBe(full)
  await setImmediate()
  expect(unheard).not.toHaveBeenCalled()
  expect(existsSync(spool)).toBe(false)
})

test('EX-4: a disk that is full before the first rows came fails the file, and nothing goes unheard', async () => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  onTestFinished(() => void process.off('unhandledRejection', unheard))
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const rowsCome = Promise.withResolvers<void>()
  const snapshot = {
    async *batches() {
      await rowsCome.promise
      yield* []
    },
  } as unknown as Snapshot
  const packaging = packageEntity(
    snapshot,
    { entity: members, id: '', folder: '' },
    {
      zip: { add: () => Promise.reject(full), addWhole: async () => {}, end: async () => {} },
      spool: join(folder, 'spool'),
      ...rest,
    },
  )
  await setImmediate()
  await setImmediate()
  rowsCome.resolve()
  await expect(packaging).rejects.toBe(full)
  expect(unheard).not.toHaveBeenCalled()
})
