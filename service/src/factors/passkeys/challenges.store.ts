import { retention } from '@accord/contract/retention.ts'
import { type Kysely, sql } from 'kysely'
import { ago } from '#database/moments/periods.ts'
import { sweeping } from '#database/sweeping.ts'
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
export const sweepChallenges = sweeping(
  'used_challenges',
  sql`at < ${ago(retention.challenges.periods.age)}`,
)
