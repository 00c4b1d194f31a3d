import { createHash } from 'node:crypto'
import { crc32, createDeflateRaw } from 'node:zlib'
import {
  dataDescriptor,
  directoryEnd,
  directoryRecord,
  localHeader,
  type ZipEntry,
} from './zip-format.ts'

/** One file on its way into a ZIP file. */
export interface Deflating {
  write(bytes: Buffer): Promise<void>
  end(): void
  /** The deflated bytes; writing goes on only while they are read. */
  packed: AsyncIterable<Buffer>
  /** Of all that was written. */
  facts(): { crc: number; bytes: number; sha256: string }
  destroy(): void
}

/** Deflates off the main thread. Level 1: the higher ones take much longer and save little. */
export function deflating(): Deflating {
  const deflate = createDeflateRaw({ level: 1, chunkSize: 64 * 1024 })
  const hash = createHash('sha256')
  let [crc, length] = [0, 0]
  // A stream that is destroyed does not answer the write it was busy with.
  let giveUp = (_reason: Error) => {}
  deflate.on('close', () => giveUp(new Error('The file was given up.')))
  return {
    write: (bytes) => {
      crc = crc32(bytes, crc)
      length += bytes.length
      hash.update(bytes)
      return new Promise((resolve, reject) => {
        giveUp = reject
        deflate.write(bytes, (error) => (error ? reject(error) : resolve()))
      })
    },
    end: () => void deflate.end(),
    packed: deflate as AsyncIterable<Buffer>,
    facts: () => ({ crc, bytes: length, sha256: hash.copy().digest('hex') }),
    destroy: () => void deflate.destroy(),
  }
}

export interface ZipWriter {
  /** Adds a file, out of what it deflates to now or of what was kept of it. */
  add(
    path: string,
    file: Deflating,
    packed?: AsyncIterable<Buffer>,
  ): Promise<{ path: string; bytes: number; sha256: string }>
  addWhole(path: string, bytes: Buffer): Promise<void>
  end(): Promise<void>
}

/**
 * Writes a ZIP file one entry after the other, never going back. Written here because the libraries for
 * it deflate what they are given themselves, one file at a time: JSON Lines and CSV come out of one
 * reading of the database, together.
 */
export function zipWriter(write: (bytes: Buffer) => Promise<void>, at: Date): ZipWriter {
  const entries: ZipEntry[] = []
  let offset = 0
  const put = async (bytes: Buffer) => {
    await write(bytes)
    offset += bytes.length
  }
  const add: ZipWriter['add'] = async (path, file, packed = file.packed) => {
    const begin = offset
    await put(localHeader(path, at))
    const data = offset
    for await (const bytes of packed) await put(bytes)
    const { crc, bytes, sha256 } = file.facts()
    const entry = { name: path, offset: begin, packed: offset - data, crc, size: bytes }
    await put(dataDescriptor(entry))
    entries.push(entry)
    return { path, bytes, sha256 }
  }

  return {
    add,
    addWhole: async (path, bytes) => {
      const file = deflating()
      await Promise.all([add(path, file), file.write(bytes).then(() => file.end())])
    },
    end: async () => {
      const begin = offset
      for (const entry of entries) await put(directoryRecord(entry, at))
      await put(directoryEnd(entries.length, begin, offset - begin))
    },
  }
}
