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

/** What was sent and is right as far as can be told without using it. */
export type Proof = PasskeyProof | TotpProof | RecoveryProof

/** What it is sent for, and from where. */
interface ProofOccasion {
  purpose: 'second_step' | 'confirm'
  caller: Caller
}

/** Undefined for whatever is wrong with it. */
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

/** Uses it up, in the transaction of what it is for; false when another was quicker. */
export function useProof(trx: Transaction<Database>, proof: Proof): Promise<boolean> {
  if (proof.factor === 'totp') return useStep(trx, proof)
  if (proof.factor === 'recovery') return useRecoveryCode(trx, proof)
  return usePasskey(trx, proof)
}
