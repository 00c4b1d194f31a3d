import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { isRanked } from '#data/organizations/profiles.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/**
 * Whether a policy has ended an approval that no worker has deleted yet. The approval no longer works, even if the
 * policy has changed since. The condition is text, so that it can be used in prepared statements.
 */
export function revokedByPolicyText(approval: string): string {
  return `exists (select from approval_rule_ends ends
    join applications ended_app on ended_app.id = ${approval}.application_id
    join profiles ended_for on ended_for.id = ${approval}.profile_id
    where ends.organization_id = ${approval}.organization_id
      and greatest(${approval}.created_at, ${approval}.updated_at) < ends.created_at
      and ended_app.organization_id <> ends.organization_id and ${isRanked.text('ended_for')}
      and not exists (select from authorizations ended_z
        where ended_z.organization_id = ends.organization_id
          and ended_z.application_id = ended_app.id and ended_z.created_at < ends.created_at))`
}

export const revokedByPolicy = (approval: string) => sql.raw<boolean>(revokedByPolicyText(approval))

/**
 * Ends the approvals of unauthorized applications, which no longer work after this. The caller must hold the
 * organization's lock.
 */
export async function schedulePolicyRevocation(
  trx: Trx,
  organizationId: string,
): Promise<PolicyRevocation> {
  const id = randomUUID()
  await trx
    .insertInto('approval_rule_ends')
    .values({ id, organization_id: organizationId })
    .execute()
  return { id, organization_id: organizationId, after_id: null }
}

export async function isPolicyRevoking(db: Db, organizationId: string): Promise<boolean> {
  const found = await db
    .selectFrom('approval_rule_ends')
    .select('id')
    .where('organization_id', '=', organizationId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export interface PolicyRevocation {
  id: string
  organization_id: string
  after_id: string | null
}

/** Finds the next revocation that isn't in `skip`. */
export function findNextPolicyRevocation(db: Db, skip: readonly string[]) {
  return db
    .selectFrom('approval_rule_ends')
    .select(['id', 'organization_id', 'after_id'])
    .where(sql<boolean>`id <> all (${skip}::uuid[])`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Reads the revocation under the organization's lock. Returns undefined if another worker has finished it. */
export function findPolicyRevocation(trx: Trx, id: string): Promise<PolicyRevocation | undefined> {
  return trx
    .selectFrom('approval_rule_ends')
    .select(['id', 'organization_id', 'after_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Checks further approvals of the organization, newest first. Returns those that the policy ended. It includes all such
 * approvals of each person, so that one email lists them. `isLast` means that none are left.
 */
export async function nextApprovalsToRevoke(
  trx: Trx,
  { id, organization_id, after_id }: PolicyRevocation,
  max: number,
): Promise<{ ids: string[]; isLast: boolean }> {
  const rest = after_id
    ? sql`and (created_at, id) < (select after_at, after_id from approval_rule_ends where id = ${id})`
    : sql``
  const { rows: seen } = await sql<{ id: string; profile_id: string }>`
    select id, profile_id from approvals where organization_id = ${organization_id} ${rest}
    order by created_at desc, id desc limit ${max}`.execute(trx)
  if (seen.length === 0) return { ids: [], isLast: true }
  const profiles = [...new Set(seen.map(({ profile_id }) => profile_id))]
  const { rows } = await sql<{ id: string }>`
    select a.id from approvals a where a.profile_id = any (${profiles}::uuid[])
      and ${revokedByPolicy('a')}`.execute(trx)
  await sql`update approval_rule_ends e set after_at = a.created_at, after_id = a.id
    from approvals a where e.id = ${id} and a.id = ${seen.at(-1)!.id}`.execute(trx)
  return { ids: rows.map((row) => row.id), isLast: seen.length < max }
}

export async function deletePolicyRevocation(trx: Trx, id: string) {
  await trx.deleteFrom('approval_rule_ends').where('id', '=', id).execute()
}
