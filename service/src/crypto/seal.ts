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
export const idLength = 8
const ivLength = 12
export const headerLength = 1 + idLength + ivLength
export const tagLength = 16

/** A key and what everything that it seals names it by. */
export interface SealingKey {
  key: Buffer
  id: Buffer
}

/** It was sealed with a key that is not here. */
export class UnknownKey extends Error {
  constructor(needed: Buffer, own: readonly Buffer[]) {
    const ours = own.map((id) => id.toString('hex')).join(', ')
    const have = own.length === 1 ? `the key here is ${ours}` : `the keys here are ${ours}`
    super(`This was encrypted with the key ${needed.toString('hex')}, but ${have}.`)
  }
}

/** Of a key that stands for itself; those of a ring are named by the master key that they come from. */
export function keyAlone(key: Buffer): SealingKey {
  const id = createHash('sha256').update('accord key id').update(key).digest()
  return { key, id: id.subarray(0, idLength) }
}

/** `bound` ties what is sealed to its row or file, so that it cannot take the place of another. */
export function beginSeal(
  { key, id }: SealingKey,
  bound: string,
): { header: Buffer; cipher: CipherGCM } {
  const iv = randomBytes(ivLength)
  const header = Buffer.concat([Buffer.of(format), id, iv])
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(aad(header, bound))
  return { header, cipher }
}

export function openSeal(
  { key, id }: SealingKey,
  bound: string,
  { header, tag }: { header: Buffer; tag: Buffer },
): DecipherGCM {
  const needed = neededFor(header)
  if (!needed.equals(id)) throw new UnknownKey(needed, [id])
  const iv = header.subarray(1 + idLength, headerLength)
  // A tag that was cut short would be checked only as far as it goes.
  return createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength })
    .setAAD(aad(header, bound))
    .setAuthTag(tag)
}

/** The id of the key that opens what begins like this. */
export function neededFor(sealed: Buffer): Buffer {
  if (sealed[0] !== format) throw new Error("This service didn't encrypt this.")
  return sealed.subarray(1, 1 + idLength)
}

export function seal(key: SealingKey, text: string, bound: string): Buffer {
  const { header, cipher } = beginSeal(key, bound)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([header, cipher.getAuthTag(), body])
}

export function unseal(key: SealingKey, sealed: Buffer, bound: string): string {
  const [header, tag] = [
    sealed.subarray(0, headerLength),
    sealed.subarray(headerLength, headerLength + tagLength),
  ]
  const decipher = openSeal(key, bound, { header, tag })
  const body = sealed.subarray(headerLength + tagLength)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}

function aad(header: Buffer, bound: string): Buffer {
  return Buffer.concat([header, Buffer.from(bound)])
}
