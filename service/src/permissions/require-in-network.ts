import { organizationRequired } from '@accord/contract/organizations.ts'
import { forbidden, notFound } from '@accord/contract/errors.ts'
import type { Kysely } from 'kysely'
import type { Side } from '#data/networks/networks.rules.ts'
import { can } from './can.rules.ts'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import { findProfileOf } from '#data/organizations/profiles.store.ts'
import type { ActingProfile, Actor, ServiceActor } from '#actor.ts'
import { type MembershipRow, findMembership } from '#data/networks/network-members.store.ts'
import {
  type ShownNetwork,
  findNetwork,
  listGrantersIn,
  listProfilesIn,
} from '#data/networks/networks.store.ts'
import { isGrantedBy, requireGrantedBy, requireOpenIn, openAmong } from './require-profile.ts'
import type { Role } from '@accord/contract/rules/roles.ts'

type Db = Kysely<Database>

interface PlaceInNetwork {
  own: ActingProfile
  network: ShownNetwork
  side: Side
}

/**
 * Requires that the caller's organization created the network, joined it, or was invited to it. Everyone else gets a
 * 404.
 */
export async function requireNetworkRelation(
  db: Db,
  actor: Actor,
  id: string,
): Promise<PlaceInNetwork> {
  const { profile: own, user } = actor
  if (!own) {
    const profiles = await listProfilesIn(db, id, user.id)
    await openAmong(db, actor, profiles)
    throw new RequestError(profiles.length > 0 ? organizationRequired : notFound)
  }
  const network = await findNetwork(db, id, own.organizationId)
  const side = network && sideOf(network, own.organizationId)
  if (!side) throw new RequestError(notFound)
  if (!can.manage(own)) throw new RequestError(forbidden)
  return { own, network, side }
}

/** Returns the side on which an organization is in a network, or undefined if it's on neither. */
export function sideOf(
  { organization_id, membership_id }: ShownNetwork,
  organizationId: string,
): Side | undefined {
  if (organization_id === organizationId) return 'owner'
  return membership_id === null ? undefined : 'invited'
}

/** Requires that the caller's organization created the network. Members are rejected. */
export async function requireNetworkOwner(
  db: Db,
  actor: Actor,
  id: string,
): Promise<PlaceInNetwork> {
  const place = await requireNetworkRelation(db, actor, id)
  if (!can.manageNetwork(place.own, place.network.organization_id))
    throw new RequestError(forbidden)
  return place
}

interface Named {
  actor: Actor
  params: { id: string }
}

/**
 * Requires one of the two organizations of an invitation or membership. Everyone else gets a 404. A change affects both
 * organizations.
 */
export async function requireMembership({ actor, params }: Named, db: Db) {
  const membership = await findMembership(db, params.id)
  if (!membership) throw new RequestError(notFound)
  const { profile: own } = actor
  const organizations = [membership.owner_id, membership.organization_id]
  if (!own) {
    const known = await isOfEither(db, actor, organizations)
    throw new RequestError(known ? organizationRequired : notFound)
  }
  if (!organizations.includes(own.organizationId)) throw new RequestError(notFound)
  if (!can.manage(own)) throw new RequestError(forbidden)
  return { own, membership, organizations }
}

async function isOfEither(db: Db, actor: Actor, organizations: string[]): Promise<boolean> {
  const { id: userId } = actor.user
  const found = await Promise.all(organizations.map((id) => findProfileOf(db, userId, id)))
  const profiles = found.filter((profile) => profile !== undefined)
  await openAmong(db, actor, profiles)
  return profiles.length > 0
}

type Reader = Actor | ServiceActor

interface Reading {
  network: ShownNetwork
  /** The organization for which the network is read. */
  organizationId: string
  side: Side
}

/**
 * Returns the organization for which a network is read. The path doesn't name it, so a person who hasn't selected one
 * reads the network for one that they manage, preferably its owner. An application in its own name reads it for an
 * organization that authorized it.
 */
export async function requireNetworkReader(db: Db, actor: Reader, id: string): Promise<Reading> {
  if (actor.profile) {
    const { network, own, side } = await requireNetworkRelation(db, actor, id)
    return { network, organizationId: own.organizationId, side }
  }
  const organizationId = await (actor.user ? managedIn(db, actor, id) : grantedIn(db, actor, id))
  const network = await findNetwork(db, id, organizationId)
  const side = network && sideOf(network, organizationId)
  // The organization may have left between the two queries.
  if (!side) throw new RequestError(notFound)
  return { network, organizationId, side }
}

/**
 * Works like `requireNetworkReader`, but a person must select an organization first, because the call lists only one
 * side's data.
 */
export async function requireSelectedReader(db: Db, actor: Reader, id: string): Promise<Reading> {
  if (actor.user && !actor.profile) throw new RequestError(organizationRequired)
  return requireNetworkReader(db, actor, id)
}

async function managedIn(db: Db, actor: Actor, id: string): Promise<string> {
  const profiles = await listProfilesIn(db, id, actor.user.id)
  if (profiles.length === 0) throw new RequestError(notFound)
  const managed = (await openAmong(db, actor, profiles)).find((profile) => can.manage(profile))
  if (!managed) throw new RequestError(forbidden)
  return managed.organization_id
}

async function grantedIn(db: Db, { application }: ServiceActor, id: string): Promise<string> {
  const granters = application.lookedAt ? [] : await listGrantersIn(db, id, application)
  const first = application.lookedAt?.organizationId ?? granters[0]?.organization_id
  if (first === undefined) throw new RequestError(notFound)
  await requireGrantedBy(db, application, first)
  return first
}

/** Returns the side for which an invitation is read, by the same rule. Contacts get a 404. */
export async function requireInvitationReader(
  db: Db,
  actor: Reader,
  id: string,
): Promise<{ membership: MembershipRow; side: Side }> {
  const membership = await findMembership(db, id)
  if (!membership) throw new RequestError(notFound)
  const roles = await rolesOf(db, actor, membership)
  const known = [...roles].filter(([, held]) => held.some((role) => role !== 'contact'))
  if (known.length === 0) throw new RequestError(notFound)
  const managed = known.find(([, held]) => can.manage({ roles: held }))
  if (!managed) throw new RequestError(forbidden)
  return { membership, side: managed[0] }
}

/** Returns the caller's roles on each side. If a person hasn't selected a profile, all of their profiles count. */
async function rolesOf(db: Db, actor: Reader, membership: MembershipRow) {
  const roles = new Map<Side, readonly Role[]>()
  const sides = { invited: membership.organization_id, owner: membership.owner_id } as const
  for (const side of ['invited', 'owner'] as const) {
    const held = await rolesIn(db, actor, sides[side])
    if (held) roles.set(side, held)
  }
  return roles
}

async function rolesIn(
  db: Db,
  actor: Reader,
  organizationId: string,
): Promise<readonly Role[] | undefined> {
  const { profile } = actor
  if (profile) return profile.organizationId === organizationId ? profile.roles : undefined
  if (actor.user) {
    const own = await findProfileOf(db, actor.user.id, organizationId)
    if (!own || own.suspended_at !== null) return undefined
    await requireOpenIn(db, actor, organizationId)
    return own.roles
  }
  // An application can read everything that a manager can.
  return (await isGrantedBy(db, actor.application, organizationId)) ? ['admin'] : undefined
}
