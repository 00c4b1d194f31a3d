import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivLength = 12
const tagLength = 16

/** AES-256-GCM. `bound` ties the sealed text to its row, so that it cannot be moved to another. */
export function seal(key: Buffer, text: string, bound: string): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

export function unseal(key: Buffer, sealed: Buffer, bound: string): string {
  const iv = sealed.subarray(0, ivLength)
  const tag = sealed.subarray(ivLength, ivLength + tagLength)
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
    .setAAD(Buffer.from(bound))
    .setAuthTag(tag)
  const body = sealed.subarray(ivLength + tagLength)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}
