import { createHmac } from 'node:crypto'
import { equalInConstantTime } from '#crypto/secrets.ts'
import type { Context } from '#context.ts'
import { type TotpRow, findTotp } from './totp.store.ts'

/** All authenticator apps use these defaults (RFC 6238). */
const millisecondsPerStep = 30_000
const usualDigits = 6

/** Returns the 30-second step that contains a time. */
export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / millisecondsPerStep)
}

/** Computes the code of a step, which is a truncated HMAC (RFC 4226). */
export function codeOf(
  seed: Buffer,
  step: number,
  { digits = usualDigits, hash = 'sha1' } = {},
): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac(hash, seed).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * Finds the step of a code. The steps before and after are accepted, too, because clocks differ and typing takes time.
 */
export function stepOf(seed: Buffer, code: string, now: number): number | undefined {
  const present = stepAt(now)
  const typed = Buffer.from(code)
  return [present, present - 1, present + 1].find((step) =>
    equalInConstantTime(Buffer.from(codeOf(seed, step)), typed),
  )
}

type Parts = Pick<Context, 'db' | 'clock' | 'secrets'>

export interface TotpProof {
  factor: 'totp'
  userId: string
  step: number
}

/** Checks a code of the person's app. The app counts only after it was confirmed with its first code. */
export async function checkTotp(
  context: Parts,
  userId: string,
  code: string,
): Promise<TotpProof | undefined> {
  const totp = await findTotp(context.db, userId)
  return totp?.confirmed_at ? readCode(context, totp, code) : undefined
}

/** Returns undefined if the code is wrong or isn't newer than the last accepted one. */
export function readCode(
  { clock, secrets }: Omit<Parts, 'db'>,
  { user_id: userId, sealed, last_step }: TotpRow,
  code: string,
): TotpProof | undefined {
  const seed = Buffer.from(secrets.authenticatorApps.unseal(sealed, userId), 'base64')
  const step = stepOf(seed, code, clock.now())
  if (step === undefined || step <= Number(last_step)) return undefined
  return { factor: 'totp', userId, step }
}
