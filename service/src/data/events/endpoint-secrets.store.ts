import { type Transaction, sql } from 'kysely'
import { newSigningSecret } from '#crypto/event-secrets.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { Database } from '#database/tables.ts'
import { timeFromNow } from '#database/time.ts'

type Trx = Transaction<Database>
type Ring = Pick<Secrets, 'eventSecrets'>

/** Until when a replaced secret signs too. */
const overlap = '24 hours'

/** Replaces the secret. The previous one signs too for a day, and one before that no longer does. */
export async function rotateEndpointSecret(trx: Trx, secrets: Ring, id: string) {
  await trx
    .updateTable('event_endpoints')
    .set({
      secret: newSigningSecret(secrets, id),
      secret_at: sql<Date>`clock_timestamp()`,
      previous_secret: sql<Buffer>`secret`,
      previous_secret_until: timeFromNow(overlap),
    })
    .where('id', '=', id)
    .execute()
}

/** Ends the overlap now. Returns false if no previous secret signed any more. */
export async function revokePreviousSecret(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update event_endpoints e set previous_secret = null, previous_secret_until = null
    from (select id, previous_secret_until > now() as is_used from event_endpoints where id = ${id}) before
    where e.id = before.id and before.is_used returning e.id`.execute(trx)
  return rows.length > 0
}

/** Records that someone viewed the secret, in the transaction of that response. Returns whether it was new to them. */
export async function recordEndpointSecretViewed(
  trx: Trx,
  endpointId: string,
  { id: userId, firstName, lastName }: { id: string; firstName: string; lastName: string },
): Promise<boolean> {
  const name = `${firstName} ${lastName}`
  const { rows } = await sql<{ was_new: boolean }>`
    with before as materialized (
      select s.at >= e.secret_at as has_seen from event_secrets_seen s
      join event_endpoints e on e.id = s.endpoint_id
      where s.endpoint_id = ${endpointId} and s.user_id = ${userId})
    insert into event_secrets_seen (endpoint_id, user_id, name, at)
    values (${endpointId}, ${userId}, ${name}, clock_timestamp())
    on conflict (endpoint_id, user_id) do update set name = excluded.name, at = excluded.at
    returning not coalesce((select has_seen from before), false) as was_new`.execute(trx)
  return rows[0]!.was_new
}
