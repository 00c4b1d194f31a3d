import type { LogoMediaType } from '@accord/contract/logos.ts'
import { endOfScan } from './logo-image.ts'

/**
 * Removes everything from a logo that isn't needed to draw it, because anyone can see a logo. Metadata can contain the
 * place where a photo was taken, names, and a small copy of the picture. `mediaTypeOfLogo` must have checked the image.
 */
export function withoutMetadata(image: Buffer, mediaType: LogoMediaType): Buffer {
  return formats[mediaType](image)
}

const formats: Record<LogoMediaType, (image: Buffer) => Buffer> = {
  'image/png': plainPng,
  'image/jpeg': plainJpeg,
  'image/webp': plainWebp,
}

/** The chunks of a PNG that contain pixels or describe their colors. */
const pngChunks =
  'IHDR PLTE IDAT IEND tRNS bKGD pHYs sBIT cHRM gAMA iCCP sRGB cICP mDCV cLLI'.split(' ')

function plainPng(image: Buffer): Buffer {
  const kept = [image.subarray(0, 8)]
  for (let at = 8, end = 0; at < image.length; at = end) {
    end = at + 12 + image.readUInt32BE(at)
    if (pngChunks.includes(nameAt(image, at + 4))) kept.push(image.subarray(at, end))
  }
  return Buffer.concat(kept)
}

/** Keeps the orientation. Without it, browsers would show some photos on their side. */
function plainJpeg(image: Buffer): Buffer {
  const kept = [image.subarray(0, 2)]
  for (let at = 2, end = 0; at < image.length; at = end) {
    const marker = image.readUInt8(at + 1)
    // A fill byte comes before the marker.
    if (marker === 0xff) end = at + 1
    else if (marker === 0xd9) end = image.length
    else end = at + 2 + image.readUInt16BE(at + 2)
    if (marker === 0xda) end = endOfScan(image, end)
    if (marker !== 0xff) kept.push(plainSegment(marker, image.subarray(at, end)))
  }
  return Buffer.concat(kept)
}

const none = Buffer.alloc(0)

function plainSegment(marker: number, segment: Buffer): Buffer {
  const content = segment.subarray(4)
  const startsWith = (start: string) => content.toString('latin1', 0, start.length) === start
  if (marker === 0xe1 && startsWith('Exif\0\0')) {
    const plain = orientationOnly(content.subarray(6))
    // An incomplete directory could be shorter, and the image must not become larger than the limit.
    return plain.length <= segment.length ? plain : none
  }
  // A longer JFIF segment contains a small copy of the picture.
  if (marker === 0xe0) return startsWith('JFIF\0') && content.length === 14 ? segment : none
  if (marker === 0xe2) return startsWith('ICC_PROFILE\0') ? segment : none
  if (marker === 0xee) return startsWith('Adobe') ? segment : none
  const isMetadata = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
  return isMetadata ? none : segment
}

/** Returns an Exif segment that contains only the orientation, or nothing if the picture is already upright. */
function orientationOnly(tiff: Buffer): Buffer {
  const orientation = orientationIn(tiff)
  if (orientation < 2 || orientation > 8) return none
  const parts = [
    'ffe10022',
    '457869660000',
    '49492a0008000000',
    '010012010300010000000000000000000000',
  ]
  const segment = Buffer.from(parts.join(''), 'hex')
  segment.writeUInt16LE(orientation, 28)
  return segment
}

/** Reads the first directory of a TIFF header (Exif 3.0, 4.6). Returns 1, which means upright, if it can't be read. */
function orientationIn(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  try {
    const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let nth = 0; nth < read16(start); nth += 1) {
      const entry = start + 2 + 12 * nth
      if (read16(entry) === 0x0112) return read16(entry + 8)
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return 1
}

const webpChunks = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']

function plainWebp(image: Buffer): Buffer {
  const kept = [image.subarray(0, 12)]
  for (let at = 12, end = 0; at < image.length; at = end) {
    const length = image.readUInt32LE(at + 4)
    end = at + 8 + length + (length % 2)
    if (webpChunks.includes(nameAt(image, at))) kept.push(image.subarray(at, end))
  }
  const plain = Buffer.concat(kept)
  plain.writeUInt32LE(plain.length - 8, 4)
  // The flags of the first chunk no longer announce Exif and XMP.
  if (nameAt(plain, 12) === 'VP8X') plain.writeUInt8(plain.readUInt8(20) & ~0x0c, 20)
  return plain
}

function nameAt(image: Buffer, at: number): string {
  return image.toString('latin1', at, at + 4)
}
