import { selectOrganizationFirst } from '@accord/contract/organizations.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { Kysely, Transaction } from 'kysely'
import type { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import {
  requireManagerOf,
  requireManagingReaderOf,
  requireStillManager,
} from './require-profile.ts'
import type { ActingProfile, Actor, ServiceActor } from '#session/actor.ts'
import { findApplication, lockApplication } from '#applications/applications.store.ts'

type Happened = Parameters<typeof recordOrganizationActivity>[1]

/** Who decides on something, and under which profile of which organization. */
export interface Decider extends Pick<Happened, 'actor' | 'caller'> {
  asked: Pick<ActingProfile, 'id' | 'organizationId'>
}

/** What an activity row says of the one who decided. */
export function decidedBy({ actor, caller, asked }: Decider) {
  return { organizationId: asked.organizationId, profileId: asked.id, actor, caller }
}

/** The organization acted for, or the one that is named, which a person must act for. */
export function requireManaged(
  db: Kysely<Database>,
  actor: Actor | ServiceActor,
  organizationId?: string,
) {
  const acted = actor.user ? actor.profile?.organizationId : actor.application.organizationId
  const id = organizationId ?? acted
  if (id === undefined) throw new Refused(selectOrganizationFirst)
  return requireManagingReaderOf(db, actor, id)
}

/** An application that the actor manages. The organization is the row's, whatever a request says. */
export async function requireManagedApplication(db: Kysely<Database>, actor: Actor, id: string) {
  const application = await findApplication(db, id)
  if (!application) throw new Refused(notFound)
  const { own: asked } = await requireManagerOf(db, actor, application.organization_id)
  return { application, asked }
}

/** The same once more under locks: what holds now holds until commit. */
export async function lockManagedApplication(
  trx: Transaction<Database>,
  asked: Decider['asked'],
  id: string,
) {
  const acting = await requireStillManager(trx, asked)
  const application = await lockApplication(trx, id)
  if (!application) throw new Refused(notFound)
  return { acting, application }
}
