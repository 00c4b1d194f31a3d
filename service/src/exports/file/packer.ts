import { createHash } from 'node:crypto'
import { finished } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { Formatted, RowFormatter } from '#exports/contents/rows.ts'

/** Of all that a file holds. */
export interface Facts {
  crc: number
  bytes: number
  sha256: string
}

/** What goes into the ZIP file of some rows; less or more than they came to, because the rest comes with the next. */
interface Packed {
  packed: Buffer[]
  rows: number
}

/** One file on its way into a ZIP file. */
export interface Packer extends Disposable {
  /** What stands before all rows. */
  begin(head: Buffer): Promise<Packed>
  /** The lines are taken at once, and deflated beside this thread, one after the other. */
  add(lines: Buffer): Promise<Packed>
  end(): Promise<Packed>
  /** Of all that was added. */
  facts: () => Facts
}

/**
 * Level 1: the higher ones take much longer and save little. A window of the last few rows is quicker and misses
 * little. The chunks are large, so that most of what is taken at once comes out at once.
 */
const deflating = { level: 1, windowBits: 13, chunkSize: 256 * 1024 }

/** Each byte is formatted, hashed and deflated once. */
export function packer(format: RowFormatter): Packer {
  const hash = createHash('sha256')
  let [crc, length] = [0, 0]
  const deflate = createDeflateRaw(deflating)
  let packed: Buffer[] = []
  deflate.on('data', (bytes: Buffer) => packed.push(bytes))
  // Who waits for what was written is told of it.
  deflate.on('error', () => {})
  const out = (rows: number): Packed => {
    const all = packed
    packed = []
    return { packed: all, rows }
  }
  const take = ({ bytes, rows }: Formatted) => {
    const { promise: written, resolve, reject } = Promise.withResolvers<void>()
    deflate.write(bytes, (error) => (error ? reject(error) : resolve()))
    hash.update(bytes)
    crc = crc32(bytes, crc)
    length += bytes.length
    return written.then(() => out(rows))
  }
  return {
    begin: (head) => take({ bytes: head, rows: 0 }),
    add: (lines) => take(format(lines)),
    end: () => finished(deflate.end()).then(() => out(0)),
    facts: () => ({ crc, bytes: length, sha256: hash.copy().digest('hex') }),
    [Symbol.dispose]: () => void deflate.destroy(),
  }
}
