import { retention } from '@accord/contract/retention.ts'
import { type Kysely, sql } from 'kysely'
import { ago, fromNow } from '#database/moments/periods.ts'
import type { Database } from '#database/tables.ts'
import { hashSecret, randomSecret } from '#secrets/random-secret.ts'
import type { SignInPlace } from './known-networks.store.ts'

type Db = Kysely<Database>

/** So long what was added to sign in with can be undone, as where another address was asked for. */
const { undo: undoPeriod } = retention.emailChanges.periods

/** Answers the code with which the person says that it was not them, and when it was. */
export async function insertTold(
  db: Db,
  userId: string,
  { deviceId, place }: { deviceId: string | undefined; place: SignInPlace },
): Promise<{ code: string; at: Date }> {
  const { value: code, hash } = randomSecret('acm')
  const { created_at } = await db
    .insertInto('told_sign_ins')
    .values({
      hash,
      user_id: userId,
      device_id: deviceId ?? null,
      network: place.network,
      agent: place.agent,
      expires_at: fromNow(retention.toldSignIns.periods.age),
    })
    .returning('created_at')
    .executeTakeFirstOrThrow()
  return { code, at: created_at }
}

/** Who was told of it; the code is not used up by looking. */
export function findTold(db: Db, code: string) {
  return db
    .selectFrom('told_sign_ins')
    .select('user_id as id')
    .where(isLive(code))
    .executeTakeFirst()
}

/** Uses a code up; of two at once one is answered. */
export function takeTold(db: Db, code: string) {
  return (
    db
      .deleteFrom('told_sign_ins')
      .where(isLive(code))
      .returning(['user_id', 'device_id', 'network', 'agent', 'created_at'])
      // To the microsecond, which a Date does not hold.
      .returning(sql<string>`created_at::text`.as('at'))
      .returning(sql<boolean>`created_at > ${ago(undoPeriod)}`.as('recent'))
      .executeTakeFirst()
  )
}

function isLive(code: string) {
  return sql<boolean>`hash = ${hashSecret(code)} and expires_at > now()`
}
