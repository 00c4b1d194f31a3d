import { applicationDeleted } from '@accord/contract/applications.ts'
import { organizationRequired } from '@accord/contract/organizations.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { Kysely } from 'kysely'
import { findApplication } from '#data/applications/applications.store.ts'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import type { Actor, ServiceActor } from '#actor.ts'
import { findProfileOf } from '#data/organizations/profiles.store.ts'
import { requireManagerOf, requireManagingReaderOf, requireSession } from './require-profile.ts'
import { can } from './can.rules.ts'
import { requireReauthIf } from './reauthentication.rules.ts'

/** Returns the organization that the caller acts for. If one is named, it must be the same. */
export function requireManaged(
  db: Kysely<Database>,
  actor: Actor | ServiceActor,
  organizationId?: string,
) {
  const acted = actor.user ? actor.profile?.organizationId : actor.application.organizationId
  const id = organizationId ?? acted
  if (id === undefined) throw new RequestError(organizationRequired)
  return requireManagingReaderOf(db, actor, id)
}

/** Returns whether the caller manages the organization. Others can read less, so this doesn't throw. */
export function isManagerOf(actor: Actor | ServiceActor, organizationId: string): boolean {
  if (!actor.user) return actor.application.organizationId === organizationId
  const { profile } = actor
  return profile?.organizationId === organizationId && can.manage(profile)
}

/** Returns whether a person manages the application's organization through a profile that isn't currently selected. */
export async function managesInOtherProfile(
  db: Kysely<Database>,
  { user, sessionId }: Actor | ServiceActor,
  { organization_id }: { organization_id: string },
): Promise<boolean> {
  if (!user || sessionId === null) return false
  const profile = await findProfileOf(db, user.id, organization_id)
  return profile !== undefined && profile.suspended_at === null && can.manage(profile)
}

/** A call about one application. */
export interface AboutApplication {
  actor: Actor
  params: { id: string }
}

/**
 * Requires a person who manages the application. Only people can change its scopes, addresses, and sign-in settings.
 */
export function requirePersonManaging(handled: AboutApplication, db: Kysely<Database>) {
  requireSession(handled.actor)
  return requireChangeable(handled, db)
}

/** Requires that the person has recently reauthenticated. */
export const requireRecentReauth = ({ actor }: AboutApplication) => requireReauthIf(true, actor)

/** Returns the application if the caller manages it. The organization comes from the row, not from the request. */
export async function requireManagedApplication(
  { actor, params }: AboutApplication,
  db: Kysely<Database>,
) {
  const application = await findApplication(db, params.id)
  if (!application) throw new RequestError(notFound)
  return { application, ...(await requireManagerOf(db, actor, application.organization_id)) }
}

/**
 * Returns the application if the caller manages it and it isn't deleted, because a deleted application can't change.
 */
export async function requireChangeable(handled: AboutApplication, db: Kysely<Database>) {
  const managed = await requireManagedApplication(handled, db)
  if (managed.application.deleted_at) throw new RequestError(applicationDeleted)
  return managed
}
