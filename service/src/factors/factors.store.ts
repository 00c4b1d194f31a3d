import { type SecondFactor, secondFactors } from '@accord/contract/rules/factors.ts'
import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely'
import { isActiveMember } from '#data/organizations/managers.store.ts'
import { owns } from '#data/organizations/profiles.store.ts'
import { isTrustedFactor } from '#data/sessions/provider-gate.ts'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

/**
 * Returns a person's second factors in the order in which sign-in offers them. The list is empty if a password is
 * enough.
 */
export function methodsOf(db: Db, userId: string): Promise<SecondFactor[]> {
  return secondFactorsOf(db, userId, sql`second_factor`)
}

/** Returns the factors that sign-in doesn't require yet because the person hasn't saved recovery codes. */
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

/** Returns whether the person has a factor that recovery codes could replace. */
export async function hasFactor(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from passkeys where user_id = ${userId})
      or exists (select from totp where user_id = ${userId} and confirmed_at is not null) as has`.execute(
    db,
  )
  return rows[0]!.has
}

/** Selects a person's organizations that require a second factor, now or in the future. */
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

/**
 * Selects the organizations that require their identity provider, now or in the future, and have no other owner with a
 * second factor. If the provider fails, only such an owner can come in and turn the policy off. The organizations are
 * locked, so that two owners can't remove their factors at the same time.
 */
export async function organizationsDependingOn(trx: Transaction<Database>, userId: string) {
  const owned = await trx
    .selectFrom('organizations as o')
    .innerJoin('profiles as p', 'p.organization_id', 'o.id')
    .select(['o.id', 'o.name'])
    .where('p.user_id', '=', userId)
    .where(owns('p'))
    .where('o.provider_required_from', 'is not', null)
    .orderBy('o.id')
    .forNoKeyUpdate('o')
    .execute()
  const depending: typeof owned = []
  for (const organization of owned) {
    const { rows } = await sql`
      select from profiles p join users u on u.id = p.user_id join organizations o on o.id = p.organization_id
      where o.id = ${organization.id} and p.user_id <> ${userId} and ${owns('p')} and u.sign_in = 'own'
        and ${isActiveMember('p', 'u')} and ${sql.raw(isTrustedFactor)} limit 1`.execute(trx)
    if (rows.length === 0) depending.push(organization)
  }
  return depending
}
