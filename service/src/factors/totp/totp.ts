import { createHmac } from 'node:crypto'
import { equalInConstantTime } from '#crypto/secrets.ts'
import type { Context } from '#context.ts'
import { type TotpRow, findTotp } from './totp.store.ts'

/** Defaults of all authenticator apps (RFC 6238). */
const millisecondsPerStep = 30_000
const usualDigits = 6

/** The 30-second step of a time. */
export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / millisecondsPerStep)
}

/** The code of a step: a truncated HMAC (RFC 4226). */
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

/** The step of a code. The steps before and after are accepted, too, for clocks that differ and slow typing. */
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
  /** The code's step. */
  step: number
}

/** A code of the person's app. It counts once the app was confirmed with its first code. */
export async function checkTotp(
  context: Parts,
  userId: string,
  code: string,
): Promise<TotpProof | undefined> {
  const totp = await findTotp(context.db, userId)
  return totp?.confirmed_at ? readCode(context, totp, code) : undefined
}

/** Undefined if the code is wrong, or not later than the last accepted one. */
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
