import { forbidden, notFound } from '@accord/contract/refusal.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { Refused } from '#http/refused.ts'
import { requireManagerOf } from '#organizations/require-profile.ts'
import type { ActingProfile, Actor } from '#session/actor.ts'
import { findNetworkOwner, isMemberOf } from './export-subjects.store.ts'
import type { ExportSubject } from './exports.store.ts'
import type { Subject } from './plan.ts'

export interface ManagedSubject extends ExportSubject {
  acting: ActingProfile
}

/**
 * What is exported, for those who manage it: an organization, or the one that owns a network. A member of
 * the network knows of it and is refused; to everybody else there is no such network.
 */
export async function requireSubject(
  db: Kysely<Database>,
  actor: Actor,
  { type, id }: Subject,
): Promise<ManagedSubject> {
  if (type === 'organization') {
    const acting = await requireManagerOf(db, actor, id)
    return { type, organizationId: id, networkId: null, acting }
  }
  const organizationId = await findNetworkOwner(db, id)
  if (organizationId === undefined) throw new Refused(notFound)
  const { profile } = actor
  if (profile && profile.organizationId !== organizationId) {
    throw new Refused((await isMemberOf(db, id, profile.organizationId)) ? forbidden : notFound)
  }
  const acting = await requireManagerOf(db, actor, organizationId)
  return { type, organizationId, networkId: id, acting }
}
