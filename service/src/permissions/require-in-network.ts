import { selectOrganizationFirst } from '@accord/contract/organizations.ts'
import { forbidden, notFound } from '@accord/contract/refusal.ts'
import type { Kysely } from 'kysely'
import type { Side } from '#data/networks/networks.rules.ts'
import { can } from './can.rules.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { findProfileOf } from '#data/organizations/profiles.store.ts'
import type { ActingProfile, Actor } from '#actor.ts'
import { findMembership } from '#data/networks/shown-members.store.ts'
import { listProfilesIn } from '#data/networks/network-readers.store.ts'
import { strongEnoughIn } from './require-strong.ts'
import { findNetwork, type ShownNetwork } from '#data/networks/networks.store.ts'

type Db = Kysely<Database>

interface PlaceInNetwork {
  own: ActingProfile
  network: ShownNetwork
  side: Side
}

/** Nobody learns of a network that the organization they act for is neither in nor invited to. */
export async function requireStanding(db: Db, actor: Actor, id: string): Promise<PlaceInNetwork> {
  const { profile: own, user } = actor
  if (!own) {
    const profiles = await listProfilesIn(db, id, user.id)
    await strongEnoughIn(db, actor, profiles)
    throw new Refused(profiles.length > 0 ? selectOrganizationFirst : notFound)
  }
  const network = await findNetwork(db, id, own.organizationId)
  const side = network && sideOf(network, own.organizationId)
  if (!side) throw new Refused(notFound)
  if (!can.manage(own)) throw new Refused(forbidden)
  return { own, network, side }
}

/** What an organization has to do with a network as it sees it: it may be nothing. */
export function sideOf(
  { organization_id, membership_id }: ShownNetwork,
  organizationId: string,
): Side | undefined {
  if (organization_id === organizationId) return 'owner'
  return membership_id === null ? undefined : 'invited'
}

/** The same for those whose organization created it; members are refused. */
export async function requireNetworkOwner(
  db: Db,
  actor: Actor,
  id: string,
): Promise<PlaceInNetwork> {
  const place = await requireStanding(db, actor, id)
  if (!can.manageNetwork(place.own, place.network.organization_id)) throw new Refused(forbidden)
  return place
}

interface Named {
  actor: Actor
  params: { id: string }
}

/** Of an invitation or a membership only two organizations know; what changes it concerns both. */
export async function requireMembership({ actor, params }: Named, db: Db) {
  const membership = await findMembership(db, params.id)
  if (!membership) throw new Refused(notFound)
  const { profile: own } = actor
  const organizations = [membership.owner_id, membership.organization_id]
  if (!own) {
    const known = await isOfEither(db, actor, organizations)
    throw new Refused(known ? selectOrganizationFirst : notFound)
  }
  if (!organizations.includes(own.organizationId)) throw new Refused(notFound)
  if (!can.manage(own)) throw new Refused(forbidden)
  return { own, membership, organizations }
}

async function isOfEither(db: Db, actor: Actor, organizations: string[]): Promise<boolean> {
  const { id: userId } = actor.user
  const found = await Promise.all(organizations.map((id) => findProfileOf(db, userId, id)))
  const profiles = found.filter((profile) => profile !== undefined)
  await strongEnoughIn(db, actor, profiles)
  return profiles.length > 0
}
