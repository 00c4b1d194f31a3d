import { randomBytes, randomUUID } from 'node:crypto'
import { type CheckResult, missingDays } from '@accord/contract/domains.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import { fullName } from '#data/users/accounts.store.ts'
import { condition } from '#database/condition.ts'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
export type DomainRow = NonNullable<Awaited<ReturnType<typeof findDomain>>>

/** Whether the organization holds the domain. */
export const isVerified = condition<'organization_domains'>(
  (of) => `${of('verified_at')} is not null`,
)

/** Whether new people are admitted, because the record is there or hasn't been missing for long. */
export const admitsNew = condition<'organization_domains'>(
  (of) => `${of('verified_at')} is not null and (${of('missing_since')} is null
    or ${of('missing_since')} > now() - interval '${missingDays.admits} days')`,
)

/** Returns the domain of an address, which is what follows the last `@`. */
export function domainOfAddress(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** Returns whether the organization verified exactly this domain, and whether people in it are still admitted. */
export async function isVerifiedDomainOf(
  db: Db,
  organizationId: string,
  domain: string,
): Promise<{ admitsNew: boolean } | undefined> {
  const row = await db
    .selectFrom('organization_domains as d')
    .select(admitsNew('d').as('admits'))
    .where('d.organization_id', '=', organizationId)
    .where('d.domain', '=', domain)
    .where(isVerified('d'))
    .executeTakeFirst()
  return row && { admitsNew: row.admits }
}

/** Returns the organization that verified a domain. There's at most one. */
export async function findHolderOf(
  db: Db,
  domain: string,
): Promise<{ organizationId: string } | undefined> {
  const row = await db
    .selectFrom('organization_domains as d')
    .select('d.organization_id')
    .where('d.domain', '=', domain)
    .where(isVerified('d'))
    .executeTakeFirst()
  return row && { organizationId: row.organization_id }
}

interface NewDomain {
  organizationId: string
  domain: string
  createdBy: string | null
}

/** Adds a domain with its token. Returns undefined if the organization has it already. */
export async function insertDomain(
  trx: Trx,
  { organizationId, domain, createdBy }: NewDomain,
): Promise<DomainRow | undefined> {
  const row = await trx
    .insertInto('organization_domains')
    .values({
      id: randomUUID(),
      organization_id: organizationId,
      domain,
      token: randomBytes(24).toString('base64url'),
      created_by: createdBy,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'domain']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row && findDomain(trx, row.id)
}

export function findDomain(db: Db, id: string) {
  return shown(db).where('d.id', '=', id).executeTakeFirst()
}

export function listDomainRows(db: Db, organizationId: string, { $skip, $limit }: Paging) {
  const all = shown(db).where('d.organization_id', '=', organizationId)
  return pageOf(all.orderBy('d.domain').offset($skip).limit($limit), all)
}

export async function countDomains(db: Db, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('organization_domains')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return count
}

function shown(db: Db) {
  return db
    .selectFrom('organization_domains as d')
    .innerJoin('organizations as o', 'o.id', 'd.organization_id')
    .leftJoin('profiles as p', 'p.id', 'd.created_by')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .selectAll('d')
    .select(['o.name as organization_name', admitsNew('d').as('admits')])
    .select(fullName('u').$castTo<string | null>().as('created_by_name'))
    .select(
      sql<boolean>`d.verified_at is null and exists (select from organization_domains h
        where h.domain = d.domain and h.verified_at is not null)`.as('is_held'),
    )
    .select(
      sql<Date | null>`case when d.verified_at is not null then (select min(c.contested_at)
        from organization_domains c where c.domain = d.domain and c.contested_at is not null)
        else d.contested_at end`.as('contested_since'),
    )
}

/** A row of a domain whose rows in all organizations are locked. */
export type Claim = Awaited<ReturnType<typeof lockClaims>>[number]

/**
 * Locks a domain in all organizations, always in the same order. Two organizations that verify it at the same time
 * therefore do so one after the other.
 */
export function lockClaims(trx: Trx, domain: string) {
  return trx
    .selectFrom('organization_domains as d')
    .innerJoin('organizations as o', 'o.id', 'd.organization_id')
    .selectAll('d')
    .select('o.name as organization_name')
    .select(
      sql<boolean>`coalesce(d.missing_since < now() - ${sql.lit(`${missingDays.holds} days`)}::interval, false)`.as(
        'can_be_moved',
      ),
    )
    .where('d.domain', '=', domain)
    .orderBy('d.id')
    .forUpdate('d')
    .execute()
}

/**
 * Records what a check found, and when the next one is due. If the name servers of a verified domain failed, that's
 * soon. A domain that no one verified within a month is no longer checked daily.
 */
export async function recordCheck(
  trx: Trx,
  id: string,
  { result, found }: { result: CheckResult; found: readonly string[] },
) {
  const isUnclear = result === 'failed' || result === 'disagree'
  await trx
    .updateTable('organization_domains')
    .set({
      checked_at: sql<Date>`clock_timestamp()`,
      result,
      found: [...found],
      due_at: sql<Date>`case
        when ${isUnclear} and verified_at is not null then now() + interval '1 hour'
        when verified_at is null and contested_at is null and created_at < now() - interval '30 days' then null
        else now() + interval '1 day' end`,
    })
    .where('id', '=', id)
    .execute()
}

/** Makes an organization the holder. The caller must hold the claims, and no other organization can be the holder. */
export async function markVerified(trx: Trx, id: string) {
  await trx
    .updateTable('organization_domains')
    .set({
      verified_at: sql<Date>`coalesce(verified_at, now())`,
      missing_since: null,
      contested_at: null,
      due_at: sql<Date>`now() + interval '1 day'`,
    })
    .where('id', '=', id)
    .execute()
}

export async function markMissing(trx: Trx, id: string) {
  await trx
    .updateTable('organization_domains')
    .set({ missing_since: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function markContested(trx: Trx, id: string) {
  await trx
    .updateTable('organization_domains')
    .set({ contested_at: sql<Date>`now()`, due_at: sql<Date>`now() + interval '1 day'` })
    .where('id', '=', id)
    .execute()
}

/** Takes a domain from its holder, because it moves to another organization. */
export async function markMoved(trx: Trx, id: string) {
  await trx
    .updateTable('organization_domains')
    .set({ verified_at: null, missing_since: null, join_requests: false })
    .where('id', '=', id)
    .execute()
}

export async function setJoinRequests(trx: Trx, id: string, to: boolean) {
  await trx
    .updateTable('organization_domains')
    .set({ join_requests: to })
    .where('id', '=', id)
    .execute()
}

/** Deletes a domain. Organizations that contest it are checked soon, because it may be theirs now. */
export async function deleteDomain(trx: Trx, { id, domain }: { id: string; domain: string }) {
  await trx.deleteFrom('organization_domains').where('id', '=', id).execute()
  await trx
    .updateTable('organization_domains')
    .set({ due_at: sql<Date>`now()` })
    .where('domain', '=', domain)
    .where('contested_at', 'is not', null)
    .execute()
}

export interface DueDomain {
  id: string
  domain: string
  token: string
}

/**
 * Takes domains whose check is due. Another worker takes them an hour later if this one doesn't complete the checks.
 * Deleted organizations aren't checked.
 */
export async function leaseDueDomains(db: Db, max: number): Promise<DueDomain[]> {
  const { rows } = await sql<DueDomain>`
    with due as materialized (
      select d.id from organization_domains d join organizations o on o.id = d.organization_id
      where d.due_at <= now() and o.deleted_at is null
      order by d.due_at limit ${max} for update of d skip locked)
    update organization_domains d set due_at = now() + interval '1 hour' from due
    where d.id = due.id
    returning d.id, d.domain, d.token`.execute(db)
  return rows
}
