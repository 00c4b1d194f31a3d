import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Of all that a file holds. */
export interface Facts {
  crc: number
  bytes: number
  sha256: string
}

/** Of one file, in the order in which its bytes are added, by whatever thread. */
export interface Digest {
  /** Until then they may not be written over. */
  add(bytes: Uint8Array): Promise<unknown>
  end: () => Promise<Facts>
}

/** By the thread that asks. */
export function digestHere(): Digest {
  const { add, end } = digester()
  return { add: async (bytes) => add(bytes), end: async () => end() }
}

export function digester() {
  const hash = createHash('sha256')
  let [crc, length] = [0, 0]
  return {
    add: (bytes: Uint8Array) => {
      hash.update(bytes)
      crc = crc32(bytes, crc)
      length += bytes.length
    },
    end: (): Facts => ({ crc, bytes: length, sha256: hash.digest('hex') }),
  }
}
