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

/** Where not all was granted that it takes: what is missing. */
type Granted = 'granted' | 'unknown' | { lacks: Scope }

/**
 * An application in its own name: its own organization is open to it, another one by that one's authorization
 * as it is at this moment, which says that it may act by itself. It does not learn of the others.
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

/** The same as a question. */
export async function isGrantedBy(
  db: Kysely<Database>,
  application: ActingApplication,
  organizationId: string,
): Promise<boolean> {
  return (await grantIn(db, application, organizationId)) === 'granted'
}

/** What is granted is noted as used; not where somebody only looks through the application's eyes. */
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
 * Refuses whoever acts as themselves, and not under a profile, by a session that is too weak for one of these
 * organizations. Tokens of profiles need no look: they end when its rule begins.
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

/** Those of these organizations that the actor's session is strong enough for; refuses where it is none. */
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

/** What an application does as a person is about that person alone: nothing of an organization is open to it. */
export function isStrongActor(actor: Actor): boolean {
  return actor.sessionId === null || isStrong((actor as SessionActor).factors)
}

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
  if (!unselected) throw new RequestError(notFound)
  requireNotSuspended(unselected)
  await requireStrongIn(db, actor, organizationId)
  throw new RequestError(organizationRequired)
}

/** Of a profile that no token was given for: one that is suspended has none. */
export function requireNotSuspended({ suspended_at }: Pick<ProfileRow, 'suspended_at'>) {
  if (suspended_at !== null) throw new RequestError(membershipSuspended)
}

/** The same for those who manage it; members and contacts are refused. */
export async function requireManagerOf(db: Kysely<Database>, actor: Actor, organizationId: string) {
  const own = await requireProfileIn(db, actor, organizationId)
  if (!can.manage(own)) throw new RequestError(forbidden)
  return { own }
}

/** For calls whose path names nothing of an organization: the one acted for. */
export function requireActing({ profile }: Actor): ActingProfile {
  if (!profile) throw new RequestError(organizationRequired)
  return profile
}

/** The same for those who manage it. */
export function requireManager(actor: Actor) {
  const own = requireActing(actor)
  if (!can.manage(own)) throw new RequestError(forbidden)
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
  if (!can.manage(reading)) throw new RequestError(forbidden)
  return reading
}

/** For what only a person may do, whatever an application was granted. */
export function requireSession(actor: Actor | ServiceActor): asserts actor is SessionActor {
  if (actor.application) throw new RequestError(forbidden)
}
