import { type RawBuilder, sql, type Transaction } from 'kysely'
import { removeApprovalsOfPair } from '#approvals/approvals.store.ts'
import type { Database } from '#database/tables.ts'

type Trx = Transaction<Database>

/**
 * Everything that an application holds for one organization: tokens, codes, grants, and its people's
 * approvals. An approval goes last: whoever is just issuing a token on it has to wait for it, or fails.
 */
export async function endTokensOfPair(trx: Trx, applicationId: string, organizationId: string) {
  const approvals = trx
    .selectFrom('approvals')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('organization_id', '=', organizationId)
  const ended = await end(
    trx,
    sql`application_id = ${applicationId}
      and (organization_id = ${organizationId} or approval_id in (${approvals}))`,
  )
  await removeApprovalsOfPair(trx, applicationId, organizationId)
  return ended
}

export function endTokensOfApplication(trx: Trx, applicationId: string): Promise<number> {
  return end(trx, sql`application_id = ${applicationId}`)
}

export function endTokensOfUser(trx: Trx, userId: string): Promise<number> {
  return end(trx, sql`user_id = ${userId}`)
}

export function endTokensOfKey(trx: Trx, keyId: string): Promise<number> {
  return end(trx, sql`key_id = ${keyId}`)
}

/** Answers how many tokens worked until now; codes, grants and what was dead already do not count. */
async function end(trx: Trx, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ended as (
      delete from oauth_artifacts where ${which}
      returning kind in ('AccessToken', 'RefreshToken', 'ClientCredentials')
        and consumed_at is null and (expires_at is null or expires_at > now()) as live
    )
    select count(*) filter (where live)::int as count from ended`.execute(trx)
  return rows[0]!.count
}
