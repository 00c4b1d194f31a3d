import { createHmac } from 'node:crypto'
import { equalInConstantTime } from '#crypto/secrets.ts'
import type { Context } from '#context.ts'
import { type TotpRow, findTotp } from './totp.store.ts'

/** What every authenticator app takes for granted (RFC 6238). */
const millisecondsPerStep = 30_000
const usualDigits = 6

/** The half minute of a time. */
export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / millisecondsPerStep)
}

/** The code of one half minute: an HMAC, cut as RFC 4226 says. */
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

/** Of which half minute a code is: one to either side, for clocks that differ and for people who type slowly. */
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
  /** The half minute that the code is of. */
  step: number
}

/** A code of the person's app, which counts once its first one was entered. */
export async function checkTotp(
  context: Parts,
  userId: string,
  code: string,
): Promise<TotpProof | undefined> {
  const totp = await findTotp(context.db, userId)
  return totp?.confirmed_at ? readCode(context, totp, code) : undefined
}

/** Undefined for a code that is wrong, or not later than the one that was taken last. */
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
