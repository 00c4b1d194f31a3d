import { countAuthorization } from '#data/applications/applications.store.ts'
import { inTransaction } from '#database/retry.ts'
import { insertReceipts } from '#data/exports/export-receipts.store.ts'
import type { Cast } from './cast.ts'
import { anApplicationOf, anInvitationFrom } from './things.ts'
import { aBareExport } from '../exports.ts'
import { aBareNetwork } from '../networks.ts'
import type { TestService } from '../test-service.ts'
import type { UseKind } from '#actor.ts'

export interface Ways {
  ownApplication: string
  authorization: string
  network: string
  /** Of the organization itself, and of what the network's owner took out of it. */
  export: string
  receipt: string
  invitation: string
}

/** One of each kind of way into the data of a cast's organization, besides its people and their approvals. */
export async function everyKindOf(cast: Cast): Promise<Ways> {
  const { service, here, partner } = cast
  const { pool, db } = service.context
  const only = async (statement: string, values: unknown[]) =>
    (await pool.query<{ id: string }>(statement, values)).rows[0]!.id

  const { id: ownApplication } = await anApplicationOf(cast, here)
  await pool.query(`update applications set name = 'Tide Table' where id = $1`, [ownApplication])
  const network = await aBareNetwork(service, {
    by: partner,
    shares: ['survey', 'profile'],
    joined: [here],
  })
  const joined = `update network_members set shares = '{survey}', accepted_by = $2 where network_id = $1 returning id`
  const exported = await aBareExport(service, here)
  const taken = await aBareExport(service, partner, { type: 'network', id: network.id })
  const ids = { exportId: taken, networkId: network.id }
  const received = [{ organizationId: here.id, shares: ['survey' as const], rows: 7 }]
  await inTransaction(db, async (trx) => {
    await insertReceipts(trx, ids, received)
    // The cast did not, because its authorization is never taken back.
    await countAuthorization(trx, cast.offered.id, 1)
  })
  const invitation = await anInvitationFrom(cast, here, { email: 'chen@example.com' })
  return {
    ownApplication,
    authorization: await only('select id from authorizations where organization_id = $1', [
      here.id,
    ]),
    network: await only(joined, [network.id, here.owner.profileId]),
    export: exported,
    receipt: await only('select id from export_receipts where organization_id = $1', [here.id]),
    invitation: invitation.id,
  }
}

/** How ways were used, put there directly. */
export function usage({ context: { pool } }: TestService) {
  return {
    /** Nothing was, and nothing was recorded until now. */
    async forget() {
      await pool.query('delete from uses')
      await pool.query('delete from use_days')
      await pool.query('update use_recording set since = now()')
    },
    recordedLong: () => pool.query(`update use_recording set since = now() - interval '200 days'`),
    used: (kind: UseKind, id: string, scopes: string[], daysAgo = 1) =>
      pool.query(
        `with day as (insert into use_days
           select $1, $2, s, (now() at time zone 'UTC')::date - $4::int, 3 from unnest($3::text[]) s)
         insert into uses values ($1, $2, now() - $4::int * interval '1 day')`,
        [kind, id, scopes, daysAgo],
      ),
    older: (table: 'approvals' | 'authorizations' | 'profiles', id: string, days = 100) =>
      pool.query(`update ${table} set created_at = now() - $2 * interval '1 day' where id = $1`, [
        id,
        days,
      ]),
  }
}
