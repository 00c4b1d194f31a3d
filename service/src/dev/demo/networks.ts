import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { findMembershipOf } from '#data/networks/network-members.store.ts'
import { createNetwork, leaveNetwork, updateNetwork } from '#networks/networks.change.ts'
import {
  acceptNetworkInvitation,
  decideOnShares,
  deleteNetworkInvitation,
  inviteToNetwork,
} from '#networks/invitations/network-invitations.change.ts'
import { type OrganizationName, organizations, type PersonName } from './cast.ts'
import { act, type Demo, type Step, type When } from './world.ts'

export const circle: Network = { name: 'Care Circle', of: 'northside', by: 'ana' }
const panel: Network = { name: 'Town Health Panel', of: 'mapleGrove', by: 'ingrid' }
export const desk: Network = { name: 'Referral Desk', of: 'riverbend', by: 'theo' }

/** Creates networks with members, pending invitations, and requests for more shares. */
export const networksGrow = [
  opensNetwork([202, '16:30'], circle, {
    description: 'Clinics and researchers who refer people to each other.',
    shares: ['application', 'organization', 'profile', 'referral'],
  }),

  asksInto([201, '14:48'], circle, 'mapleGrove'),
  joinsNetwork([199, '16:22'], 'theo', 'mapleGrove', circle),
  asksInto([195, '15:39'], circle, 'lakeshore'),
  joinsNetwork([194, '18:10'], 'kenji', 'lakeshore', circle),
  asksInto([189, '17:24'], circle, 'stBrigid'),
  opensNetwork([183, '15:15'], panel, {
    description: 'Answers from small towns, by year.',
    shares: ['organization', 'survey'],
  }),

  joinsNetwork([182, '14:53'], 'amara', 'stBrigid', circle),
  asksInto([181, '15:05'], panel, 'riverbend'),
  joinsNetwork([181, '16:47'], 'theo', 'riverbend', panel),
  asksInto([166, '14:19'], panel, 'parc'),
  joinsNetwork([164, '15:31'], 'chloe', 'parc', panel),
  asksInto([159, '16:03'], circle, 'prairie'),
  joinsNetwork([158, '14:35'], 'sofia', 'prairie', circle),
  asksInto([145, '19:20'], circle, 'beacon'),
  declinesNetwork([142, '15:46'], 'yusuf', 'beacon', circle),
  opensNetwork([136, '17:02'], desk, {
    description: 'Tracks referrals between clinics in four towns.',
    shares: ['organization', 'profile', 'referral'],
  }),

  asksInto([134, '15:11'], desk, 'northside'),
  joinsNetwork([133, '14:27'], 'ana', 'northside', desk),
  asksInto([129, '17:55'], circle, 'cedar'),
  joinsNetwork([128, '15:20'], 'liam', 'cedar', circle),
  asksInto([123, '16:14'], desk, 'harbourLane'),
  joinsNetwork([122, '18:36'], 'noor', 'harbourLane', desk),
  asksInto([118, '15:02'], circle, 'greenleaf'),
  joinsNetwork([117, '16:12'], 'rosa', 'greenleaf', circle),
  asksInto([102, '14:16'], circle, 'bluewater'),
  joinsNetwork([101, '17:08'], 'hannah', 'bluewater', circle),
  // The network no longer reads who works for its members.
  asksFor([96, '15:26'], circle, 'application', 'organization', 'referral'),
  asksInto([86, '15:28'], panel, 'greenleaf'),
  joinsNetwork([85, '14:59'], 'rosa', 'greenleaf', panel),
  leavesNetwork([64, '17:31'], 'rosa', 'greenleaf', circle),
  asksFor([52, '18:45'], panel, 'organization', 'referral', 'survey'),
  decidesOnShares([50, '14:38'], 'chloe', 'parc', panel, 'refuse', 'referral'),
  decidesOnShares([49, '16:57'], 'rosa', 'greenleaf', panel, 'grant', 'referral'),
  decidesOnShares([48, '15:03'], 'theo', 'riverbend', panel, 'grant', 'referral'),
  // This is more than the members agreed to. Their admins have to decide, and some haven't yet.
  asksFor([9, '15:53'], circle, 'application', 'organization', 'referral', 'survey'),
  decidesOnShares([7, '17:19'], 'kenji', 'lakeshore', circle, 'grant', 'survey'),
  decidesOnShares([5, '14:42'], 'liam', 'cedar', circle, 'refuse', 'survey'),
  asksInto([4, '15:35'], circle, 'riverbend'),
  asksInto([3, '14:51'], panel, 'northside'),
]

interface Network {
  name: string
  of: OrganizationName
  by: PersonName
}

function opensNetwork(
  when: When,
  { name, of, by }: Network,
  details: { description: string; shares: ScopeEntity[] },
): Step {
  return act(when, by, of, createNetwork, () => ({ body: { name, ...details } }), name)
}

function asksInto(when: When, { name, of, by }: Network, who: OrganizationName): Step {
  return act(when, by, of, inviteToNetwork, (idOf) => ({
    body: { network: idOf(name), organization: idOf(organizations[who]) },
  }))
}

function joinsNetwork(when: When, by: PersonName, who: OrganizationName, to: Network): Step {
  return act(when, by, who, acceptNetworkInvitation, async (_, own, demo) => ({
    params: await membershipOf(demo, to, own),
  }))
}

function declinesNetwork(when: When, by: PersonName, who: OrganizationName, to: Network) {
  return act(when, by, who, deleteNetworkInvitation, async (_, own, demo) => ({
    params: await membershipOf(demo, to, own),
  }))
}

function leavesNetwork(when: When, by: PersonName, who: OrganizationName, from: Network) {
  return act(when, by, who, leaveNetwork, (idOf, memberId) => ({
    params: { id: idOf(from.name), memberId },
  }))
}

function asksFor(when: When, { name, of, by }: Network, ...shares: ScopeEntity[]): Step {
  return act(when, by, of, updateNetwork, (idOf) => ({
    params: { id: idOf(name) },
    body: { shares },
  }))
}

function decidesOnShares(
  when: When,
  by: PersonName,
  of: OrganizationName,
  network: Network,
  decision: 'grant' | 'refuse',
  ...shares: ScopeEntity[]
): Step {
  return act(when, by, of, decideOnShares, async (_, own, demo) => ({
    params: await membershipOf(demo, network, own),
    body: { decision, shares },
  }))
}

async function membershipOf({ past, idOf }: Demo, { name }: Network, organizationId: string) {
  return { id: (await findMembershipOf(past.context.db, idOf(name), organizationId))!.id }
}
