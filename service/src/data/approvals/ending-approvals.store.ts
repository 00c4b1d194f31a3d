import type { Consequence } from '@accord/contract/consequences.ts'
import { type Kysely, sql } from 'kysely'
import { fullName } from '#data/users/full-name.store.ts'
import { countNamed } from '#database/counting/count-named.ts'
import type { Database } from '#database/tables.ts'
import { countLiveTokens, tokensOf } from './end-tokens.store.ts'
import { goesWithLast } from '#data/organizations/contacts.store.ts'
import { type ApprovalRow, approvalsOf, type WhichApprovals } from './approvals.store.ts'

type Db = Kysely<Database>

/** What they are known by: the application, or where that is one and the same, who gave them. */
const names = {
  application: sql<string>`c.name`,
  person: fullName('u'),
}

/** What would end with approvals: they themselves, and the tokens that came of them. */
export async function endingWithApprovals(db: Db, which: WhichApprovals): Promise<Consequence[]> {
  const tokens = await countLiveTokens(db, tokensOf.approvals(db, which))
  return [await countEnding(db, which, 'application'), { kind: 'tokens', count: tokens, names: [] }]
}

/** Besides the approval itself. With the last one of a contact, that place goes too. */
export async function endingWithApproval(
  db: Db,
  { id, organization_id: organizationId, profile_id: profileId }: ApprovalRow,
): Promise<Consequence[]> {
  const tokens = await countLiveTokens(db, tokensOf.approvals(db, { id }))
  return [
    { kind: 'tokens', count: tokens, names: [] },
    ...(organizationId === null
      ? []
      : [await countLeaving(db, { organizationId, profileId }, { id })]),
  ]
}

/** Of an application in an organization that no longer authorizes it; contacts go with their last approval. */
export async function endingWithPair(
  db: Db,
  pair: Pick<ApprovalRow, 'application_id'> & { organization_id: string },
): Promise<Consequence[]> {
  const { application_id, organization_id: organizationId } = pair
  const tokens = await countLiveTokens(db, tokensOf.pair(db, application_id, organizationId))
  return [
    await countEnding(db, { application_id, organization_id: organizationId }, 'person'),
    { kind: 'tokens', count: tokens, names: [] },
    await countLeaving(db, { organizationId }, { application_id, organization_id: organizationId }),
  ]
}

async function countEnding(
  db: Db,
  which: WhichApprovals,
  by: keyof typeof names,
): Promise<Consequence> {
  const ending = db
    .selectFrom('approvals as a')
    .innerJoin('applications as c', 'c.id', 'a.application_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(names[by].as('name'))
    .where('a.id', 'in', approvalsOf(db, which))
  return { kind: 'approvals', ...(await countNamed(db, ending)) }
}

/** Contacts whom no application would act for any more. */
async function countLeaving(
  db: Db,
  { organizationId, profileId }: { organizationId: string; profileId?: string | null },
  ending: WhichApprovals,
): Promise<Consequence> {
  const leaving = db
    .selectFrom('contacts as k')
    .innerJoin('profiles as p', 'p.id', 'k.profile_id')
    .select('p.email as name')
    .where('k.organization_id', '=', organizationId)
    .$if(profileId !== undefined, (query) => query.where('k.profile_id', '=', profileId!))
    .where(goesWithLast)
    .where(
      sql<boolean>`not exists (select from approvals a
        where a.profile_id = p.id and a.id not in (${approvalsOf(db, ending)}))`,
    )
  return { kind: 'contacts', ...(await countNamed(db, leaving)) }
}
