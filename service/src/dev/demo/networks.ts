import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { createNetwork } from '#networks/create-network.change.ts'
import { leaveNetwork } from '#networks/end-membership.change.ts'
import {
  acceptNetworkInvitation,
  deleteNetworkInvitation,
} from '#networks/invitations/answer-network-invitation.change.ts'
import { decideOnShares } from '#networks/invitations/decide-on-shares.change.ts'
import { inviteToNetwork } from '#networks/invitations/invite-to-network.change.ts'
import { findMembershipOf } from '#data/networks/shown-members.store.ts'
import { updateNetwork } from '#networks/update-network.change.ts'
import { type OrganizationName, organizations, type PersonName } from './cast.ts'
import { step, type Step } from './telling/story.ts'
import type { Demo } from './telling/world.ts'
import type { When } from './telling/when.ts'

interface Owned {
  name: string
  of: OrganizationName
  by: PersonName
}
const circle: Owned = { name: 'Care Circle', of: 'northside', by: 'ana' }
const panel: Owned = { name: 'Town Health Panel', of: 'mapleGrove', by: 'ingrid' }
const desk: Owned = { name: 'Referral Desk', of: 'riverbend', by: 'theo' }

const opened: [when: When, network: Owned, description: string, shares: ScopeEntity[]][] = [
  [
    [202, '16:30'],
    circle,
    'Clinics and researchers who refer people to each other.',
    ['application', 'organization', 'profile', 'referral'],
  ],
  [[183, '15:15'], panel, 'Answers from small towns, by year.', ['organization', 'survey']],
  [[136, '17:02'], desk, 'Who takes whom, in four towns.', ['organization', 'profile', 'referral']],
]

interface Invited {
  to: Owned
  when: When
  who: OrganizationName
  /** Left out where nobody answered yet. */
  answered?: { when: When; by: PersonName; how?: 'decline' }
}

const invited: Invited[] = [
  {
    to: circle,
    who: 'mapleGrove',
    when: [201, '14:48'],
    answered: { when: [199, '16:22'], by: 'theo' },
  },
  {
    to: circle,
    who: 'lakeshore',
    when: [195, '15:39'],
    answered: { when: [194, '18:10'], by: 'kenji' },
  },
  {
    to: circle,
    who: 'stBrigid',
    when: [189, '17:24'],
    answered: { when: [182, '14:53'], by: 'amara' },
  },
  {
    to: panel,
    who: 'riverbend',
    when: [181, '15:05'],
    answered: { when: [181, '16:47'], by: 'theo' },
  },
  { to: panel, who: 'parc', when: [166, '14:19'], answered: { when: [164, '15:31'], by: 'chloe' } },
  {
    to: circle,
    who: 'prairie',
    when: [159, '16:03'],
    answered: { when: [158, '14:35'], by: 'sofia' },
  },
  {
    to: circle,
    who: 'beacon',
    when: [145, '19:20'],
    answered: { when: [142, '15:46'], by: 'yusuf', how: 'decline' },
  },
  {
    to: desk,
    who: 'northside',
    when: [134, '15:11'],
    answered: { when: [133, '14:27'], by: 'ana' },
  },
  {
    to: circle,
    who: 'cedar',
    when: [129, '17:55'],
    answered: { when: [128, '15:20'], by: 'liam' },
  },
  {
    to: circle,
    who: 'greenleaf',
    when: [118, '15:02'],
    answered: { when: [117, '16:12'], by: 'rosa' },
  },
  {
    to: desk,
    who: 'harbourLane',
    when: [123, '16:14'],
    answered: { when: [122, '18:36'], by: 'noor' },
  },
  {
    to: circle,
    who: 'bluewater',
    when: [102, '14:16'],
    answered: { when: [101, '17:08'], by: 'hannah' },
  },
  {
    to: panel,
    who: 'greenleaf',
    when: [86, '15:28'],
    answered: { when: [85, '14:59'], by: 'rosa' },
  },
  { to: circle, who: 'riverbend', when: [4, '15:35'] },
  { to: panel, who: 'northside', when: [3, '14:51'] },
]

/** Networks, who joined them, who is still asked, and who has to decide on more. */
export function networksGrow(): Step[] {
  return [
    ...opened.map(([when, { name, of, by }, description, shares]) =>
      step(when, async ({ under, change, made }) => {
        const body = { name, description, shares }
        made(name, (await change(await under(by, of), createNetwork, { body })).id)
      }),
    ),
    ...invited.flatMap(asked),
    // Nobody needed to know who works where.
    asksFor([96, '15:26'], circle, ['application', 'organization', 'referral']),
    leaves([64, '17:31'], 'greenleaf', 'rosa', circle),
    asksFor([52, '18:45'], panel, ['organization', 'referral', 'survey']),
    decides([50, '14:38'], 'parc', 'chloe', panel, 'refuse', ['referral']),
    decides([49, '16:57'], 'greenleaf', 'rosa', panel, 'grant', ['referral']),
    decides([48, '15:03'], 'riverbend', 'theo', panel, 'grant', ['referral']),
    // More than its members agreed to: their people see it and decide, and some have not yet.
    asksFor([9, '15:53'], circle, ['application', 'organization', 'referral', 'survey']),
    decides([7, '17:19'], 'lakeshore', 'kenji', circle, 'grant', ['survey']),
    decides([5, '14:42'], 'cedar', 'liam', circle, 'refuse', ['survey']),
  ]
}

function asked({ to: { name, of, by }, when, who, answered }: Invited): Step[] {
  const invites = step(when, async ({ idOf, under, change }) =>
    change(await under(by, of), inviteToNetwork, {
      body: { network: idOf(name), organization: idOf(organizations[who]) },
    }),
  )
  if (!answered) return [invites]
  const answers = step(answered.when, async (demo) => {
    const made = answered.how ? deleteNetworkInvitation : acceptNetworkInvitation
    const params = await membershipOf(demo, name, who)
    const answering = await demo.under(answered.by, who)
    return demo.change(answering, made as typeof deleteNetworkInvitation, { params })
  })
  return [invites, answers]
}

function asksFor(when: When, { name, of, by }: Owned, shares: ScopeEntity[]): Step {
  return step(when, async ({ idOf, under, change }) =>
    change(await under(by, of), updateNetwork, { params: { id: idOf(name) }, body: { shares } }),
  )
}

function decides(
  when: When,
  of: OrganizationName,
  by: PersonName,
  { name }: Owned,
  decision: 'grant' | 'refuse',
  shares: ScopeEntity[],
): Step {
  return step(when, async (demo) =>
    demo.change(await demo.under(by, of), decideOnShares, {
      params: await membershipOf(demo, name, of),
      body: { decision, shares },
    }),
  )
}

function leaves(when: When, of: OrganizationName, by: PersonName, { name }: Owned): Step {
  return step(when, async (demo) => {
    const params = { id: demo.idOf(name), memberId: demo.idOf(organizations[of]) }
    return demo.change(await demo.under(by, of), leaveNetwork, { params })
  })
}

async function membershipOf({ past, idOf }: Demo, network: string, of: OrganizationName) {
  const found = await findMembershipOf(past.context.db, idOf(network), idOf(organizations[of]))
  return { id: found!.id }
}
