import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Ordinals that are counted together. The rows that exist were counted by it, so it stays. */
export const blockLength = 1000

interface Numbered {
  organization_id: string
  ordinal: number
}

/** After `lockOrganization`, as every change of profiles: the ordinal is the newest. */
export async function countJoined(trx: Trx, { organization_id, ordinal }: Numbered) {
  await trx
    .with('counted', (query) =>
      query
        .updateTable('organizations')
        .set({ member_count: sql`member_count + 1`, joined_count: ordinal })
        .where('id', '=', organization_id),
    )
    .insertInto('member_blocks')
    .values({ organization_id, last_ordinal: lastOfBlock(ordinal), live: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'last_ordinal'])
        .doUpdateSet({ live: sql`member_blocks.live + 1` }),
    )
    .execute()
}

/** After `lockOrganization`. */
export async function countLeft(trx: Trx, { organization_id, ordinal }: Numbered) {
  await trx
    .with('counted', (query) =>
      query
        .updateTable('organizations')
        .set({ member_count: sql`member_count - 1` })
        .where('id', '=', organization_id),
    )
    .updateTable('member_blocks')
    .set({ live: sql`live - 1` })
    .where('organization_id', '=', organization_id)
    .where('last_ordinal', '=', lastOfBlock(ordinal))
    .execute()
}

/**
 * The block with the profile before which, counted from the newest, there are `skip` others, and how
 * many of them are in newer blocks. No row when there are not that many profiles.
 */
export function blockAt(db: Db, organizationId: string, skip: number) {
  return db
    .selectFrom((blocks) =>
      blocks
        .selectFrom('member_blocks')
        .select(['last_ordinal', 'live'])
        .select(
          sql<number>`sum(live) over (order by last_ordinal desc rows unbounded preceding)`.as(
            'upto',
          ),
        )
        .where('organization_id', '=', organizationId)
        .as('added_up'),
    )
    .select(['last_ordinal', sql<number>`upto - live`.as('newer')])
    .where('upto', '>', skip)
    .orderBy('last_ordinal', 'desc')
    .limit(1)
}

function lastOfBlock(ordinal: number): number {
  return Math.ceil(ordinal / blockLength) * blockLength
}
