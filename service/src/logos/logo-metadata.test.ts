import { describe, expect, test } from 'vitest'
import { samples } from '#testing/image-samples.ts'
import { pngOf } from '#testing/images.ts'
import { pngChunk } from '../dev/demo/draw-png.ts'
import { mediaTypeOfLogo } from './logo-image.ts'
import { withoutMetadata } from './logo-metadata.ts'

const png = pngOf(32)
const { JPEG: jpeg, 'WebP with transparency': webp } = samples
const secret = 'Ana, 47.3769 N 8.5417 E'

/** Checks and strips an image like an upload. */
function stripped(image: Buffer): Buffer {
  const read = mediaTypeOfLogo(image)
  if (typeof read === 'string') throw new Error(read)
  return withoutMetadata(image, read.mediaType)
}

function inPng(...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

function segment(marker: number, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content as string)
  return Buffer.concat([Buffer.from([0xff, marker, 0, bytes.length + 2]), bytes])
}

function inJpeg(...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

/** Returns Exif with an orientation and a name, in either byte order. */
function exif(orientation: number, isLittle: boolean): Buffer {
  const [mark, start] = isLittle ? ['II*\0', '08000000'] : ['MM\0*', '00000008']
  const entry = isLittle ? '0100120103000100000001000000' : '0001011200030000000100010000'
  const at = isLittle ? 10 : 11
  const bytes = Buffer.from(entry, 'hex')
  bytes[at] = orientation
  return Buffer.concat([Buffer.from(`Exif\0\0${mark}`), Buffer.from(start, 'hex'), bytes])
}

function withChunks(...chunks: Buffer[]): Buffer {
  const longer = Buffer.concat([webp, ...chunks])
  longer.writeUInt32LE(longer.length - 8, 4)
  longer.writeUInt8(longer.readUInt8(20) | 0x0c, 20)
  return longer
}

function webpChunk(name: string): Buffer {
  const length = Buffer.from([secret.length, 0, 0, 0])
  return Buffer.concat([Buffer.from(name), length, Buffer.from(secret), Buffer.alloc(1)])
}

describe('a logo without metadata', () => {
  test.each([
    [
      'PNG',
      png,
      inPng(...['eXIf', 'tEXt', 'prVt'].map((name) => pngChunk(name, Buffer.from(secret)))),
    ],
    [
      'JPEG',
      jpeg,
      inJpeg(
        segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`),
        segment(0xe1, Buffer.concat([exif(1, true), Buffer.from(secret)])),
        segment(0xe1, `Exif\0\0MM\0*${secret}`),
        segment(0xe0, `JFXX\0${secret}`),
        segment(0xe2, `MPF\0${secret}`),
        segment(0xed, `Photoshop 3.0\0${secret}`),
        Buffer.from([0xff]),
        segment(0xfe, secret),
      ),
    ],
    ['WebP', webp, withChunks(webpChunk('EXIF'), webpChunk('XMP '), webpChunk('ABCD'))],
  ])('a %s is still the same picture after its metadata is removed', (_name, plain, image) => {
    expect(image.includes(secret)).toBe(true)
    expect(stripped(image)).toEqual(plain)
  })

  test.each(Object.entries({ PNG: png, ...samples }))(
    'a %s without any metadata stays the same',
    (_name, image) => {
      expect(stripped(image)).toEqual(image)
    },
  )

  test("a logo's colors stay the same when its metadata is removed", () => {
    const profile = segment(0xe2, 'ICC_PROFILE\0\x01\x01colors')
    const adobe = segment(0xee, 'Adobe\0d\0\0\0\0\0')
    const colored = inPng(pngChunk('gAMA', Buffer.alloc(4, 1)))
    for (const image of [inJpeg(profile, adobe), colored]) expect(stripped(image)).toEqual(image)
  })

  test('metadata between two scans of a JPEG is also removed', () => {
    const start = jpeg.indexOf('ffda', 'hex')
    const scan = jpeg.subarray(start, -2)
    const [head, end] = [jpeg.subarray(0, start), jpeg.subarray(-2)]
    const image = Buffer.concat([head, scan, segment(0xfe, secret), scan, end])
    expect(stripped(image)).toEqual(Buffer.concat([head, scan, scan, end]))
  })

  test.each([true, false])(
    "a JPEG's orientation stays the same when its metadata is removed (little-endian: %s)",
    (isLittle) => {
      const image = inJpeg(segment(0xe1, Buffer.concat([exif(6, isLittle), Buffer.from(secret)])))
      const plain = stripped(image)
      expect(plain.includes(secret)).toBe(false)
      const kept = Buffer.concat([exif(6, true), Buffer.alloc(4)])
      expect(plain).toEqual(inJpeg(segment(0xe1, kept)))
      expect(stripped(plain)).toEqual(plain)
    },
  )

  test('removing metadata never makes a logo larger', () => {
    // This directory lacks its last four bytes, which a complete one has.
    const short = segment(0xe1, exif(6, true))
    const image = inJpeg(...Array<Buffer>(1000).fill(short))
    expect(stripped(image).length).toBeLessThanOrEqual(image.length)
  })
})
