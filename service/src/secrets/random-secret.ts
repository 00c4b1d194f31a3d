import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, prefixed by kind so that secret scanners can find them; only the hash is kept. */
export interface RandomSecret {
  value: string
  hash: Buffer
}

/** acu: a person's token; acp: a profile's; acb: the browser's half of a session; aco: what tells whose browser an application sends here; acd: a browser that is known; ace: of a sign-up; acw: a sign-in that waits for the second factor; acm: what a mail of a new sign-in ends it with; acc: a code that a mail carries; acs: an application's secret; aca: its token for a person; acn: its token in its own name; acr: what it gets a new one with. */
export type SecretPrefix =
  | 'acu'
  | 'acp'
  | 'acb'
  | 'aco'
  | 'acd'
  | 'ace'
  | 'acw'
  | 'acm'
  | 'acc'
  | 'acs'
  | 'aca'
  | 'acn'
  | 'acr'

export function randomSecret(prefix: SecretPrefix): RandomSecret {
  const value = `${prefix}_${randomBytes(32).toString('base64url')}`
  return { value, hash: hashSecret(value) }
}

/** A plain hash is enough for values of 256 random bits (ASVS 6.5.2). */
export function hashSecret(value: string): Buffer {
  return hash('sha256', value, 'buffer')
}
