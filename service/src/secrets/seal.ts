import {
  type CipherGCM,
  createCipheriv,
  createDecipheriv,
  createHash,
  type DecipherGCM,
  randomBytes,
} from 'node:crypto'

/**
 * What is sealed begins with a header: 1 for this format, the id of its key, and the iv. AES-256-GCM, its tag
 * over header, contents and what they are bound to. The format is for good: another one gets another number.
 */
const format = 1
const idLength = 8
const ivLength = 12
export const headerLength = 1 + idLength + ivLength
export const tagLength = 16

/** It was sealed with a key that is not here. */
export class UnknownKey extends Error {
  constructor(needed: Buffer, own: Buffer) {
    const [its, ours] = [needed.toString('hex'), own.toString('hex')]
    super(`This was sealed with the key ${its}, and the key here is ${ours}.`)
  }
}

/** `bound` ties what is sealed to its row or file, so that it cannot take the place of another. */
export function beginSeal(key: Buffer, bound: string): { header: Buffer; cipher: CipherGCM } {
  const iv = randomBytes(ivLength)
  const header = Buffer.concat([Buffer.of(format), idOf(key), iv])
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(aad(header, bound))
  return { header, cipher }
}

export function openSeal(
  key: Buffer,
  bound: string,
  { header, tag }: { header: Buffer; tag: Buffer },
): DecipherGCM {
  if (header[0] !== format) throw new Error('This was not sealed by this service.')
  const needed = header.subarray(1, 1 + idLength)
  if (!needed.equals(idOf(key))) throw new UnknownKey(needed, idOf(key))
  const iv = header.subarray(1 + idLength, headerLength)
  // A tag that was cut short would be checked only as far as it goes.
  return createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength })
    .setAAD(aad(header, bound))
    .setAuthTag(tag)
}

export function seal(key: Buffer, text: string, bound: string): Buffer {
  const { header, cipher } = beginSeal(key, bound)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([header, cipher.getAuthTag(), body])
}

export function unseal(key: Buffer, sealed: Buffer, bound: string): string {
  const [header, tag] = [
    sealed.subarray(0, headerLength),
    sealed.subarray(headerLength, headerLength + tagLength),
  ]
  const decipher = openSeal(key, bound, { header, tag })
  const body = sealed.subarray(headerLength + tagLength)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}

/** Tells keys apart, and nothing of the key. */
function idOf(key: Buffer): Buffer {
  return createHash('sha256').update('accord key id').update(key).digest().subarray(0, idLength)
}

function aad(header: Buffer, bound: string): Buffer {
  return Buffer.concat([header, Buffer.from(bound)])
}
