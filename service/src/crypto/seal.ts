import {
  type CipherGCM,
  createCipheriv,
  createDecipheriv,
  createHash,
  type DecipherGCM,
  randomBytes,
} from 'node:crypto'

/**
 * Every encrypted value starts with a header: 1 for this format, the key's ID, and the IV. The cipher is AES-256-GCM.
 * Its tag covers the header, the content, and the context that the value is bound to. This format never changes. A new
 * format gets a new number.
 */
const format = 1
export const idLength = 8
const ivLength = 12
export const headerLength = 1 + idLength + ivLength
export const tagLength = 16

/** A key, with the ID that identifies it in every value that it encrypts. */
export interface SealingKey {
  key: Buffer
  id: Buffer
}

/** Thrown if a value was encrypted with a key that isn't available. */
export class UnknownKey extends Error {
  constructor(needed: Buffer, own: readonly Buffer[]) {
    const ours = own.map((id) => id.toString('hex')).join(', ')
    const have =
      own.length === 1 ? `the available key is ${ours}` : `the available keys are ${ours}`
    super(`This was encrypted with the key ${needed.toString('hex')}, but ${have}.`)
  }
}

/** Creates a key without a ring. The keys of a ring have the ID of the master key that they're derived from. */
export function keyAlone(key: Buffer): SealingKey {
  const id = createHash('sha256').update('accord key id').update(key).digest()
  return { key, id: id.subarray(0, idLength) }
}

/** Starts an encryption. `bound` binds the value to its row or file, so that it can't be moved to another one. */
export function beginSeal(
  { key, id }: SealingKey,
  bound: string,
): { header: Buffer; cipher: CipherGCM } {
  const iv = randomBytes(ivLength)
  const header = Buffer.concat([Buffer.of(format), id, iv])
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(aad(header, bound))
  return { header, cipher }
}

/** Starts a decryption. Throws if the value was encrypted with another key. */
export function openSeal(
  { key, id }: SealingKey,
  bound: string,
  { header, tag }: { header: Buffer; tag: Buffer },
): DecipherGCM {
  const needed = neededFor(header)
  if (!needed.equals(id)) throw new UnknownKey(needed, [id])
  const iv = header.subarray(1 + idLength, headerLength)
  // Without a fixed length, a truncated tag would be accepted if its remaining bytes match.
  return createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength })
    .setAAD(aad(header, bound))
    .setAuthTag(tag)
}

/** Returns the ID of the key that can decrypt a value with this header. */
export function neededFor(sealed: Buffer): Buffer {
  if (sealed[0] !== format) throw new Error("This service didn't encrypt this value.")
  return sealed.subarray(1, 1 + idLength)
}

/** Encrypts a text. `bound` binds it to its row or file, so that it can't be moved to another one. */
export function seal(key: SealingKey, text: string, bound: string): Buffer {
  const { header, cipher } = beginSeal(key, bound)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([header, cipher.getAuthTag(), body])
}

/** Decrypts a text. Throws if it was changed, bound to something else, or encrypted with another key. */
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
