import { crc32, deflateSync } from 'node:zlib'

export type Color = readonly [red: number, green: number, blue: number]

/** Draws a square PNG pixel by pixel. The same drawing always has the same bytes. */
export function drawPng(side: number, colorAt: (x: number, y: number) => Color): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8) // The image has 8 bits for each of the three colors.
  const lines = Array.from({ length: side }, (_, y) => [
    0, // 0 means that the line has no filter.
    ...Array.from({ length: side }, (_pixel, x) => colorAt(x, y)).flat(),
  ])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.from(lines.flat()), { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(content.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}
