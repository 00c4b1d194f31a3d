import { createHash } from 'node:crypto'
import { finished } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** Of all that a file holds. */
export interface Facts {
  crc: number
  bytes: number
  sha256: string
}

/** One file on its way into a ZIP file. */
export interface Packer extends Disposable {
  /**
   * Taken at once, and deflated beside this thread, one after the other. What it comes to is less or more than these
   * bytes did, because the rest comes with the next.
   */
  add(bytes: Buffer): Promise<Buffer[]>
  end(): Promise<Buffer[]>
  /** Of all that was added. */
  facts: () => Facts
}

/**
 * Level 1: the higher ones take much longer and save little. A window of the last few rows is quicker and misses
 * little. The chunks are large, so that most of what is taken at once comes out at once.
 */
const deflating = { level: 1, windowBits: 13, memLevel: 9, chunkSize: 256 * 1024 }

/** Each byte is hashed and deflated once. */
export function packer(): Packer {
  const hash = createHash('sha256')
  let [crc, length] = [0, 0]
  const deflate = createDeflateRaw(deflating)
  let packed: Buffer[] = []
  deflate.on('data', (bytes: Buffer) => packed.push(bytes))
  // Who waits for what was written is told of it.
  deflate.on('error', () => {})
  const out = () => {
    const all = packed
    packed = []
    return all
  }
  return {
    add: (bytes) => {
      const { promise: written, resolve, reject } = Promise.withResolvers<void>()
      deflate.write(bytes, (error) => (error ? reject(error) : resolve()))
      hash.update(bytes)
      crc = crc32(bytes, crc)
      length += bytes.length
      return written.then(out)
    },
    end: () => finished(deflate.end()).then(out),
    facts: () => ({ crc, bytes: length, sha256: hash.copy().digest('hex') }),
    [Symbol.dispose]: () => void deflate.destroy(),
  }
}
