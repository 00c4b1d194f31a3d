import { createECDH, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { StartupRefused } from '#startup-refused.ts'

const SigningKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
})
export type SigningKey = z.infer<typeof SigningKey>

/**
 * The current key signs. The next one is shown to applications before it is used, the previous ones until
 * nothing that they signed is good any more.
 */
const SigningKeys = z.strictObject({
  current: SigningKey,
  next: SigningKey,
  previous: z.array(z.strictObject({ key: SigningKey, shownUntil: z.iso.datetime() })),
})
export type SigningKeys = z.infer<typeof SigningKeys>

/** Longer than anything that a key signed is good for, and than applications keep what they were shown. */
const shownAfterwards = 24 * 60 * 60 * 1000

/** Until they are first rotated: from the master key, so that every instance that has it has the same. */
export function firstSigningKeys(master: Buffer): SigningKeys {
  const derived = (purpose: string) =>
    signingKey(Buffer.from(hkdfSync('sha256', master, '', `accord ${purpose}`, 32)))
  return { current: derived('signing key 1'), next: derived('signing key 2'), previous: [] }
}

/** Undefined where they were never rotated. */
export function readSigningKeys(file: string): SigningKeys | undefined {
  try {
    return z.parse(SigningKeys, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartupRefused(
      `SIGNING_KEYS_FILE ${file} cannot be read: it is written by npm run rotate-signing-keys.`,
    )
  }
}

/** Beside and then in place: whoever reads meanwhile finds the old ones or the new ones, never half of them. */
export function writeSigningKeys(file: string, keys: SigningKeys) {
  const written = `${file}.${process.pid}`
  writeFileSync(written, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(written, file)
}

export function rotated({ current, next, previous }: SigningKeys, now: Date): SigningKeys {
  const shownUntil = new Date(now.getTime() + shownAfterwards).toISOString()
  const still = previous.filter((each) => new Date(each.shownUntil) > now)
  return {
    current: next,
    next: signingKey(randomBytes(32)),
    previous: [{ key: current, shownUntil }, ...still],
  }
}

/** The one that signs first: the engine takes the first that fits. */
export function keySetOf({ current, next, previous }: SigningKeys, now: Date) {
  const shown = previous.filter((each) => new Date(each.shownUntil) > now).map(({ key }) => key)
  return { keys: [current, next, ...shown] }
}

function signingKey(seed: Buffer): SigningKey {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(seed)
  // 4, then both coordinates in 32 bytes each.
  const point = pair.getPublicKey()
  const shown = {
    crv: 'P-256',
    kty: 'EC',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  } as const
  // Its thumbprint (RFC 7638): these members in this order.
  const kid = createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
  return { ...shown, d: seed.toString('base64url'), kid, alg: 'ES256', use: 'sig' }
}
