import type {
  ActivityRetentionPolicy,
  ActivityYears,
} from '@accord/contract/organization-policies.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'

export async function readActivityRetention(
  db: Kysely<Database>,
  organizationId: string,
): Promise<ActivityRetentionPolicy> {
  const { years, before } = await db
    .selectFrom('organizations as o')
    .leftJoin('activity_floors as f', 'f.organization_id', 'o.id')
    .select(['o.activity_years as years', 'f.before'])
    .where('o.id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return { years: years as ActivityYears | null, keptSince: before?.toISOString() ?? null }
}

export async function setActivityYears(
  trx: Transaction<Database>,
  organizationId: string,
  years: ActivityYears | null,
) {
  await trx
    .updateTable('organizations')
    .set({ activity_years: years })
    .where('id', '=', organizationId)
    .execute()
}

export async function recordDevicesErased(
  trx: Transaction<Database>,
  organizationId: string,
  position: string,
) {
  await trx
    .updateTable('organizations')
    .set({ devices_erased_to: position })
    .where('id', '=', organizationId)
    .execute()
}
