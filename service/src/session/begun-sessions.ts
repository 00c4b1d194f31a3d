import { type Transaction, sql } from 'kysely'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import { prepared } from '#database/prepared/prepared.ts'
import type { Database } from '#database/tables.ts'
import { type CarriedRow, carriedColumn } from '#data/organizations/carried-profiles.ts'
import { randomSecret } from '#secrets/random-secret.ts'
import { newPlace, type SeenPlace } from './new-place/known-networks.store.ts'
import { type NewSession, newSession, sessionOf } from '#data/sessions/session.store.ts'
import { newToken } from '#data/sessions/tokens.store.ts'

interface Begun {
  id: string
  expires_at: Date
  place: SeenPlace
  profiles: CarriedRow[]
}

/**
 * A session with its first token, from where it was begun, and whom the person can act as, in one statement, because
 * sign-in is the busiest writer. Undefined when what was proved no longer holds.
 */
export async function insertBegunSession(
  trx: Transaction<Database>,
  user: UserRow,
  caller: Caller,
  { fromAgent, ...proved }: Parameters<typeof sessionOf>[2] & { fromAgent: string },
) {
  const { value: token, hash } = randomSecret('acu')
  const made = sessionOf(user, caller, proved)
  const [begun] = await insertBegun(trx, { ...made, hash, fromAgent })
  if (!begun) return undefined
  const { id, expires_at: expiresAt, place, profiles } = begun
  return { id, token, expiresAt, place, profiles }
}

const insertBegun = prepared<NewSession & { hash: Buffer; fromAgent: string }, Begun>(
  'begin-session',
  (made) => sql`
    with begun as (${newSession(made)}),
      given as (${newToken(made.hash, sql`begun`)}),
      place as (${newPlace(sql`begun`, { address: made.address, agent: made.fromAgent })})
    select begun.id, given.expires_at, to_json(place) as place,
      ${sql.raw(carriedColumn('begun.user_id'))} as profiles
    from begun, given, place`,
)
