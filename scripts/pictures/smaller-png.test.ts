import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { smaller } from './smaller-png.ts'

const [red, green, white] = [
  [255, 0, 0],
  [0, 128, 0],
  [255, 255, 255],
] as const

test('of few colours each stays as it is, however its row was filtered', () => {
  // As it is; as the difference from the left; from above; from the mean of both; from the nearest of three.
  const rows = [
    [0, ...red, ...green],
    [1, ...red, 1, 128, 0],
    [2, 0, 0, 0, 0, 0, 0],
    [3, 128, 0, 0, 128, 64, 0],
    [4, 0, 255, 255, 0, 128, 0],
  ]
  expect(coloursOf(smaller(pngOf(2, rows)))).toEqual([
    [red, green],
    [red, green],
    [red, green],
    [red, [255, 128, 0]],
    [white, [255, 127, 255]],
  ])
})

test('of many the commonest stay, and the others become like ones', () => {
  const pixels = Array.from({ length: 2000 }, (_, at) => [
    at % 256,
    (at * 7) % 256,
    (at * 13) % 256,
  ])
  const row = [0, ...pixels.flat(), ...Array.from({ length: 9000 }, () => white).flat()]
  const [colours] = coloursOf(smaller(pngOf(11_000, [row])))
  expect(new Set(colours!.map(String)).size).toBeLessThanOrEqual(256)
  expect(colours!.slice(2000).every((colour) => String(colour) === String(white))).toBe(true)
  const away = pixels.map((pixel, at) =>
    Math.max(...pixel.map((value, of) => Math.abs(value - colours![at]![of]!))),
  )
  expect(Math.max(...away)).toBeLessThan(64)
})

/** The parts that are read of it; nobody checks the sums of those that come from Chromium. */
function pngOf(width: number, rows: number[][]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(rows.length, 4)
  header.set([8, 2], 8)
  const parts = { IHDR: header, IDAT: deflateSync(Buffer.from(rows.flat())) }
  const chunks = Object.entries(parts).map(([type, body]) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length)
    return Buffer.concat([length, Buffer.from(type), body, Buffer.alloc(4)])
  })
  return Buffer.concat([Buffer.alloc(8), ...chunks])
}

/** Row by row, of a picture with a palette. */
function coloursOf(png: Buffer): number[][][] {
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
    parts.set(png.toString('latin1', at + 4, at + 8), body)
  }
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((type) => parts.get(type)!)
  const [width, indexes] = [header!.readUInt32BE(0), inflateSync(data!)]
  const rows = Array.from({ length: header!.readUInt32BE(4) }, (_, row) =>
    indexes.subarray(row * (width + 1) + 1, (row + 1) * (width + 1)),
  )
  return rows.map((row) =>
    [...row].map((index) => [...palette!.subarray(index * 3, index * 3 + 3)]),
  )
}
