import { hkdfSync } from 'node:crypto'
import { keyAlone, seal, type SealingKey, unseal } from '#secrets/seal.ts'

/** For how many seconds the same client gets the same answer for the same refresh token. */
export const graceSeconds = 60

/** What a refresh token was answered with. */
export interface Answer {
  scope?: string
}

/** Only the refresh token itself opens it, and of that the database has no more than a hash. */
export function sealAnswer(refreshToken: string, clientId: string, answer: Answer): Buffer {
  return seal(keyOf(refreshToken), JSON.stringify(answer), clientId)
}

export function openAnswer(refreshToken: string, clientId: string, sealed: Buffer): Answer {
  return JSON.parse(unseal(keyOf(refreshToken), sealed, clientId)) as Answer
}

function keyOf(refreshToken: string): SealingKey {
  const key = hkdfSync('sha256', refreshToken, '', 'accord answer to a refresh', 32)
  return keyAlone(Buffer.from(key))
}
