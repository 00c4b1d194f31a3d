import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { isRanked } from '#data/organizations/role-conditions.store.ts'

/** One application by its id, or every one that has its answers sent to a site. */
export type WhichApplication = { id: string } | { origin: string }

/**
 * Whether a person can be sent to an application without a click: they approved it, or an organization in which they
 * have a role owns or authorized it. Anyone can register an application, so a registration alone proves nothing.
 */
export async function isKnownTo(
  db: Kysely<Database>,
  userId: string,
  which: WhichApplication,
): Promise<boolean> {
  const asked =
    'id' in which
      ? sql`a.id = ${which.id}`
      : sql`origins_of(a.redirect_uris) @> array[${which.origin}]`
  const { rows } = await sql`
    select from applications a
    where a.stopped_at is null and ${asked} and (
      exists (select from approvals y where y.application_id = a.id and y.user_id = ${userId})
      or exists (
        select from profiles p
        where p.user_id = ${userId} and p.suspended_at is null and ${isRanked('p')} and (
          p.organization_id = a.organization_id
          or exists (
            select from authorizations z
            where z.application_id = a.id and z.organization_id = p.organization_id
          )
        )
      )
    )
    limit 1`.execute(db)
  return rows.length > 0
}

/** Whether an application that runs in a browser or on a device has its answers sent there. */
export async function isPublicOrigin(db: Kysely<Database>, origin: string): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('stopped_at', 'is', null)
    .where('kind', '!=', 'web')
    .where(sql<boolean>`origins_of(redirect_uris) @> array[${origin}]`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
