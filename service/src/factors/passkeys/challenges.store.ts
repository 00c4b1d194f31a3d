import { retention } from '@accord/contract/retention.ts'
import type { Kysely } from 'kysely'
import { ago } from '#database/moments/periods.ts'
import type { Database } from '#database/tables.ts'
import { hashSecret } from '#secrets/random-secret.ts'

/** Uses a challenge up: of any number at once, one. */
export async function useChallenge(db: Kysely<Database>, challenge: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_challenges')
    .values({ hash: hashSecret(challenge) })
    .onConflict((used) => used.column('hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Long after they expired: by then they are refused for that. */
export async function sweepChallenges(db: Kysely<Database>) {
  await db
    .deleteFrom('used_challenges')
    .where('at', '<', ago(retention.challenges.periods.age))
    .execute()
}
