import { type Kysely, type Transaction, sql } from 'kysely'
import { weakSessionText } from '#data/sessions/session.store.ts'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

interface Proof {
  sessionId: string
  profileId: string
  connectionId: string
  linkId: string
  /** The session at the provider, if it named one. */
  sid: string | undefined
  /** When the provider checked the person, in seconds since 1970. Some providers don't say it. */
  authTime: number | undefined
  /** Whether the provider checked a second factor, and the organization trusts it with that. */
  secondFactor: boolean
}

/**
 * Records that a session proved who the person is at a provider. If the provider didn't say when it checked the
 * person, its response to our request counts, which it has just sent. No provider's clock makes a proof last longer.
 */
export async function saveProof(trx: Trx, proof: Proof) {
  const at = sql<Date>`least(now(), coalesce(to_timestamp(${proof.authTime ?? null}::float8), now()))`
  const values = {
    connection_id: proof.connectionId,
    link_id: proof.linkId,
    provider_sid: proof.sid ?? null,
    proved_at: at,
    second_factor: proof.secondFactor,
  }
  await trx
    .insertInto('provider_proofs')
    .values({ session_id: proof.sessionId, profile_id: proof.profileId, ...values })
    .onConflict((conflict) => conflict.columns(['session_id', 'profile_id']).doUpdateSet(values))
    .execute()
  await trx
    .updateTable('connection_links')
    .set({ proved_at: sql<Date>`greatest(proved_at, ${at})` })
    .where('id', '=', proof.linkId)
    .execute()
  // Someone who added a factor with only a password could also connect another person at the provider afterward.
  await sql`update profiles p set factor_proved_at = now() from sessions s, users u, connection_links l
    where p.id = ${proof.profileId} and s.id = ${proof.sessionId} and u.id = p.user_id and l.id = ${proof.linkId}
      and s.connection_id is null and not ${sql.raw(weakSessionText('s'))}
      and (l.linked_at < u.second_factor_since or p.email_proven and lower(l.email) = lower(p.email))`.execute(
    trx,
  )
}

/**
 * Deletes a connection's proofs: all of them, or those of one session or one person at the provider. Returns the links
 * that they used.
 */
export async function deleteProofs(
  db: Db,
  connectionId: string,
  { sid, linkId }: { sid?: string | undefined; linkId?: string | undefined } = {},
): Promise<{ links: string[]; profiles: string[] }> {
  const deleted = await db
    .deleteFrom('provider_proofs')
    .where('connection_id', '=', connectionId)
    .$if(sid !== undefined, (query) => query.where('provider_sid', '=', sid!))
    .$if(linkId !== undefined, (query) => query.where('link_id', '=', linkId!))
    .returning(['link_id', 'profile_id'])
    .execute()
  return {
    links: [...new Set(deleted.map(({ link_id: id }) => id))],
    profiles: [...new Set(deleted.map(({ profile_id: id }) => id))],
  }
}

/** What a connection vouched for no longer counts for applications either, for everyone or only for these links. */
export async function forgetProofs(trx: Trx, connectionId: string, linkIds?: readonly string[]) {
  await trx
    .updateTable('connection_links')
    .set({ proved_at: null })
    .where('connection_id', '=', connectionId)
    .where('proved_at', 'is not', null)
    .$if(linkIds !== undefined, (query) =>
      query.where('id', '=', sql<string>`any (${linkIds}::uuid[])`),
    )
    .execute()
}

/** The provider's second factors no longer count. */
export async function forgetProviderFactors(trx: Trx, connectionId: string) {
  await trx
    .updateTable('provider_proofs')
    .set({ second_factor: false })
    .where('connection_id', '=', connectionId)
    .where('second_factor', '=', true)
    .execute()
}

/** Records that a session used an owner's own factor instead of the provider. Returns false if it did so before. */
export async function insertBypass(
  trx: Trx,
  sessionId: string,
  profileId: string,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('provider_bypasses')
    .values({ session_id: sessionId, profile_id: profileId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('session_id')
    .executeTakeFirst()
  return inserted !== undefined
}
