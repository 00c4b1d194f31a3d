import { selectOrganizationFirst } from '@accord/contract/organizations.ts'
import { forbidden, notFound, unauthenticated } from '@accord/contract/refusal.ts'
import { canManage, type Role } from '@accord/contract/rules/roles.ts'
import type { Kysely, Transaction } from 'kysely'
import { can } from './can.ts'
import { requireGrantedBy } from './granted-to-service.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import type { ActingProfile, Actor, ServiceActor } from '#session/actor.ts'
import { findProfile, findProfileOf, lockOrganization } from '#organizations/profiles.store.ts'

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
  const own = await requireProfileIn(db, actor, organizationId)
  if (!can.manage(own)) throw new Refused(forbidden)
  return { own }
}

/** What is read there, and with how much of it shown. An application sees what a manager sees. */
export interface Reading {
  organizationId: string
  roles: readonly Role[]
}

/** Those who have a profile there, and applications in their own name that it granted what they need. */
export async function requireReaderOf(
  db: Kysely<Database>,
  actor: Actor | ServiceActor,
  organizationId: string,
): Promise<Reading> {
  if (actor.user) return requireProfileIn(db, actor, organizationId)
  await requireGrantedBy(db, actor.application, organizationId)
  return { organizationId, roles: ['admin'] }
}

/** The same, where only managers may read. */
export async function requireManagingReaderOf(
  db: Kysely<Database>,
  actor: Actor | ServiceActor,
  organizationId: string,
): Promise<Reading> {
  const reading = await requireReaderOf(db, actor, organizationId)
  if (!canManage(reading.roles)) throw new Refused(forbidden)
  return reading
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
