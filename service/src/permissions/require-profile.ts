import { selectOrganizationFirst } from '@accord/contract/organizations.ts'
import { forbidden, notFound, placeSuspended } from '@accord/contract/refusal.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Kysely } from 'kysely'
import { can } from './can.rules.ts'
import { requireGrantedBy } from './granted-to-service.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import type { ActingProfile, Actor, ServiceActor } from '#actor.ts'
import { findProfileOf, type ProfileRow } from '#data/organizations/profiles.store.ts'
import { requireStrongIn } from './require-strong.ts'

/**
 * The profile with which the actor acts in an organization. Nobody learns of an organization they have
 * no profile in; a person who has one but acts as themselves is told to select it first, or what they need for it.
 */
export async function requireProfileIn(
  db: Kysely<Database>,
  actor: Actor,
  organizationId: string,
): Promise<ActingProfile> {
  if (actor.profile?.organizationId === organizationId) return actor.profile
  const unselected = actor.profile
    ? undefined
    : await findProfileOf(db, actor.user.id, organizationId)
  if (!unselected) throw new Refused(notFound)
  requireNotSuspended(unselected)
  await requireStrongIn(db, actor, organizationId)
  throw new Refused(selectOrganizationFirst)
}

/** Of a profile that no token was given for: one that is suspended has none. */
export function requireNotSuspended({ suspended_at }: Pick<ProfileRow, 'suspended_at'>) {
  if (suspended_at !== null) throw new Refused(placeSuspended)
}

/** The same for those who manage it; members and contacts are refused. */
export async function requireManagerOf(db: Kysely<Database>, actor: Actor, organizationId: string) {
  const own = await requireProfileIn(db, actor, organizationId)
  if (!can.manage(own)) throw new Refused(forbidden)
  return { own }
}

/** For calls whose path names nothing of an organization: the one acted for. */
export function requireActing({ profile }: Actor): ActingProfile {
  if (!profile) throw new Refused(selectOrganizationFirst)
  return profile
}

/** The same for those who manage it. */
export function requireManager(actor: Actor) {
  const own = requireActing(actor)
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
  if (!can.manage(reading)) throw new Refused(forbidden)
  return reading
}
