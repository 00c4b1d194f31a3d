import { selectOrganizationFirst } from '@accord/contract/organizations.ts'
import { forbidden, notFound } from '@accord/contract/refusal.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Kysely } from 'kysely'
import { can } from './can.rules.ts'
import { isGrantedBy, requireGrantedBy } from './granted-to-service.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { findProfileOf } from '#data/organizations/profiles.store.ts'
import type { Actor, ServiceActor } from '#actor.ts'
import { findMembership, type MembershipRow } from '#data/networks/shown-members.store.ts'
import { listGrantersIn, listProfilesIn } from '#data/networks/network-readers.store.ts'
import { findNetwork, type ShownNetwork } from '#data/networks/networks.store.ts'
import type { Side } from '#data/networks/networks.rules.ts'
import { requireStanding, sideOf } from './require-in-network.ts'
import { requireStrongIn, strongEnoughIn } from './require-strong.ts'

type Db = Kysely<Database>
type Reader = Actor | ServiceActor

interface Reading {
  network: ShownNetwork
  /** For whom it is read. */
  organizationId: string
  side: Side
}

/**
 * Who reads a network. Its address does not say whose it is, so a person who has not selected an
 * organization reads it for one they manage, the owner before a member; likewise an application in its
 * own name, for one that granted it.
 */
export async function requireNetworkReader(db: Db, actor: Reader, id: string): Promise<Reading> {
  if (actor.profile) {
    const { network, own, side } = await requireStanding(db, actor, id)
    return { network, organizationId: own.organizationId, side }
  }
  const organizationId = await (actor.user ? managedIn(db, actor, id) : grantedIn(db, actor, id))
  const network = await findNetwork(db, id, organizationId)
  const side = network && sideOf(network, organizationId)
  // Between the two looks it may have left.
  if (!side) throw new Refused(notFound)
  return { network, organizationId, side }
}

/** The same where a person selects first: what they are asked about is a list of one side. */
export async function requireSelectedReader(db: Db, actor: Reader, id: string): Promise<Reading> {
  if (actor.user && !actor.profile) throw new Refused(selectOrganizationFirst)
  return requireNetworkReader(db, actor, id)
}

async function managedIn(db: Db, actor: Actor, id: string): Promise<string> {
  const profiles = await listProfilesIn(db, id, actor.user.id)
  if (profiles.length === 0) throw new Refused(notFound)
  const managed = (await strongEnoughIn(db, actor, profiles)).find((profile) => can.manage(profile))
  if (!managed) throw new Refused(forbidden)
  return managed.organization_id
}

async function grantedIn(db: Db, { application }: ServiceActor, id: string): Promise<string> {
  const granters = application.lookedAt ? [] : await listGrantersIn(db, id, application)
  const first = application.lookedAt?.organizationId ?? granters[0]?.organization_id
  if (first === undefined) throw new Refused(notFound)
  await requireGrantedBy(db, application, first)
  return first
}

/** Who reads an invitation, by the same rule. Contacts know nothing of it. */
export async function requireInvitationReader(
  db: Db,
  actor: Reader,
  id: string,
): Promise<{ membership: MembershipRow; side: Side }> {
  const membership = await findMembership(db, id)
  if (!membership) throw new Refused(notFound)
  const roles = await rolesOf(db, actor, membership)
  const known = [...roles].filter(([, held]) => held.some((role) => role !== 'contact'))
  if (known.length === 0) throw new Refused(notFound)
  const managed = known.find(([, held]) => can.manage({ roles: held }))
  if (!managed) throw new Refused(forbidden)
  return { membership, side: managed[0] }
}

/** What the actor is on each side: under the profile acted under, or as a person under all of them. */
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
    await requireStrongIn(db, actor, organizationId)
    return own.roles
  }
  // It sees what a manager sees.
  return (await isGrantedBy(db, actor.application, organizationId)) ? ['admin'] : undefined
}
