import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'

/** Everything that must not change while a change runs. */
export interface Concerned {
  organizations: readonly string[]
  application?: string | undefined
  /** The organizations whose applications are all locked, because they end with the organization. */
  applicationsOf?: readonly string[] | undefined
  /** An application with a shared lock, so that several changes can depend on it at the same time. */
  restsOn?: string | undefined
  /** The person whose own data the change affects. */
  person?: string | undefined
}

/** Whether all the organizations exist, and whether one of them was deleted. */
export interface Locked {
  there: boolean
  deleted: boolean
}

/**
 * Locks everything in one fixed order to prevent deadlocks: organizations by ID, then applications, then the person.
 * Two changes with the same locks run one after another.
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
