import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { paletteFor } from './palette.ts'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** The same picture in at most 256 colours: a screen has few, but for the edges of its letters. */
export function smaller(png: Buffer): Buffer {
  const { width, height, channels, pixels } = decode(png)
  const { palette, indexOf } = paletteFor(pixels, channels)
  // Each row begins with its filter; of indexes none is the best.
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels
      rows[y * (width + 1) + x + 1] = indexOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  header[9] = 3
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** As Chromium writes it: 8 bits a channel, not interlaced. */
function decode(png: Buffer) {
  const data: Buffer[] = []
  let [width, height, channels] = [0, 0, 0]
  for (let at = signature.length; at < png.length;) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + length)
    if (type === 'IDAT') data.push(body)
    if (type === 'IHDR') {
      width = body.readUInt32BE(0)
      height = body.readUInt32BE(4)
      channels = body[9] === 6 ? 4 : 3
    }
    at += length + 12
  }
  const filtered = inflateSync(Buffer.concat(data))
  return { width, height, channels, pixels: unfiltered(filtered, width * channels, channels) }
}

/** Every byte was written as its difference from a guess by its neighbours; how is said at the start of each row. */
function unfiltered(rows: Buffer, stride: number, channels: number): Buffer {
  const pixels = Buffer.alloc((rows.length / (stride + 1)) * stride)
  for (let row = 0, at = 0; at < pixels.length; row++) {
    const filter = rows[row * (stride + 1)]
    for (let x = 0; x < stride; x++, at++) {
      const left = x < channels ? 0 : pixels[at - channels]!
      const up = row === 0 ? 0 : pixels[at - stride]!
      const corner = row === 0 || x < channels ? 0 : pixels[at - stride - channels]!
      const guess = [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, corner) : 0]
      pixels[at] = rows[row * (stride + 1) + x + 1]! + guess[filter!]!
    }
  }
  return pixels
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
