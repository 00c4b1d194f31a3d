import { selectOrganizationFirst } from '@accord/contract/organizations.ts'
import { forbidden, notFound, unauthenticated } from '@accord/contract/refusal.ts'
import { canManage } from '@accord/contract/roles.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { Refused } from '#http/refused.ts'
import type { ActingProfile, Actor } from '#session/actor.ts'
import { findProfile, findProfileOf, lockOrganization } from './profiles.store.ts'

/**
 * The profile with which the actor acts in an organization. Nobody learns of an organization they have
 * no profile in; a person who has one but acts as themselves is told to select it first.
 */
export async function requireProfileIn(
  db: Kysely<Database>,
  actor: Actor,
  organizationId: string,
): Promise<ActingProfile> {
  if (actor.profile?.organizationId === organizationId) return actor.profile
  if (!actor.profile && (await findProfileOf(db, actor.user.id, organizationId))) {
    throw new Refused(selectOrganizationFirst)
  }
  throw new Refused(notFound)
}

/** The same for those who manage it; members and contacts are refused. */
export async function requireManagerOf(db: Kysely<Database>, actor: Actor, organizationId: string) {
  const profile = await requireProfileIn(db, actor, organizationId)
  if (!canManage(profile.roles)) throw new Refused(forbidden)
  return profile
}

/**
 * The acting profile once more, now that its organization is locked: a change decided at the same
 * moment may have taken its rights, or ended it and with it the token.
 */
export async function requireStillManager(
  trx: Transaction<Database>,
  { id, organizationId }: Pick<ActingProfile, 'id' | 'organizationId'>,
): Promise<ActingProfile> {
  await lockOrganization(trx, organizationId)
  const profile = await findProfile(trx, id)
  if (!profile) throw new Refused(unauthenticated)
  if (!canManage(profile.roles)) throw new Refused(forbidden)
  return { id, organizationId, email: profile.email, roles: profile.roles }
}
