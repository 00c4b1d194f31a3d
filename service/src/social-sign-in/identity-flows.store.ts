import { randomUUID } from 'node:crypto'
import { retention } from '@accord/contract/retention.ts'
import type { Kysely, Selectable } from 'kysely'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'
import { signInFlows } from '#data/sign-in-flows.ts'
import type { Database } from '#database/tables.ts'
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

export const identityFlows = signInFlows<IdentityFlow>('identity_flows', 'provider')
