import type { Secrets } from '#crypto/secrets.ts'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Readable, Transform, pipeline } from 'node:stream'
import { finished } from 'node:stream/promises'
import { beginSeal, headerLength, keyAlone, openSeal, tagLength } from '#crypto/seal.ts'

/** Seals the key of an export's file and binds it to the export's row. */
export function sealFileKey({ exportFiles }: Secrets, key: Buffer, exportId: string): Buffer {
  return exportFiles.seal(key.toString('base64'), exportId)
}

export function openFileKey({ exportFiles }: Secrets, sealed: Buffer, exportId: string): Buffer {
  return Buffer.from(exportFiles.unseal(sealed, exportId), 'base64')
}

/** An encrypted file that only the service can read, with a header before and a tag after the data. */
export interface SealedFile {
  write: (bytes: Buffer) => Promise<void>
  /** Finishes the file and returns its size. */
  finish(): Promise<{ size: number }>
  close(): Promise<void>
}

/** The error code, which is kept when an error is passed from another thread. */
export const tooLarge = 'EXPORT_TOO_LARGE'

/** Thrown if the file would exceed its maximum size. */
class FileTooLarge extends Error {
  readonly code = tooLarge

  constructor(maxBytes: number) {
    super(`The file is larger than ${maxBytes} bytes.`)
  }
}

/** The number of bytes that can wait for the disk while the next ones are produced. */
const writeAhead = 1024 * 1024

/** Creates an encrypted file. `bound` binds the file to its subject, so that it can't replace another file. */
export async function createSealedFile(
  path: string,
  key: Buffer,
  bound: string,
  { lasting = false, maxBytes = Infinity } = {},
): Promise<SealedFile> {
  const options = { flags: 'wx', mode: 0o600, flush: lasting, highWaterMark: writeAhead }
  const file = createWriteStream(path, options)
  await once(file, 'open')
  // The next write or `finish` throws this error.
  file.on('error', () => {})
  const { header, cipher } = beginSeal(keyAlone(key), bound)
  file.write(header)
  let size = 0
  return {
    write: async (bytes) => {
      size += bytes.length
      if (size > maxBytes) throw new FileTooLarge(maxBytes)
      if (file.errored) throw file.errored
      if (!file.write(cipher.update(bytes))) await once(file, 'drain')
    },
    finish: async () => {
      cipher.final()
      file.end(cipher.getAuthTag())
      await finished(file)
      return { size }
    },
    close: () =>
      new Promise((resolve) => {
        if (file.closed) resolve()
        else file.once('close', resolve).destroy()
      }),
  }
}

/** Thrown if the file is too short to be valid. */
export class CutShort extends Error {}

/** Decrypts the file. If any byte was changed, the stream fails before its end. */
export async function readSealedFile(path: string, key: Buffer, bound: string): Promise<Readable> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size <= headerLength + tagLength) throw new CutShort(`${size} bytes are left.`)
    const header = Buffer.alloc(headerLength)
    const tag = Buffer.alloc(tagLength)
    await file.read(header, 0, headerLength, 0)
    await file.read(tag, 0, tagLength, size - tagLength)
    const decipher = openSeal(keyAlone(key), bound, { header, tag })
    const range = { start: headerLength, end: size - tagLength - 1 }
    // Errors are passed to the reader of the stream.
    return pipeline(createReadStream('', { fd: file, ...range }), decipher, allButLast(), () => {})
  } catch (error) {
    await file.close()
    throw error
  }
}

/**
 * Holds back the last piece until everything has been verified. The tag is at the end, and a reader that has received
 * all announced bytes would otherwise consider the file complete.
 */
function allButLast(): Transform {
  let held: Buffer | undefined
  return new Transform({
    transform: (bytes: Buffer, _encoding, done) => {
      const before = held
      held = bytes
      done(null, before)
    },
    flush: (done) => done(null, held),
  })
}
