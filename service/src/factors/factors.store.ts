import { type SecondFactor, secondFactors } from '@accord/contract/rules/factors.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

/**
 * With what a person passes the second step and confirms that it is them, in the order in which it is offered; with
 * nothing while their password alone does.
 */
export function methodsOf(db: Db, userId: string): Promise<SecondFactor[]> {
  return secondFactorsOf(db, userId, sql`second_factor`)
}

/** What a person has that does not count yet, because there is no other way beside it: no recovery codes were kept. */
export async function uncountedOf(db: Db, userId: string): Promise<SecondFactor[]> {
  const has = await secondFactorsOf(db, userId, sql`not second_factor`)
  return has.filter((method) => method !== 'recovery')
}

async function secondFactorsOf(db: Db, userId: string, which: RawBuilder<unknown>) {
  const { rows } = await sql<Record<SecondFactor, boolean>>`
    select exists (select from passkeys where user_id = u.id) as passkey,
      exists (select from totp where user_id = u.id and confirmed_at is not null) as totp,
      exists (select from recovery_codes where user_id = u.id and used_at is null) as recovery
    from users u where id = ${userId} and ${which}`.execute(db)
  const [has] = rows
  return has ? secondFactors.filter((method) => has[method]) : []
}

/** Whether there is anything that recovery codes would stand in for. */
export async function hasFactor(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from passkeys where user_id = ${userId})
      or exists (select from totp where user_id = ${userId} and confirmed_at is not null) as has`.execute(
    db,
  )
  return rows[0]!.has
}

/** Organizations of a person in which nobody acts without a second factor, now or from a time on. */
export function organizationsRequiring(db: Db, userId: string) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .select(['o.id', 'o.name', sql<Date>`o.second_factor_from`.as('from')])
    .distinct()
    .where('p.user_id', '=', userId)
    .where('o.second_factor_from', 'is not', null)
    .orderBy('o.name')
    .orderBy('o.id')
    .execute()
}
