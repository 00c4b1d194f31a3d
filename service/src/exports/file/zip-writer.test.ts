import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { unzipped } from '#testing/export-runs.ts'
import { dataDescriptor, directoryEnd, directoryRecord } from './zip-format.ts'
import { zipWriter } from './zip-writer.ts'

const at = new Date('2026-11-15T06:23:22Z')

function newZip() {
  const chunks: Buffer[] = []
  const zip = zipWriter(async (bytes) => void chunks.push(bytes), at)
  return { zip, bytes: () => Buffer.concat(chunks) }
}

describe('a ZIP file', () => {
  test('gives back what was put in, whole or piece by piece, under names in any language', async () => {
    const { zip, bytes } = newZip()
    await zip.addWhole('empty.csv', Buffer.alloc(0))
    const large = Buffer.concat(Array.from({ length: 100 }, (_, n) => Buffer.alloc(50_000, n)))
    const facts = { crc: crc32(large), bytes: large.length, sha256: 'as told' }
    const packed = Readable.from([large]).pipe(createDeflateRaw())
    const added = await zip.add('Zoë/großes.jsonl', packed, async () => facts)
    await zip.end()

    const files = await unzipped(bytes())
    expect([...files.keys()]).toEqual(['empty.csv', 'Zoë/großes.jsonl'])
    expect(files.get('Zoë/großes.jsonl')!.equals(large)).toBe(true)
    expect(added).toEqual({ path: 'Zoë/großes.jsonl', bytes: 5_000_000, sha256: 'as told' })
  })

  test('says when it was made', async () => {
    const { zip, bytes } = newZip()
    await zip.addWhole('one', Buffer.from('x'))
    await zip.end()
    const opened = await yauzl.fromBufferPromise(bytes())
    for await (const entry of opened.eachEntry()) {
      expect(entry.getLastModDate({ timezone: 'UTC' })).toEqual(at)
    }
  })

  test('may hold more files than 16 bits can count', async () => {
    const entry = { offset: 0, packed: 2, size: 0, crc: 0 }
    const records = Array.from({ length: 70_000 }, (_, index) =>
      directoryRecord({ name: `${index}`, ...entry }, at),
    )
    const opened = await openDirectory(records, 0)
    expect(opened.entryCount).toBe(70_000)
    let last = ''
    for await (const found of opened.eachEntry()) last = found.fileName
    expect(last).toBe('69999')
  })

  test('may be longer than 32 bits can say', async () => {
    const entry = { name: 'large', offset: 2 ** 33, packed: 2 ** 34, size: 2 ** 35, crc: 7 }
    const descriptor = dataDescriptor(entry)
    expect(descriptor.readBigUInt64LE(8)).toBe(2n ** 34n)
    expect(descriptor.readBigUInt64LE(16)).toBe(2n ** 35n)

    const opened = await openDirectory([directoryRecord(entry, at)], 2 ** 36)
    expect(opened.entryCount).toBe(1)
    for await (const found of opened.eachEntry()) {
      expect(found).toMatchObject({
        fileName: 'large',
        relativeOffsetOfLocalHeader: 2 ** 33,
        compressedSize: 2 ** 34,
        uncompressedSize: 2 ** 35,
        crc32: 7,
      })
    }
  })
})

/** The end of a ZIP file whose directory stands that far in; what would come before is never read. */
function openDirectory(records: Buffer[], offset: number) {
  const directory = Buffer.concat(records)
  const tail = Buffer.concat([directory, directoryEnd(records.length, offset, directory.length)])
  class Reader extends yauzl.RandomAccessReader {
    override read(...[buffer, into, length, position, done]: ReadParameters) {
      const before = Math.max(0, offset - position)
      buffer.fill(0, into, into + Math.min(before, length))
      const from = position + before - offset
      tail.copy(buffer, into + before, from, from + length - before)
      done(null)
    }
  }
  return yauzl.fromRandomAccessReaderPromise(new Reader(), offset + tail.length)
}

type ReadParameters = Parameters<yauzl.RandomAccessReader['read']>

describe('a file on its way into a ZIP file', () => {
  test('whose place cannot be written to fails, and does not hang', async () => {
    const full = zipWriter(async () => {
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    }, at)
    await expect(full.addWhole('manifest.json', Buffer.alloc(10_000_000))).rejects.toMatchObject({
      code: 'ENOSPC',
    })
  })
})
