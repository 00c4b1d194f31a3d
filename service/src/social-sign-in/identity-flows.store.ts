import { randomUUID } from 'node:crypto'
import { retention } from '@accord/contract/retention.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'
import type { Database } from '#database/tables.ts'
import type { IdentityClaims } from '#database/tables/identities.ts'
import { timeFromNow } from '#database/time.ts'

type Db = Kysely<Database>
export type IdentityFlow = Selectable<Database['identity_flows']>

type NewFlow = { provider: string } & (
  | { purpose: 'link'; userId: string }
  | { purpose: 'sign_in'; cookie: string; fresh: boolean; query: string; target: string | null }
)

/** Inserts a flow. Its state identifies it to the provider and to the browser that opens its start page. */
export async function insertIdentityFlow(db: Db, flow: NewFlow) {
  const state = randomSecret('acf')
  const ofPurpose =
    flow.purpose === 'link'
      ? { user_id: flow.userId }
      : {
          cookie_hash: hashSecret(flow.cookie),
          fresh: flow.fresh,
          query: flow.query,
          target: flow.target,
        }
  const row = await db
    .insertInto('identity_flows')
    .values({
      id: randomUUID(),
      provider: flow.provider,
      purpose: flow.purpose,
      state_hash: state.hash,
      expires_at: timeFromNow(retention.identityFlows.periods.open),
      ...ofPurpose,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, state: state.value }
}

const isOpen = sql<boolean>`expires_at > now()`

interface Place {
  provider: string
  state: string
  cookie: string
}

/** Binds a flow to the first browser that opens its start page. Returns undefined for any other browser. */
export function claimIdentityFlow(
  db: Db,
  { provider, state, cookie }: Place,
): Promise<IdentityFlow | undefined> {
  return db
    .updateTable('identity_flows')
    .set({ cookie_hash: hashSecret(cookie) })
    .where('state_hash', '=', hashSecret(state))
    .where('provider', '=', provider)
    .where(sql<boolean>`(cookie_hash is null or cookie_hash = ${hashSecret(cookie)})`)
    .where('responded_at', 'is', null)
    .where(isOpen)
    .returningAll()
    .executeTakeFirst()
}

/** Takes a flow for the provider's response, which only one request can do, from the browser that began. */
export function takeIdentityFlow(
  db: Db,
  { provider, state, cookie }: Place,
): Promise<IdentityFlow | undefined> {
  return db
    .updateTable('identity_flows')
    .set({ responded_at: sql<Date>`now()` })
    .where('state_hash', '=', hashSecret(state))
    .where('provider', '=', provider)
    .where('cookie_hash', '=', hashSecret(cookie))
    .where('responded_at', 'is', null)
    .where(isOpen)
    .returningAll()
    .executeTakeFirst()
}

/** Stores what the provider said, and returns the code with which the same browser finishes. */
export async function recordIdentityClaims(
  db: Db,
  id: string,
  claims: IdentityClaims,
): Promise<string> {
  const code = randomSecret('acf')
  await db
    .updateTable('identity_flows')
    .set({ claims, code_hash: code.hash })
    .where('id', '=', id)
    .execute()
  return code.value
}

/** Finds a flow that the provider responded to, for the browser that began it, without using it up. */
export function findIdentityFlow(
  db: Db,
  { code, cookie }: { code: string; cookie: string },
): Promise<IdentityFlow | undefined> {
  return db
    .selectFrom('identity_flows')
    .selectAll()
    .where('code_hash', '=', hashSecret(code))
    .where('cookie_hash', '=', hashSecret(cookie))
    .where('used_at', 'is', null)
    .where(isOpen)
    .executeTakeFirst()
}

/** Uses up a flow. Returns false if it was used already. */
export async function endIdentityFlow(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_flows')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
