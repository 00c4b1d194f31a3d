import type { Consequence } from '@accord/contract/consequences.ts'
import { namedConsequences } from '@accord/contract/consequences.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import { type Kysely, sql } from 'kysely'
import { countNamed } from '#database/counting/count-named.ts'
import type { Database } from '#database/tables.ts'
import { lostScopes } from './authorizations.rules.ts'

/** What an application can no longer do once it asks for less, and by how many who had let it. */
export async function endingWithScopes(
  db: Kysely<Database>,
  applicationId: string,
  asked: { before: readonly Scope[]; after: readonly Scope[] },
): Promise<Consequence[]> {
  const removed = missing(asked.before, asked.after)
  if (removed.length === 0) return []
  const allowsLess = sql<boolean>`scopes && ${lostScopes(asked.before, asked.after)}::text[]`
  const authorizations = db
    .selectFrom('authorizations as z')
    .innerJoin('organizations as o', 'o.id', 'z.organization_id')
    .select('o.name')
    .where('z.application_id', '=', applicationId)
    .where(allowsLess)
  const { count: approvals } = await db
    .selectFrom('approvals')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('application_id', '=', applicationId)
    .where(allowsLess)
    .executeTakeFirstOrThrow()
  return [
    { kind: 'scopes', count: removed.length, names: removed.slice(0, namedConsequences) },
    { kind: 'narrowed_authorizations', ...(await countNamed(db, authorizations)) },
    // People of other organizations, whose names are none of its owner's business.
    { kind: 'narrowed_approvals', count: approvals, names: [] },
  ]
}
