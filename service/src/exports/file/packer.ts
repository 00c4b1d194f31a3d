import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw as deflateRawOf, deflateRawSync } from 'node:zlib'
import type { Formatted, RowFormatter } from '#exports/contents/rows.ts'

const deflateRaw = promisify(deflateRawOf)

/** Of all that a file holds. */
export interface Facts {
  crc: number
  bytes: number
  sha256: string
}

interface Packed {
  packed: Buffer
  rows: number
}

/** One file on its way into a ZIP file. */
export interface Packer {
  /** What stands before all rows. */
  begin(head: Buffer): Promise<Packed>
  /** What goes into the ZIP file of these lines. They are taken at once, and deflated beside this thread. */
  add(lines: Buffer): Promise<Packed>
  /** Of all that was added. */
  facts: () => Facts
}

/**
 * Level 1: the higher ones take much longer and save little. A window of the last few rows is quicker and misses
 * little. Each piece ends with a whole byte and looks back at no other, so that several are deflated at once.
 */
const piece = {
  level: 1,
  windowBits: 13,
  chunkSize: 64 * 1024,
  finishFlush: constants.Z_SYNC_FLUSH,
}

/** Nothing, and the sign that nothing follows. */
export const lastPiece = deflateRawSync(Buffer.alloc(0))

/** Each byte is formatted, hashed and deflated once. */
export function packer(format: RowFormatter): Packer {
  const hash = createHash('sha256')
  let [crc, length] = [0, 0]
  const take = ({ bytes, rows }: Formatted) => {
    const packing = deflateRaw(bytes, piece)
    hash.update(bytes)
    crc = crc32(bytes, crc)
    length += bytes.length
    return packing.then((packed) => ({ packed, rows }))
  }
  return {
    begin: (head) => take({ bytes: head, rows: 0 }),
    add: (lines) => take(format(lines)),
    facts: () => ({ crc, bytes: length, sha256: hash.copy().digest('hex') }),
  }
}
