import {
  type LogoMediaType,
  logoSides,
  logoTooLarge,
  logoTypeUnknown,
  maxLogoBytes,
} from '@accord/contract/logos.ts'
import { crc32 } from 'node:zlib'

interface Size {
  width: number
  height: number
}

/** A description of what's wrong with an image, shown to the person who uploaded it. */
type Complaint = string

const damaged = 'This image is damaged. Choose another one.'
const animated = "Choose an image that isn't animated."
const wrongSize = `Choose an image between ${logoSides.min} and ${logoSides.max} pixels on each side.`

/**
 * Detects the type of an image from its bytes alone, or returns a description of the problem. Nothing is decompressed.
 * Every part is read up to the exact end of the file, so a file that is also valid in another format is rejected.
 */
export function mediaTypeOfLogo(bytes: Buffer): { mediaType: LogoMediaType } | Complaint {
  if (bytes.length > maxLogoBytes) return logoTooLarge
  const format = formats.find(({ isOne }) => isOne(bytes))
  if (!format) return logoTypeUnknown
  try {
    const size = format.read(bytes)
    if (typeof size === 'string') return size
    return isShowable(size) ? { mediaType: format.mediaType } : wrongSize
  } catch (error) {
    // The file ends in the middle of a part.
    if (error instanceof RangeError) return damaged
    throw error
  }
}

function isShowable({ width, height }: Size): boolean {
  return [width, height].every((side) => side >= logoSides.min && side <= logoSides.max)
}

interface Format {
  mediaType: LogoMediaType
  isOne: (bytes: Buffer) => boolean
  read: (bytes: Buffer) => Size | Complaint
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const formats: Format[] = [
  {
    mediaType: 'image/png',
    isOne: (bytes) => bytes.subarray(0, 8).equals(pngSignature),
    read: readPng,
  },
  {
    mediaType: 'image/jpeg',
    isOne: (bytes) => bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xffd8ff,
    read: readJpeg,
  },
  {
    mediaType: 'image/webp',
    isOne: (bytes) => nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP',
    read: readWebp,
  },
]

function nameAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}

/** Reads chunks with a length, a name, and a checksum, from IHDR to IEND (ISO/IEC 15948). */
function readPng(bytes: Buffer): Size | Complaint {
  const names: string[] = []
  let size: Size | undefined
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const name = nameAt(bytes, at + 4)
    const end = at + 8 + length
    if (bytes.readUInt32BE(end) !== crc32(bytes.subarray(at + 4, end))) return damaged
    if (name === 'acTL') return animated
    if (names.length === 0) {
      if (name !== 'IHDR' || length !== 13) return damaged
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    } else if (name === 'IHDR' || names.at(-1) === 'IEND') return damaged
    names.push(name)
    at = end + 4
  }
  const isWhole = names.includes('IDAT') && names.at(-1) === 'IEND'
  return size && isWhole ? size : damaged
}

/**
 * A progressive image has about ten scans. Browsers decode the whole image for each scan, so a small file with
 * thousands of scans would overload the browser of anyone who views it.
 */
const maxScans = 32

/** Reads segments from the start to the end marker, with image data after each SOS (ITU-T T.81, annex B). */
function readJpeg(bytes: Buffer): Size | Complaint {
  let size: Size | undefined
  let scans = 0
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return damaged
    const marker = bytes.readUInt8(at + 1)
    // Any number of fill bytes may come before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) return size && scans > 0 && at + 2 === bytes.length ? size : damaged
    const length = bytes.readUInt16BE(at + 2)
    if (isFrame(marker)) {
      if (size) return damaged
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    }
    at += 2 + length
    if (marker === 0xda) {
      scans += 1
      if (scans > maxScans) return damaged
      at = endOfScan(bytes, at)
    }
  }
}

/** Returns whether the marker is one of SOF0 to SOF15, except the three in this range that have another meaning. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** Finds the next marker that isn't part of the image data, such as a stuffed byte or a restart. */
export function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; ; at += 1) {
    at = bytes.indexOf(0xff, at)
    if (at === -1) throw new RangeError('the image data is incomplete')
    const marker = bytes.readUInt8(at + 1)
    if (marker !== 0x00 && (marker < 0xd0 || marker > 0xd7)) return at
  }
}

/** Reads chunks with a name, a length, and padding in one RIFF file (RFC 9649). */
function readWebp(bytes: Buffer): Size | Complaint {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return damaged
  const sizes: Size[] = []
  let images = 0
  for (let at = 12; at < bytes.length;) {
    const name = nameAt(bytes, at)
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (end > bytes.length) return damaged
    if (name === 'ANIM' || name === 'ANMF') return animated
    const size = sizeInChunk[name]?.(bytes, at + 8)
    if (typeof size === 'string') return size
    if (size) sizes.push(size)
    if (name === 'VP8 ' || name === 'VP8L') images += 1
    at = end
  }
  const [size] = sizes
  // The canvas and the image must have the same size. Otherwise a small canvas could hide a huge image.
  const agree = sizes.every(({ width, height }) => width === size?.width && height === size.height)
  return size && agree && images === 1 ? size : damaged
}

const sizeInChunk: Record<string, (bytes: Buffer, at: number) => Size | Complaint> = {
  VP8X: (bytes, at) => ({
    width: bytes.readUIntLE(at + 4, 3) + 1,
    height: bytes.readUIntLE(at + 7, 3) + 1,
  }),
  'VP8 ': (bytes, at) =>
    bytes.readUIntBE(at + 3, 3) === 0x9d012a
      ? { width: bytes.readUInt16LE(at + 6) & 0x3fff, height: bytes.readUInt16LE(at + 8) & 0x3fff }
      : damaged,
  VP8L: (bytes, at) => {
    if (bytes.readUInt8(at) !== 0x2f) return damaged
    const bits = bytes.readUInt32LE(at + 1)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  },
}
