import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { SealedFile } from './sealed-file.ts'

/** A ZIP file that is written one file after the other. */
export interface Zip {
  /** Adds what a stream gives, and answers once all of it was read. */
  add(path: string, stream: Readable): Promise<void>
  addWhole(path: string, bytes: Buffer): void
  /** Answers the size and the SHA-256 of the whole. */
  end(): Promise<{ size: number; digest: Buffer }>
}

/** Deflates at the level that takes least time, and writes while more is added. */
export function zipInto(file: SealedFile, at: Date, onWritten: () => void): Zip {
  // A regular file that its owner may change and everyone may read.
  const options = { mtime: at, mode: 0o100644, compressionLevel: 1 }
  const zip = new ZipFile()
  const hash = createHash('sha256')
  const write = async () => {
    for await (const bytes of zip.outputStream as AsyncIterable<Buffer>) {
      hash.update(bytes)
      await file.write(bytes)
      onWritten()
    }
  }
  const written = write()
  const failed = new AbortController()
  written.catch((error: unknown) => failed.abort(error))
  return {
    add: async (path, stream) => {
      zip.addReadStream(stream, path, options)
      try {
        await finished(stream, { signal: failed.signal })
      } catch (error) {
        stream.destroy()
        // A disk that is full is the reason why nothing more was read.
        failed.signal.throwIfAborted()
        throw error
      }
    },
    addWhole: (path, bytes) => zip.addBuffer(bytes, path, options),
    end: async () => {
      zip.end()
      await written
      const { size } = await file.finish()
      return { size, digest: hash.digest() }
    },
  }
}
