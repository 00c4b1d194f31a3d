import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'

/** What a change must find standing still. */
export interface Concerned {
  organizations: readonly string[]
  application?: string | undefined
  /** All applications of these organizations, which end with them. */
  applicationsOf?: readonly string[] | undefined
  /** Shared with others who rest something on it. */
  restsOn?: string | undefined
  /** Whose own matter it is. */
  person?: string | undefined
}

/** Of the organizations: whether all are there, and whether one of them was deleted. */
export interface Locked {
  there: boolean
  deleted: boolean
}

/**
 * The one order of locks: organizations by their ids, then applications, then the person. Two changes that concern the
 * same ones follow each other and never wait for each other.
 */
export async function lock(
  trx: Transaction<Database>,
  { organizations, application, applicationsOf = [], restsOn, person }: Concerned,
): Promise<Locked> {
  const ids = [...new Set(organizations)]
  const locked =
    ids.length === 0
      ? []
      : await trx
          .selectFrom('organizations')
          .select(['id', 'deleted_at'])
          .where('id', 'in', ids)
          .orderBy('id')
          .forNoKeyUpdate()
          .execute()
  const applications = trx.selectFrom('applications').select('id')
  if (applicationsOf.length > 0) {
    const theirs = applications.where('organization_id', 'in', applicationsOf)
    await theirs.orderBy('id').forUpdate().execute()
  }
  if (application !== undefined) {
    await applications.where('id', '=', application).forNoKeyUpdate().execute()
  }
  if (restsOn !== undefined) await applications.where('id', '=', restsOn).forShare().execute()
  if (person !== undefined) {
    await trx.selectFrom('users').select('id').where('id', '=', person).forNoKeyUpdate().execute()
  }
  return {
    there: locked.length === ids.length,
    deleted: locked.some((organization) => organization.deleted_at !== null),
  }
}
