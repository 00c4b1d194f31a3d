import type { SignInOutcome, SignInRejection } from '@accord/contract/connections.ts'
import type { Kysely } from 'kysely'
import type { ConnectionRow } from '#data/connections/connections.store.ts'
import { recordProviderSignIn } from '#data/connections/flows.store.ts'
import { afterCommit } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import { providerMetrics } from '#observability/metrics.ts'

interface SignIn {
  connection: Pick<ConnectionRow, 'id' | 'protocol'>
  email: string | undefined
  profileId?: string | undefined
}

type Result = { outcome: SignInOutcome } | { rejection: SignInRejection; received?: string | null }

/** Records a sign-in for the organization's admins, and counts it for operators. */
export async function recordSignIn(
  db: Kysely<Database>,
  { connection: { id: connectionId, protocol }, email, profileId }: SignIn,
  result: Result,
) {
  await recordProviderSignIn(db, { connectionId, email, profileId }, result)
  const outcome = 'outcome' in result ? result.outcome : result.rejection
  const count = () => providerMetrics.signIns.inc({ protocol, outcome })
  if (db.isTransaction) afterCommit(db as Parameters<typeof afterCommit>[0], count)
  else count()
}
