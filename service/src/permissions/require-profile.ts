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
import {
  type ClosedOrganization,
  findProviderFor,
  listClosedTo,
} from '#data/organizations/provider-policy.store.ts'
import { needsProvider, needsSecondFactor } from '#data/sessions/session.rules.ts'
import { organizationRequired } from '@accord/contract/organizations.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { can } from './can.rules.ts'
import { type ProfileRow, findProfileOf } from '#data/organizations/profiles.store.ts'

/** The result of a check. If a required scope is missing, it's named. */
type Granted = 'granted' | 'unknown' | { lacks: Scope }

/**
 * Requires that an application in its own name has access to an organization. It has access to its own organization,
 * and to others that currently authorize it to act in its own name. For any other organization, it gets a 404.
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

/** Works like `requireGrantedBy`, but returns a boolean. */
export async function isGrantedBy(
  db: Kysely<Database>,
  application: ActingApplication,
  organizationId: string,
): Promise<boolean> {
  return (await grantIn(db, application, organizationId)) === 'granted'
}

/** Checks the grant and records its usage, except in a preview of the data that the application can read. */
async function grantIn(
  db: Kysely<Database>,
  { id, organizationId: own, scope, usage, lookedAt }: ActingApplication,
  organizationId: string,
): Promise<Granted> {
  if (lookedAt) {
    if (lookedAt.organizationId !== organizationId) return 'unknown'
    return lookedAt.scopes.includes(scope) ? 'granted' : { lacks: scope }
  }
  if (organizationId === own) {
    usage.note('application', id, scope)
    return 'granted'
  }
  const grant = await findGrant(db, organizationId, id)
  if (!grant) return 'unknown'
  const lacks = [actingForItself, scope].find((each) => !grant.scopes.includes(each))
  if (lacks) return { lacks }
  usage.note('authorization', grant.id, scope)
  return 'granted'
}

/**
 * Rejects a person without a selected profile if their session doesn't meet the requirements of one of these
 * organizations: a second factor, or its identity provider. Profile tokens are checked when they're used.
 */
export async function requireOpenIn(
  db: Kysely<Database>,
  actor: Actor,
  ...organizationIds: string[]
): Promise<void> {
  const [closed] = await closedTo(db, actor, organizationIds)
  if (closed) throw await explainClosed(db, actor, closed)
}

/** An application counts, because without a profile, it reads only the person's data and nothing in an organization. */
export async function closedTo(
  db: Kysely<Database>,
  { sessionId }: Pick<Actor, 'sessionId'>,
  organizationIds: readonly string[],
): Promise<ClosedOrganization[]> {
  return sessionId === null || organizationIds.length === 0
    ? []
    : listClosedTo(db, { sessionId }, organizationIds)
}

async function explainClosed(
  db: Kysely<Database>,
  { user }: Actor,
  { id, name, needs }: ClosedOrganization,
): Promise<RequestError> {
  if (needs === 'second_factor') return needsSecondFactor(name)
  return needsProvider(name, await findProviderFor(db, { organizationId: id, userId: user.id }))
}

/**
 * Returns those organizations whose requirements the caller's session meets. Throws an error if none is left because
 * of them.
 */
export async function openAmong<InOrganization extends { organization_id: string }>(
  db: Kysely<Database>,
  actor: Actor,
  places: InOrganization[],
): Promise<InOrganization[]> {
  const closed = await closedTo(
    db,
    actor,
    places.map((place) => place.organization_id),
  )
  const ids = new Set(closed.map(({ id }) => id))
  const open = places.filter((place) => !ids.has(place.organization_id))
  if (open.length === 0 && closed[0]) throw await explainClosed(db, actor, closed[0])
  return open
}

/**
 * Returns the profile with which the caller acts in an organization. A caller without a profile there gets a 404. A
 * person with a profile that isn't selected gets an error about the next step, such as selecting it.
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
  await requireOpenIn(db, actor, organizationId)
  throw new RequestError(organizationRequired)
}

/** Rejects a suspended profile in calls without a profile token, because a suspended profile has no token. */
export function requireNotSuspended({ suspended_at }: Pick<ProfileRow, 'suspended_at'>) {
  if (suspended_at !== null) throw new RequestError(membershipSuspended)
}

/**
 * Works like `requireProfileIn`, but only for people who manage the organization. Members and contacts are rejected.
 */
export async function requireManagerOf(db: Kysely<Database>, actor: Actor, organizationId: string) {
  const own = await requireProfileIn(db, actor, organizationId)
  if (!can.manage(own)) throw new RequestError(forbidden)
  return { own }
}

/** Returns the profile that the caller has selected, for calls whose path names no organization. */
export function requireActing({ profile }: Actor): ActingProfile {
  if (!profile) throw new RequestError(organizationRequired)
  return profile
}

/** Works like `requireActing`, but only for people who manage the organization. */
export function requireManager(actor: Actor) {
  const own = requireActing(actor)
  if (!can.manage(own)) throw new RequestError(forbidden)
  return { own }
}

/**
 * The organization that is read, and the roles that decide how much. An application can read everything that a manager
 * can.
 */
export interface Reading {
  organizationId: string
  roles: readonly Role[]
}

/** Requires a profile in the organization, or an application in its own name that was granted the required scope. */
export async function requireReaderOf(
  db: Kysely<Database>,
  actor: Actor | ServiceActor,
  organizationId: string,
): Promise<Reading> {
  if (actor.user) return requireProfileIn(db, actor, organizationId)
  await requireGrantedBy(db, actor.application, organizationId)
  return { organizationId, roles: ['admin'] }
}

/** Works like `requireReaderOf`, but only for managers. */
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
