import { type Consequence, namedConsequences } from '@accord/contract/consequences.ts'
import { type Kysely, sql } from 'kysely'
import { endingWithApprovals } from '#data/approvals/ending-approvals.store.ts'
import { countNamed } from '#database/counting/count-named.ts'
import type { Database } from '#database/tables.ts'
import { isLiveInvitation } from '#data/members/invitations.store.ts'

/** What ends with somebody's account: at once, or when it is removed. */
export async function endingWithAccount(
  db: Kysely<Database>,
  userId: string,
  { deleted }: { deleted: readonly { id: string; name: string }[] },
): Promise<Consequence[]> {
  const names = deleted.slice(0, namedConsequences).map(({ name }) => name)
  const profiles = db
    .selectFrom('profiles as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .select('o.name')
    .where('p.user_id', '=', userId)
    // What ends is left by nobody.
    .where(sql<boolean>`o.id <> all (${deleted.map(({ id }) => id)}::uuid[])`)
  const invitations = db
    .selectFrom('invitations as i')
    .innerJoin('profiles as p', 'p.id', 'i.invited_by')
    .select('i.email as name')
    .where('p.user_id', '=', userId)
    .where(isLiveInvitation('i'))
  const passkeys = db.selectFrom('passkeys').select('name').where('user_id', '=', userId)
  return [
    { kind: 'organizations', count: deleted.length, names },
    { kind: 'profiles', ...(await countNamed(db, profiles)) },
    ...(await endingWithApprovals(db, { user_id: userId })),
    { kind: 'invitations', ...(await countNamed(db, invitations)) },
    { kind: 'passkeys', ...(await countNamed(db, passkeys)) },
  ]
}
