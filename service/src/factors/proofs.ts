import type { SecondFactorProof } from '@accord/contract/factors.ts'
import type { Transaction } from 'kysely'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import type { Database } from '#database/tables.ts'
import { checkAssertion, type PasskeyProof, usePasskey } from './passkeys/check-assertion.ts'
import {
  checkRecoveryCode,
  type RecoveryProof,
  useRecoveryCode,
} from './recovery/recovery.store.ts'
import { checkTotp, type TotpProof } from './totp/totp.ts'
import { useStep } from './totp/totp.store.ts'

/** A proof that has passed every check that's possible before it's used. */
export type Proof = PasskeyProof | TotpProof | RecoveryProof

interface ProofOccasion {
  purpose: 'second_step' | 'confirm'
  caller: Caller
}

/** Returns undefined if any part of the proof is invalid. */
export async function checkProof(
  context: Context,
  userId: string,
  proof: SecondFactorProof,
  asked: ProofOccasion,
): Promise<Proof | undefined> {
  if ('totp' in proof) return checkTotp(context, userId, proof.totp)
  if ('recovery' in proof) return checkRecoveryCode(context.db, userId, proof.recovery)
  return checkAssertion(context, proof.credential, { ...asked, userId })
}

/** Uses up the proof in the transaction that it's for. Returns false if a concurrent request has used it first. */
export function useProof(trx: Transaction<Database>, proof: Proof): Promise<boolean> {
  if (proof.factor === 'totp') return useStep(trx, proof)
  if (proof.factor === 'recovery') return useRecoveryCode(trx, proof)
  return usePasskey(trx, proof)
}
