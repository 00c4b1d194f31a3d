import { type Kysely, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { inTransaction } from '#database/transactions.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** An endpoint that belongs to the organization, or to one of its applications, may receive its events. */
export async function markListening(trx: Trx, organizationId: string) {
  await trx
    .updateTable('organizations')
    .set({ has_listener: true })
    .where('id', '=', organizationId)
    .where('has_listener', '=', false)
    .execute()
}

/** Part of the transaction that authorizes an application. Needs the locks of both. */
export async function markListeningIfReceived(
  trx: Trx,
  { organizationId, applicationId }: { organizationId: string; applicationId: string },
) {
  await trx
    .updateTable('organizations')
    .set({ has_listener: true })
    .where('id', '=', organizationId)
    .where('has_listener', '=', false)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb.selectFrom('event_endpoints').select('id').where('application_id', '=', applicationId),
        ),
        eb.exists(
          eb
            .selectFrom('event_feeds')
            .select('application_id')
            .where('application_id', '=', applicationId),
        ),
      ]),
    )
    .execute()
}

const batch = 200

/** Marks all organizations that authorized an endpoint's application, before it receives events. */
export async function markListeningForEndpoint(
  db: Db,
  { application_id }: { application_id: string | null },
) {
  if (application_id !== null) await markListeningFor(db, application_id)
}

/**
 * Marks an application's organization and all that authorized it. There may be very many, so each step is its own
 * transaction. Organizations that authorize it meanwhile see its endpoint or feed, and mark themselves.
 */
export async function markListeningFor(db: Db, applicationId: string) {
  for (let last = '00000000-0000-0000-0000-000000000000', found = batch; found === batch;) {
    const ids = await inTransaction(db, async (trx) => {
      // All are locked, because a change that deletes another endpoint may be about to reset the mark.
      const { rows } = await sql<{ id: string }>`
        select o.id from organizations o where o.id > ${last} and o.id in (
          select z.organization_id from authorizations z where z.application_id = ${applicationId}
          union all select p.organization_id from applications p where p.id = ${applicationId})
        order by o.id limit ${batch} for no key update`.execute(trx)
      const locked = rows.map(({ id }) => id)
      await sql`update organizations set has_listener = true
        where id = any (${locked}::uuid[]) and not has_listener`.execute(trx)
      return locked
    })
    found = ids.length
    last = ids.at(-1) ?? last
  }
}

/** Whether an endpoint or a feed can receive events about an organization. */
const hasListener = sql<boolean>`(
  exists (select from event_endpoints e where e.organization_id = organizations.id)
  or exists (select from event_endpoints e join applications a on a.id = e.application_id
    where a.organization_id = organizations.id)
  or exists (select from event_endpoints e join authorizations z on z.application_id = e.application_id
    where z.organization_id = organizations.id)
  or exists (select from event_feeds f join applications a on a.id = f.application_id
    where a.organization_id = organizations.id)
  or exists (select from event_feeds f join authorizations z on z.application_id = f.application_id
    where z.organization_id = organizations.id))`

/** Checks the mark again after an endpoint was deleted. Needs the organization's lock. */
export async function resetListening(trx: Trx, organizationId: string) {
  await trx
    .updateTable('organizations')
    .set({ has_listener: hasListener })
    .where('id', '=', organizationId)
    .execute()
}
