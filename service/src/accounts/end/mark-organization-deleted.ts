import { graceDays } from '@accord/contract/deletions.ts'
import { sql, type Transaction } from 'kysely'
import type { Effects } from '#calls/effects.ts'
import type { Database } from '#database/tables.ts'

/** Nothing in it changes any more, until an owner restores it or it is removed. Under the organization's lock. */
export async function markOrganizationDeleted(
  trx: Transaction<Database>,
  { id, name, by: profileId }: { id: string; name: string; by: string },
  { happened }: Pick<Effects<'organization_deleted'>, 'happened'>,
) {
  await trx
    .updateTable('organizations')
    .set({
      deleted_at: sql<Date>`now()`,
      removed_from: sql<Date>`now() + make_interval(days => ${graceDays.organization})`,
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  happened('organization_deleted', { name }, { organizationId: id, profileId })
}
