import type { Lines } from '#exports/contents/rows.ts'
import { rowDeflater } from '#exports/deflate/deflate-rows.ts'
import type { Digest, Facts } from './digest.ts'

/** One file on its way into a ZIP file. What its bytes are deflated to is good until the next are added. */
export interface Packer {
  /** Before all lines. */
  begin(bytes: Buffer): Buffer
  add(lines: Lines): Buffer
  /** Until then nothing that was added may be written over. */
  digested: () => Promise<unknown>
  end(): Buffer
  facts: () => Promise<Facts>
}

/** Each byte is hashed and deflated once. */
export function packer(digest: Digest): Packer {
  const deflater = rowDeflater()
  let last: Promise<unknown> = Promise.resolve()
  return {
    begin: (bytes) => {
      last = digest.add(bytes)
      return deflater.begin(bytes)
    },
    add: (lines) => {
      last = digest.add(lines.bytes)
      return deflater.add(lines)
    },
    digested: () => last,
    end: () => deflater.end(),
    facts: digest.end,
  }
}
