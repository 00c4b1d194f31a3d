import { constants, deflateRawSync } from 'node:zlib'
import { growing, type Lines, viewOf } from '#exports/contents/rows.ts'
import { type BlockCodes, blockCodes } from './block-codes.ts'
import { repeatFinder } from './find-repeats.ts'
import { type Bits, put, roomFor, writeBlock } from './write-block.ts'

/** Deflates lines (RFC 1951), and what comes before them. What is answered is good until the next call. */
export interface RowDeflater {
  /** Before all lines. */
  begin(bytes: Buffer): Buffer
  add(lines: Lines): Buffer
  end(): Buffer
}

/** Rows are much like those before them, so codes are good for several blocks; to count for each took a third of the time. */
const blocksPerCodes = 8

/**
 * Written here because zlib, which looks for repeats at each byte, took twice as long as all else that is done
 * to a row; what it finds stands where fields begin, and where they do is known.
 */
export function rowDeflater(): RowDeflater {
  const findRepeats = repeatFinder()
  let codes: BlockCodes | undefined
  let blocks = 0
  const digits = new Int32Array(256 * 256)
  const memoryFor = growing((room) => Buffer.allocUnsafeSlow(room))
  const bits: Bits = { to: viewOf(memoryFor(0)), end: 0, kept: 0, count: 0 }
  const anew = (room: number) => {
    const memory = memoryFor(room)
    bits.to = viewOf(memory)
    bits.end = 0
    return memory
  }
  return {
    begin: (bytes) => deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
    add: (lines) => {
      const { bytes } = lines
      const memory = anew(roomFor(bytes.length))
      const repeats = findRepeats(lines)
      if (blocks % blocksPerCodes === 0) codes = blockCodes(bytes, repeats, digits)
      blocks += 1
      if (!codes || !writeBlock(bits, bytes, repeats, codes)) {
        codes = blockCodes(bytes, repeats, digits)
        writeBlock(bits, bytes, repeats, codes)
      }
      return memory.subarray(0, bits.end)
    },
    end: () => {
      const memory = anew(roomFor(0))
      // The last block, of codes that the format has, and nothing in it; then up to a whole byte.
      put(bits, 0b011, 3)
      put(bits, 0, 7 + 7)
      return memory.subarray(0, bits.end)
    },
  }
}
