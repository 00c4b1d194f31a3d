import type { Kysely } from 'kysely'
import { updateSecondFactor } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { noteSecondFactor } from '#data/organizations/profiles.store.ts'

/** Decides anew whether a password alone signs in, and notes it at the person's profiles; under their lock. */
export async function decideSecondFactor(trx: Kysely<Database>, userId: string) {
  const strength = await updateSecondFactor(trx, userId)
  await noteSecondFactor(trx, userId, strength.is)
  return strength
}
