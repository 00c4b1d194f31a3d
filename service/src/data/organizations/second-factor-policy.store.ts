import type { Paging } from '@accord/contract/fields.ts'
import { isStrong } from '@accord/contract/rules/factors.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { getUser } from '#data/users/accounts.store.ts'
import type { SessionActor } from '#actor.ts'
import { idsInOrder } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import { isWeakForProfile, shortenWeakTokens } from '#data/sessions/session.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export interface SecondFactorPolicyRow {
  name: string
  from: Date | null
  in_force: boolean
}

/**
 * The policy's start is compared with the current time and not with the start of the transaction, which may have waited
 * for a lock.
 */
const inForce = sql<boolean>`coalesce(second_factor_from <= clock_timestamp(), false)`

export function getSecondFactorPolicyRow(
  db: Db,
  organizationId: string,
): Promise<SecondFactorPolicyRow> {
  return db
    .selectFrom('organizations')
    .select(['name', 'second_factor_from as from', inForce.as('in_force')])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
}

/**
 * Whether the person who turns on the policy can still sign in. An authenticator app without saved recovery codes makes
 * this session strong, but the next session starts with only the password.
 */
export async function meetsOwnPolicy(
  db: Db,
  { user, factors }: Pick<SessionActor, 'user' | 'factors'>,
): Promise<boolean> {
  return isStrong(factors) && (await getUser(db, user.id)).second_factor
}

/**
 * Waits until no token for the organization is being issued, and prevents new ones until the commit, so that all later
 * tokens follow the new policy. Other changes in the organization wait anyway.
 */
export async function lockTokensOf(trx: Trx, organizationId: string) {
  await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .forUpdate()
    .execute()
}

/**
 * Saves the policy. Returns undefined if its time has passed or is more than a year away. It's compared with the
 * current time and not with the start of the transaction. Tokens may have been issued while this change waited for the
 * lock, and none can expire before it was issued.
 */
export function saveSecondFactorPolicy(
  trx: Trx,
  organizationId: string,
  from: Date | 'now' | null,
): Promise<SecondFactorPolicyRow | undefined> {
  const time = from === 'now' ? sql<Date>`date_trunc('milliseconds', clock_timestamp())` : from
  return trx
    .updateTable('organizations')
    .set({ second_factor_from: time, second_factor_begun_at: null })
    .where('id', '=', organizationId)
    .$if(from instanceof Date, (query) =>
      query.where(
        sql<boolean>`${from}::timestamptz between clock_timestamp() and clock_timestamp() + interval '1 year'`,
      ),
    )
    .returning(['name', 'second_factor_from as from', inForce.as('in_force')])
    .executeTakeFirst()
}

/**
 * Records once that the policy has started. Returns undefined if this was already recorded or the policy hasn't
 * started.
 */
export async function recordPolicyStarted(trx: Trx, organizationId: string): Promise<boolean> {
  const begun = await trx
    .updateTable('organizations')
    .set({ second_factor_begun_at: sql<Date>`now()` })
    .where('id', '=', organizationId)
    .where('second_factor_begun_at', 'is', null)
    .where(inForce)
    .returning('id')
    .executeTakeFirst()
  return begun !== undefined
}

/**
 * Tokens of sessions whose provider's second factor no longer counts expire when the policy starts, or now: those of
 * everyone or only of these profiles.
 */
export async function endTokensWithoutFactor(
  db: Db,
  organizationId: string,
  profileIds?: readonly string[],
) {
  if (profileIds?.length === 0) return
  const { from } = await getSecondFactorPolicyRow(db, organizationId)
  if (from) await shortenWeakTokens(db, organizationId, from, profileIds)
}

/** Counts an organization's members, and those without a second factor. */
export async function countMembers(db: Db, organizationId: string) {
  const { rows } = await sql<{ members: number; without: number }>`
    select member_count as members,
      (select count(*)::int from profiles where organization_id = o.id and not second_factor) as without
    from organizations o where id = ${organizationId}`.execute(db)
  return rows[0]!
}

/** Returns the impact on members without a second factor. */
export async function countEnds(db: Db, organizationId: string) {
  const { rows } = await sql<{ people: number; applications: number }>`
    select
      (select count(distinct p.id)::int from tokens t
       join profiles p on p.id = t.profile_id and p.organization_id = ${organizationId}
       join sessions s on s.id = t.session_id
       where t.expires_at > now() and ${isWeakForProfile}) as people,
      (select count(distinct a.application_id)::int from approvals a join users u on u.id = a.user_id
       where a.organization_id = ${organizationId} and not u.second_factor) as applications`.execute(
    db,
  )
  return rows[0]!
}

/** Lists members without a second factor, newest first. Their number is already known. */
export function listWithout(db: Db, organizationId: string, paging: Paging, count: number) {
  const without = db
    .selectFrom('profiles')
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`not second_factor`)
  return db
    .selectFrom(idsInOrder({ count }, without, paging).as('page'))
    .innerJoin('profiles as p', 'p.id', 'page.id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.email', 'p.roles', 'u.first_name', 'u.last_name'])
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute()
}
