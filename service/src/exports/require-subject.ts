import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { requireNetworkOwner } from '#networks/require-standing.ts'
import { requireManagerOf } from '#access/require-profile.ts'
import type { ActingProfile, Actor } from '#session/actor.ts'
import type { ExportSubject } from './exports.store.ts'
import type { Subject } from '#exports/contents/plan.ts'

export interface ManagedSubject extends ExportSubject {
  acting: ActingProfile
}

/** What is exported, for those who manage it: an organization, or the one that owns a network. */
export async function requireSubject(
  db: Kysely<Database>,
  actor: Actor,
  { type, id }: Subject,
): Promise<ManagedSubject> {
  if (type === 'organization') {
    const { own: acting } = await requireManagerOf(db, actor, id)
    return { type, organizationId: id, networkId: null, acting }
  }
  const { own: acting } = await requireNetworkOwner(db, actor, id)
  return { type, organizationId: acting.organizationId, networkId: id, acting }
}
