import type { Context } from '#context.ts'
import { stepOf } from './totp.ts'
import { findTotp, type TotpRow } from './totp.store.ts'

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
