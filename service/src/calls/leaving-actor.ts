import type { Kysely } from 'kysely'
import { presentPerson } from '#data/users/accounts.present.ts'
import { getUser } from '#data/users/accounts.store.ts'
import type { SessionActor } from '#actor.ts'
import type { Database } from '#database/tables.ts'

/** Whoever signs out of a session by what their browser proves, without a token of it: good for nothing else. */
export async function leavingActor(
  db: Kysely<Database>,
  session: { id: string; user_id: string },
  tokenHash: Buffer,
): Promise<SessionActor> {
  const user = presentPerson(await getUser(db, session.user_id))
  return { user, sessionId: session.id, tokenHash, factors: [], fresh: false, profile: undefined }
}
