import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { pageOf } from '#database/page-of.ts'
import { hasProviderFactor, isExemptSession, proofUntil } from '#data/sessions/provider-gate.ts'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/**
 * Locks a person's own profile, and its organization's requirements for sessions, until the transaction ends. Also
 * reads what the session proved at the organization's identity provider.
 */
export function lockOwnProfile(
  trx: Trx,
  { id, userId, sessionId }: { id: string; userId: string; sessionId: string },
) {
  return trx
    .selectFrom('profiles as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin('sessions as s', (join) => join.on('s.id', '=', sessionId))
    .select(['p.id', 'p.suspended_at', 'p.organization_id', 'p.roles'])
    .select(['o.name as organization_name', 'o.second_factor_from'])
    .select(['o.provider_required_from as provider_from', 's.connection_id'])
    .select(
      sql<boolean>`coalesce(o.second_factor_from <= clock_timestamp(), false)`.as(
        'second_factor_required',
      ),
    )
    .select(
      sql<boolean>`coalesce(o.provider_required_from <= clock_timestamp(), false)`.as(
        'provider_required',
      ),
    )
    .select(sql.raw<Date | null>(proofUntil).as('proof_until'))
    .select(sql.raw<boolean>(`coalesce(${proofUntil} > clock_timestamp(), false)`).as('proved'))
    .select(sql.raw<boolean>(isExemptSession).as('exempt'))
    .select(sql.raw<boolean>(hasProviderFactor('s.id', 'p.id')).as('provider_factor'))
    .where('p.id', '=', id)
    .where('p.user_id', '=', userId)
    .forKeyShare(['p', 'o'])
    .executeTakeFirst()
}

interface Listed {
  organization?: string | undefined
}

/** Lists a person's own profiles with their organizations' names, newest first. */
export function listProfilesOf(
  db: Db,
  userId: string,
  paging: Paging,
  { organization }: Listed = {},
) {
  const mine = profilesOf(db, userId, organization)
  const page = inOrder(mine, paging)
    .selectAll('p')
    .select([
      'o.name as organization_name',
      'o.logo_id as organization_logo_id',
      'o.country as organization_country',
      'o.deleted_at as organization_deleted_at',
      'o.removed_from as organization_removed_from',
    ])
  return pageOf(page, mine)
}

/** Selects a person's own profiles as `p`, or only the one in an organization. */
export function profilesOf(db: Db, userId: string, organization?: string) {
  return db
    .selectFrom('profiles as p')
    .where('p.user_id', '=', userId)
    .$if(organization !== undefined, (query) =>
      query.where('p.organization_id', '=', organization!),
    )
}

/** Selects a page of these profiles with their organizations as `o`, newest first. */
export function inOrder(profiles: ReturnType<typeof profilesOf>, { $limit, $skip }: Paging) {
  return profiles
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit($limit)
    .offset($skip)
}
