import { actingForItself } from '@accord/contract/rules/application-kinds.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import {
  forbidden,
  insufficientScope,
  notFound,
  membershipSuspended,
} from '@accord/contract/errors.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import type { ActingApplication, ActingProfile, Actor, ServiceActor, SessionActor } from '#actor.ts'
import { findGrant } from '#data/approvals/authorizations.store.ts'
import { isStrong } from '@accord/contract/rules/factors.ts'
import { listRequiringSecondFactor } from '#data/organizations/second-factor-policy.store.ts'
import { needsSecondFactor } from '#data/sessions/session.rules.ts'
import { organizationRequired } from '@accord/contract/organizations.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { can } from './can.rules.ts'
import { type ProfileRow, findProfileOf } from '#data/organizations/profiles.store.ts'

/** The scope that is missing if not everything required was granted. */
type Granted = 'granted' | 'unknown' | { lacks: Scope }

/**
 * Requires that an application in its own name has access. It has access to its own organization, and to others that
 * currently authorize it to act in its own name. It doesn't learn of other organizations.
 */
export async function requireGrantedBy(
  db: Kysely<Database>,
  application: ActingApplication,
  organizationId: string,
) {
  const granted = await grantIn(db, application, organizationId)
  if (granted === 'unknown') throw new RequestError(notFound)
  if (granted !== 'granted') throw new RequestError(insufficientScope, { scope: granted.lacks })
}

/** Like the above, but returns a boolean. */
export async function isGrantedBy(
  db: Kysely<Database>,
  application: ActingApplication,
  organizationId: string,
): Promise<boolean> {
  return (await grantIn(db, application, organizationId)) === 'granted'
}

/** Checks the grant and records its usage, except when someone only previews what the application can read. */
async function grantIn(
  db: Kysely<Database>,
  { id, organizationId: own, scope, usage: lastUses, lookedAt }: ActingApplication,
  organizationId: string,
): Promise<Granted> {
  if (lookedAt) {
    if (lookedAt.organizationId !== organizationId) return 'unknown'
    return lookedAt.scopes.includes(scope) ? 'granted' : { lacks: scope }
  }
  if (organizationId === own) {
    lastUses.note('application', id, scope)
    return 'granted'
  }
  const grant = await findGrant(db, organizationId, id)
  if (!grant) return 'unknown'
  const lacks = [actingForItself, scope].find((each) => !grant.scopes.includes(each))
  if (lacks) return { lacks }
  lastUses.note('authorization', grant.id, scope)
  return 'granted'
}

/**
 * Rejects a person who acts as themselves, without a profile, if their session is too weak for one of these
 * organizations. Tokens of profiles need no check, because they are revoked when the policy takes effect.
 */
export async function requireStrongIn(
  db: Kysely<Database>,
  actor: Actor,
  ...organizationIds: string[]
): Promise<void> {
  if (isStrongActor(actor)) return
  const [requiring] = await listRequiringSecondFactor(db, organizationIds)
  if (requiring) throw needsSecondFactor(requiring.name)
}

/** Returns the organizations that the caller's session is strong enough for. Throws if there are none. */
export async function strongEnoughIn<InOrganization extends { organization_id: string }>(
  db: Kysely<Database>,
  actor: Actor,
  places: InOrganization[],
): Promise<InOrganization[]> {
  if (isStrongActor(actor)) return places
  const requiring = await listRequiringSecondFactor(
    db,
    places.map((place) => place.organization_id),
  )
  const closed = new Map(requiring.map(({ id, name }) => [id, name]))
  const open = places.filter((place) => !closed.has(place.organization_id))
  const [first] = closed.values()
  if (open.length === 0 && first !== undefined) throw needsSecondFactor(first)
  return open
}

/**
 * An application that acts for a person without a profile can read only that person's data, and nothing in an
 * organization.
 */
export function isStrongActor(actor: Actor): boolean {
  return actor.sessionId === null || isStrong((actor as SessionActor).factors)
}

/**
 * Returns the profile that the caller acts with in an organization. No one learns of an organization in which they
 * have no profile. A person with a profile who acts as themselves is asked to select it, or what is missing to do so.
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
  if (!unselected) throw new RequestError(notFound)
  requireNotSuspended(unselected)
  await requireStrongIn(db, actor, organizationId)
  throw new RequestError(organizationRequired)
}

/** Rejects a suspended profile, for calls without a profile's token. A suspended profile has no token. */
export function requireNotSuspended({ suspended_at }: Pick<ProfileRow, 'suspended_at'>) {
  if (suspended_at !== null) throw new RequestError(membershipSuspended)
}

/** Like the above, but only for people who manage the organization. Members and contacts are rejected. */
export async function requireManagerOf(db: Kysely<Database>, actor: Actor, organizationId: string) {
  const own = await requireProfileIn(db, actor, organizationId)
  if (!can.manage(own)) throw new RequestError(forbidden)
  return { own }
}

/** Returns the profile that the caller acts under, for calls whose path names no organization. */
export function requireActing({ profile }: Actor): ActingProfile {
  if (!profile) throw new RequestError(organizationRequired)
  return profile
}

/** Like the above, but only for people who manage the organization. */
export function requireManager(actor: Actor) {
  const own = requireActing(actor)
  if (!can.manage(own)) throw new RequestError(forbidden)
  return { own }
}

/** Who reads an organization, and how much they see. An application sees what a manager sees. */
export interface Reading {
  organizationId: string
  roles: readonly Role[]
}

/** Requires a profile in the organization, or an application in its own name that was granted what it needs. */
export async function requireReaderOf(
  db: Kysely<Database>,
  actor: Actor | ServiceActor,
  organizationId: string,
): Promise<Reading> {
  if (actor.user) return requireProfileIn(db, actor, organizationId)
  await requireGrantedBy(db, actor.application, organizationId)
  return { organizationId, roles: ['admin'] }
}

/** Like the above, but only for managers. */
export async function requireManagingReaderOf(
  db: Kysely<Database>,
  actor: Actor | ServiceActor,
  organizationId: string,
): Promise<Reading> {
  const reading = await requireReaderOf(db, actor, organizationId)
  if (!can.manage(reading)) throw new RequestError(forbidden)
  return reading
}

/**
 * Requires a manager, or an application in its own name that belongs to the organization. An organization doesn't
 * show its events to the applications of others.
 */
export async function requireEventReaderOf(
  db: Kysely<Database>,
  actor: Actor | ServiceActor,
  organizationId: string,
): Promise<void> {
  if (actor.user) {
    requireSession(actor)
    await requireManagerOf(db, actor, organizationId)
    return
  }
  await requireGrantedBy(db, actor.application, organizationId)
  if (actor.application.organizationId !== organizationId) throw new RequestError(forbidden)
}

/** Requires a person. No scope lets an application do this. */
export function requireSession(actor: Actor | ServiceActor): asserts actor is SessionActor {
  if (actor.application) throw new RequestError(forbidden)
}
