import type { Kysely } from 'kysely'
import { fullName, getUser } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { mailAddress } from '#data/organizations/profiles.store.ts'
import { isActiveMember } from '#data/organizations/managers.store.ts'
import type { ExportRow } from '#data/exports/exports.store.ts'

type Db = Kysely<Database>

/** Finds the subject of an export with its current name. */
export async function subjectOf(
  db: Db,
  { type, organization_id, network_id, review_id: reviewId, user_id }: ExportRow,
) {
  if (user_id !== null) {
    const { first_name, last_name } = await getUser(db, user_id)
    return { type, id: user_id, name: `${first_name} ${last_name}`, reviewId }
  }
  const [table, id] =
    network_id === null
      ? (['organizations', organization_id!] as const)
      : (['networks', network_id] as const)
  const { name } = await db
    .selectFrom(table)
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { type, id, name, reviewId }
}

/** Finds the requester, if they're still in the organization. */
export function requesterOf(db: Db, { requested_by }: Pick<ExportRow, 'requested_by'>) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.email', 'p.roles', 'u.first_name', mailAddress.as('mail_address')])
    .select([fullName('u').as('name'), isActiveMember('p', 'u').as('acts')])
    .where('p.id', '=', requested_by)
    .executeTakeFirst()
}

/** Returns the requester for the manifest. A personal export has none, because its subject is the requester. */
export async function requestDetailsOf(db: Db, row: ExportRow) {
  const requester = row.user_id === null ? await requesterOf(db, row) : undefined
  return {
    id: row.id,
    attempts: row.attempts,
    subject: await subjectOf(db, row),
    requestedBy: requester ? { name: requester.name, email: requester.email } : null,
    requestedAt: row.created_at,
  }
}
