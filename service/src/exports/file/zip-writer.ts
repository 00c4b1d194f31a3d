import { crc32, deflateRawSync } from 'node:zlib'
import type { Facts } from './digest.ts'
import {
  dataDescriptor,
  directoryEnd,
  directoryRecord,
  localHeader,
  type ZipEntry,
} from './zip-format.ts'

export interface ZipWriter {
  /** Adds a file that was deflated, and then says what is known of it after its last byte. */
  add(
    path: string,
    packed: AsyncIterable<Buffer>,
    facts: () => Promise<Facts>,
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
  const open = async (path: string) => {
    const begin = offset
    await put(localHeader(path, at))
    const data = offset
    return async ({ crc, bytes: size }: Pick<Facts, 'crc' | 'bytes'>) => {
      const entry = { name: path, offset: begin, packed: offset - data, crc, size }
      await put(dataDescriptor(entry))
      entries.push(entry)
    }
  }

  return {
    add: async (path, packed, facts) => {
      const close = await open(path)
      for await (const bytes of packed) await put(bytes)
      const { sha256, ...known } = await facts()
      await close(known)
      return { path, bytes: known.bytes, sha256 }
    },
    addWhole: async (path, bytes) => {
      const close = await open(path)
      await put(deflateRawSync(bytes))
      await close({ crc: crc32(bytes), bytes: bytes.length })
    },
    end: async () => {
      const begin = offset
      for (const entry of entries) await put(directoryRecord(entry, at))
      await put(directoryEnd(entries.length, begin, offset - begin))
    },
  }
}
