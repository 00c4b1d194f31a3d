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

/** The organization acted for, or the one that is named, which a person must act for. */
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

/** The same as a question, where everybody else is shown less. */
export function isManagerOf(actor: Actor | ServiceActor, organizationId: string): boolean {
  if (!actor.user) return actor.application.organizationId === organizationId
  const { profile } = actor
  return profile?.organizationId === organizationId && can.manage(profile)
}

/** Whether a person manages its organization by a profile that they do not act under now. */
export async function managesItElsewhere(
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

/** What an application asks for, where its answers go and how people sign in to it is for people to say. */
export function requirePersonManaging(handled: AboutApplication, db: Kysely<Database>) {
  requireSession(handled.actor)
  return requireChangeable(handled, db)
}

/** And for those who proved lately that it is them. */
export const requireRecentReauth = ({ actor }: AboutApplication) => requireReauthIf(true, actor)

/** An application that the actor manages. The organization is the row's, whatever a request says. */
export async function requireManagedApplication(
  { actor, params }: AboutApplication,
  db: Kysely<Database>,
) {
  const application = await findApplication(db, params.id)
  if (!application) throw new RequestError(notFound)
  return { application, ...(await requireManagerOf(db, actor, application.organization_id)) }
}

/** The same where something of it changes: nothing does once it was deleted. */
export async function requireChangeable(handled: AboutApplication, db: Kysely<Database>) {
  const managed = await requireManagedApplication(handled, db)
  if (managed.application.deleted_at) throw new RequestError(applicationDeleted)
  return managed
}
