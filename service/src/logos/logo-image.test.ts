import { logoTooLarge, logoTypeUnknown, maxLogoBytes } from '@accord/contract/logos.ts'
import { describe, expect, test } from 'vitest'
import { samples } from '#testing/image-samples.ts'
import { pngOf } from '#testing/images.ts'
import { pngChunk } from '../dev/demo/draw-png.ts'
import { mediaTypeOfLogo } from './logo-image.ts'

const wrongSize = 'Choose an image between 16 and 2048 pixels on each side.'
const damaged = 'This image is damaged. Choose another one.'
const animated = "Choose an image that isn't animated."

const png = pngOf(32)
/** Where the first parts of that PNG (the signature and the header) and the last chunk end. */
const afterHeader = 33
const beforeEnd = png.length - 12
const inPng = (...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader)])
/** Returns an image whose header claims this size, followed by the same few bytes. */
const claiming = (width: number, height: number) => {
  const header = Buffer.from(png.subarray(16, 29))
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(afterHeader)])
}
const script = Buffer.from('<script>alert(1)</script>')
const { JPEG: jpeg, 'WebP with transparency': webp } = samples

/** Repeats the scan of the image. */
function withScans(count: number): Buffer {
  const start = jpeg.indexOf('ffda', 'hex')
  const scan = jpeg.subarray(start, -2)
  return Buffer.concat([
    jpeg.subarray(0, start),
    ...Array<Buffer>(count).fill(scan),
    jpeg.subarray(-2),
  ])
}

/** Replaces bytes at one position in the image. */
function changed(image: Buffer, at: number, ...bytes: number[]): Buffer {
  const copy = Buffer.from(image)
  copy.set(bytes, at)
  return copy
}

/** Adds chunks to the end of a WebP, and adjusts its length. */
function longerWebp(...chunks: Buffer[]): Buffer {
  const longer = Buffer.concat([webp, ...chunks])
  longer.writeUInt32LE(longer.length - 8, 4)
  return longer
}
function webpChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(name), length, content, Buffer.alloc(content.length % 2)])
}

describe('the type of a logo', () => {
  test.each([
    ['a PNG', png, 'image/png'],
    ['a PNG with a comment', inPng(pngChunk('tEXt', Buffer.from('Comment\0Drawn'))), 'image/png'],
    ['a JPEG', jpeg, 'image/jpeg'],
    ['a lossy WebP', samples['lossy WebP'], 'image/webp'],
    ['a lossless WebP', samples['lossless WebP'], 'image/webp'],
    ['a WebP with transparency', webp, 'image/webp'],
    ['a WebP with metadata', longerWebp(webpChunk('EXIF', Buffer.from('Exif'))), 'image/webp'],
    ['the smallest PNG', pngOf(16), 'image/png'],
    ['the largest PNG', pngOf(2048), 'image/png'],
  ])('the type of a %s logo is detected from its bytes', (_name, bytes, mediaType) => {
    expect(mediaTypeOfLogo(bytes)).toEqual({ mediaType })
  })

  test.each([
    ['no bytes', Buffer.alloc(0), logoTypeUnknown],
    ['two bytes', Buffer.from([0xff, 0xd8]), logoTypeUnknown],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), logoTypeUnknown],
    ['HTML', Buffer.from('<!doctype html><script>1</script>'), logoTypeUnknown],
    ['HTML in front of a PNG', Buffer.concat([script, png]), logoTypeUnknown],
    ['a GIF', Buffer.from('GIF89a\x10\x00\x10\x00', 'latin1'), logoTypeUnknown],
    ['another RIFF file', Buffer.from('RIFF\x04\x00\x00\x00WAVE', 'latin1'), logoTypeUnknown],
    ['a PNG of one pixel', pngOf(1), wrongSize],
    ['a PNG of 15 pixels', pngOf(15), wrongSize],
    ['a PNG of 2049 pixels', pngOf(2049), wrongSize],
    ['a PNG that claims 5000 pixels', claiming(5000, 5000), wrongSize],
    ['a PNG that claims 4 billion pixels', claiming(0xff_ff_ff_ff, 0xff_ff_ff_ff), wrongSize],
    ['a PNG that is one long line', claiming(2000, 1), wrongSize],
    [
      'a JPEG of 5000 pixels',
      changed(jpeg, jpeg.indexOf('ffc00011', 'hex') + 5, 0x13, 0x88),
      wrongSize,
    ],
    ['a PNG without its signature’s end', changed(png, 7, 0x0b), logoTypeUnknown],
    ['a PNG with a wrong checksum', changed(png, 20, 1), damaged],
    [
      'a PNG without an image',
      Buffer.concat([png.subarray(0, afterHeader), png.subarray(beforeEnd)]),
      damaged,
    ],
    ['a PNG without its end', png.subarray(0, beforeEnd), damaged],
    ['a PNG with a page behind it', Buffer.concat([png, script]), damaged],
    ['a PNG with another chunk behind it', Buffer.concat([png, pngChunk('tEXt', script)]), damaged],
    ['a PNG with two headers', inPng(png.subarray(8, afterHeader)), damaged],
    ['an animated PNG', inPng(pngChunk('acTL', Buffer.alloc(8))), animated],
    ['a JPEG with a page behind it', Buffer.concat([jpeg, script]), damaged],
    ['a JPEG without its end', jpeg.subarray(0, -2), damaged],
    ['a JPEG that is drawn in thousands of scans', withScans(2000), damaged],
    ['a JPEG of a header alone', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), damaged],
    [
      'a JPEG with two frames',
      Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from('ffc0000b08ffffffff01011100', 'hex'),
        jpeg.subarray(2),
      ]),
      damaged,
    ],
    ['a WebP with a page behind it', Buffer.concat([webp, script]), damaged],
    ['a WebP with two images', longerWebp(samples['lossless WebP'].subarray(12)), damaged],
    ['a WebP that claims a small canvas', changed(webp, 24, 16), damaged],
    ['an animated WebP', longerWebp(webpChunk('ANMF', Buffer.alloc(16))), animated],
    ['a file of 257 KB', Buffer.concat([png, Buffer.alloc(257 * 1024)]), logoTooLarge],
    ['one byte too many', Buffer.alloc(maxLogoBytes + 1), logoTooLarge],
  ])('no logo type is detected in %s', (_name, bytes, complaint) => {
    expect(mediaTypeOfLogo(bytes)).toBe(complaint)
  })

  test.each(Object.entries({ PNG: png, ...samples }))(
    "the type of a logo isn't found in a %s that ends early, at any position",
    (_name, bytes) => {
      const found = Array.from(bytes, (_byte, at) => mediaTypeOfLogo(bytes.subarray(0, at)))
      expect(found.filter((each) => typeof each !== 'string')).toEqual([])
    },
  )

  test('finding the type of a logo takes no time in a file that is made to be slow', () => {
    const fill = Buffer.alloc(maxLogoBytes, 0xff)
    const empty = Buffer.concat([
      png.subarray(0, afterHeader),
      ...Array.from({ length: 20_000 }, () => pngChunk('tEXt', Buffer.alloc(0))),
    ])
    const start = performance.now()
    expect(mediaTypeOfLogo(changed(fill, 0, 0xff, 0xd8))).toBe(damaged)
    expect(mediaTypeOfLogo(empty)).toBe(damaged)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
