import { selectOrganizationFirst } from '@accord/contract/organizations.ts'
import { forbidden, notFound } from '@accord/contract/refusal.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { findProfileOf } from '#organizations/profiles.store.ts'
import type { ActingProfile, Actor } from '#session/actor.ts'
import { findMembership, type MembershipRow } from './network-members.store.ts'
import { listProfilesIn } from './network-readers.store.ts'
import { findNetwork, type SeenNetwork } from './networks.store.ts'

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
    const profiles = await listProfilesIn(db, id, user.id)
    throw new Refused(profiles.length > 0 ? selectOrganizationFirst : notFound)
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
    const known = await isOfEither(db, actor, found)
    throw new Refused(known ? selectOrganizationFirst : notFound)
  }
  const side = sideOf(found, acting.organizationId)
  if (!side) throw new Refused(notFound)
  if (!canManage(acting.roles) || !allowed.includes(side)) throw new Refused(forbidden)
  return { found, acting, side }
}

async function isOfEither(db: Db, { user }: Actor, found: MembershipRow): Promise<boolean> {
  const sides = [found.organization_id, found.owner_id]
  const profiles = await Promise.all(sides.map((id) => findProfileOf(db, user.id, id)))
  return profiles.some((profile) => profile !== undefined)
}

function sideOf(found: MembershipRow, organizationId: string): Side | undefined {
  if (organizationId === found.organization_id) return 'invited'
  return organizationId === found.owner_id ? 'owner' : undefined
}
