import type { Consequence } from '@accord/contract/consequences.ts'
import type { Kysely } from 'kysely'
import { countNamed } from '#calls/count-named.store.ts'
import type { Database } from '#database/tables.ts'
import { countLiveTokens, tokensOf } from '#oauth/end-tokens.store.ts'
import { approvalsOf, type WhichApprovals } from './approvals.store.ts'

/** What would end with approvals: they, by the names of their applications, and the tokens that came of them. */
export async function endingWithApprovals(
  db: Kysely<Database>,
  which: WhichApprovals,
): Promise<Consequence[]> {
  const approvals = db
    .selectFrom('approvals as a')
    .innerJoin('applications as c', 'c.id', 'a.application_id')
    .select('c.name')
    .where('a.id', 'in', approvalsOf(db, which))
  const tokens = await countLiveTokens(db, tokensOf.approvals(db, which))
  return [
    { kind: 'approvals', ...(await countNamed(db, approvals)) },
    { kind: 'tokens', count: tokens, names: [] },
  ]
}
