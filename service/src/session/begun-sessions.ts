import { type Transaction, sql } from 'kysely'
import type { UserRow } from '#accounts/accounts.store.ts'
import type { Caller } from '#caller.ts'
import type { Database } from '#database/tables.ts'
import { type CarriedRow, carriedColumn } from '#organizations/carried-profiles.ts'
import { randomSecret } from '#secrets/random-secret.ts'
import { newPlace, type SeenPlace } from './new-place/known-networks.store.ts'
import { newSession, newToken } from './session.store.ts'

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
  {
    from,
    ...proved
  }: Parameters<typeof newSession>[2] & { from: { address: string; agent: string } },
) {
  const { value: token, hash } = randomSecret('acu')
  const { rows } = await sql<Begun>`
    with begun as (${newSession(user, caller, proved)}),
      given as (${newToken(hash, sql`begun`)}),
      place as (${newPlace(sql`begun`, from)})
    select begun.id, given.expires_at, to_json(place) as place,
      ${sql.raw(carriedColumn('begun.user_id'))} as profiles
    from begun, given, place`.execute(trx)
  const [begun] = rows
  if (!begun) return undefined
  const { id, expires_at: expiresAt, place, profiles } = begun
  return { id, token, expiresAt, place, profiles }
}
