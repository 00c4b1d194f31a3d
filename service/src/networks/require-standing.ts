import { selectOrganizationFirst } from '@accord/contract/organizations.ts'
import { forbidden, notFound } from '@accord/contract/refusal.ts'
import { canManage } from '@accord/contract/roles.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { Refused } from '#http/refused.ts'
import { findProfileOf } from '#organizations/profiles.store.ts'
import type { ActingProfile, Actor } from '#session/actor.ts'
import { findMembership, type MembershipRow } from './network-members.store.ts'
import { findNetwork, isOfNetwork, type SeenNetwork } from './networks.store.ts'

type Db = Kysely<Database>

/** For calls whose path names nothing of an organization: the one acted for. */
export function requireActing({ profile }: Actor): ActingProfile {
  if (!profile) throw new Refused(selectOrganizationFirst)
  return profile
}

/** The same for those who manage it. */
export function requireManager(actor: Actor): ActingProfile {
  const profile = requireActing(actor)
  if (!canManage(profile.roles)) throw new Refused(forbidden)
  return profile
}

interface Standing {
  network: SeenNetwork
  acting: ActingProfile
  owns: boolean
}

/** Nobody learns of a network that the organization they act for is neither in nor invited to. */
export async function requireStanding(db: Db, actor: Actor, id: string): Promise<Standing> {
  const { profile: acting, user } = actor
  if (!acting) {
    throw new Refused((await isOfNetwork(db, id, user.id)) ? selectOrganizationFirst : notFound)
  }
  const network = await findNetwork(db, id, acting.organizationId)
  const owns = network?.organization_id === acting.organizationId
  if (!network || (!owns && network.membership_id === null)) throw new Refused(notFound)
  if (!canManage(acting.roles)) throw new Refused(forbidden)
  return { network, acting, owns }
}

/** The same for those whose organization created it; members are refused. */
export async function requireNetworkOwner(db: Db, actor: Actor, id: string): Promise<Standing> {
  const standing = await requireStanding(db, actor, id)
  if (!standing.owns) throw new Refused(forbidden)
  return standing
}

export type Side = 'owner' | 'invited'

interface Sided {
  found: MembershipRow
  acting: ActingProfile
  side: Side
}

/** Of an invitation or a membership only two organizations know, and each may do only its own part. */
export async function requireSide(
  db: Db,
  actor: Actor,
  id: string,
  allowed: readonly Side[] = ['owner', 'invited'],
): Promise<Sided> {
  const found = await findMembership(db, id)
  if (!found) throw new Refused(notFound)
  const { profile: acting } = actor
  if (!acting) {
    const roles = await rolesOf(db, actor, found)
    throw new Refused(roles.size > 0 ? selectOrganizationFirst : notFound)
  }
  const side = sideOf(found, acting.organizationId)
  if (!side) throw new Refused(notFound)
  if (!canManage(acting.roles) || !allowed.includes(side)) throw new Refused(forbidden)
  return { found, acting, side }
}

/**
 * Who reads one. Its address does not say which organization it is for, so a person who has not selected
 * one may read it too, if they manage one of the two. Contacts know nothing of it.
 */
export async function requireReader(
  db: Db,
  actor: Actor,
  id: string,
): Promise<Pick<Sided, 'found' | 'side'>> {
  const found = await findMembership(db, id)
  if (!found) throw new Refused(notFound)
  const roles = await rolesOf(db, actor, found)
  const known = [...roles].filter(([, held]) => held.some((role) => role !== 'contact'))
  if (known.length === 0) throw new Refused(notFound)
  const managed = known.find(([, held]) => canManage(held))
  if (!managed) throw new Refused(forbidden)
  return { found, side: managed[0] }
}

/** What the actor is on each side: under the profile acted under, or as a person under all of them. */
async function rolesOf(db: Db, { profile, user }: Actor, found: MembershipRow) {
  const roles = new Map<Side, ActingProfile['roles']>()
  const sides = { invited: found.organization_id, owner: found.owner_id } as const
  for (const side of ['invited', 'owner'] as const) {
    const own = profile
      ? profile.organizationId === sides[side] && profile
      : await findProfileOf(db, user.id, sides[side])
    if (own) roles.set(side, own.roles)
  }
  return roles
}

function sideOf(found: MembershipRow, organizationId: string): Side | undefined {
  if (organizationId === found.organization_id) return 'invited'
  return organizationId === found.owner_id ? 'owner' : undefined
}
