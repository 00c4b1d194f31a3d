import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hasJoined } from './member-conditions.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** False when the organization is not in the network, or no longer. */
export async function endMembership(
  trx: Trx,
  networkId: string,
  organizationId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('network_members')
    .where('network_id', '=', networkId)
    .where('organization_id', '=', organizationId)
    .where(hasJoined())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whoever agrees to more answers for all of it from then on. */
export async function setDecision(
  trx: Trx,
  id: string,
  { agreed, refused }: { agreed: readonly ScopeEntity[]; refused: readonly ScopeEntity[] },
  agreedBy: string | undefined,
) {
  await trx
    .updateTable('network_members')
    .set({ shares: [...agreed], refused_shares: [...refused] })
    .$if(agreedBy !== undefined, (query) =>
      query.set({ accepted_by: agreedBy!, allowed_at: sql`now()` }),
    )
    .where('id', '=', id)
    .execute()
}

/**
 * What is no longer asked for is neither agreed to nor refused any more. So asking again is a new
 * question, and an owner cannot widen what members share by asking for less in between.
 */
export async function forgetDecisions(trx: Trx, networkId: string, asked: readonly ScopeEntity[]) {
  const changes = sql<boolean>`not (shares || refused_shares) <@ ${asked}::text[]`
  await held(trx).where('network_id', '=', networkId).where(changes).execute()
  const stillAsked = (column: 'shares' | 'refused_shares') => sql<ScopeEntity[]>`array(
    select entity from unnest(${sql.ref(column)}) with ordinality as said (entity, place)
    where entity = any (${asked}::text[]) order by place)`
  await trx
    .updateTable('network_members')
    .set({ shares: stillAsked('shares'), refused_shares: stillAsked('refused_shares') })
    .where('network_id', '=', networkId)
    .where(changes)
    .execute()
}

/**
 * Those of organizations that end, all of them before the first ends: whoever changes what is shared holds a membership, and
 * notes that for its organization.
 */
export async function holdMembershipsOf(trx: Db, organizations: readonly string[]) {
  if (organizations.length === 0) return
  await held(trx).where('organization_id', 'in', organizations).where(hasJoined()).execute()
}

/** All of a network that ends: nobody joins or leaves it any more. */
export async function holdMembershipsIn(trx: Trx, networkId: string) {
  await held(trx).where('network_id', '=', networkId).execute()
}

/** Several are held in one order, whoever needs them. */
function held(trx: Db) {
  return trx
    .selectFrom('network_members')
    .select('id')
    .orderBy('network_id')
    .orderBy('organization_id')
    .forNoKeyUpdate()
}
