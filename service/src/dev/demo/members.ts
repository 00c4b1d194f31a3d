import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { inTransaction } from '#database/retry.ts'
import {
  acceptInvitation,
  declineInvitation,
} from '#members/invitations/answer-invitation.change.ts'
import { renewInvitation } from '#data/members/invitations.store.ts'
import { inviteMember } from '#members/invitations/invite-member.change.ts'
import { suspendMember } from '#members/suspend-member.change.ts'
import { changeRoles } from '#organizations/change-roles.change.ts'
import { leaveOrganization } from '#organizations/leave-organization.change.ts'
import { type OrganizationName, organizations, people, type PersonName } from './cast.ts'
import { step, type Step } from './telling/story.ts'
import type { Demo } from './telling/world.ts'
import type { When } from './telling/when.ts'

type Answer = 'accept' | 'decline'
interface Invited {
  to: OrganizationName
  by: PersonName
  /** Somebody of the demo, or an address that nobody has an account with. */
  who: PersonName | `${string}@${string}`
  roles: RankedRole[]
  when: When
  /** Left out where they did not answer. */
  answered?: When
  answer?: Answer
  /** Where their invitation went, if somebody forwarded it to them. */
  at?: string
}

const northside: Omit<Invited, 'to'>[] = [
  { who: 'priya', by: 'ana', roles: ['member'], when: [257, '14:25'], answered: [256, '14:02'] },
  { who: 'elena', by: 'ana', roles: ['admin'], when: [248, '13:02'], answered: [248, '13:31'] },
  { who: 'theo', by: 'ana', roles: ['admin'], when: [246, '16:18'], answered: [245, '15:09'] },
  { who: 'marcus', by: 'elena', roles: ['member'], when: [242, '15:55'], answered: [241, '14:12'] },
  { who: 'tomas', by: 'elena', roles: ['member'], when: [227, '19:31'], answered: [226, '13:40'] },
  {
    who: 'maximiliana',
    by: 'ana',
    roles: ['member'],
    when: [215, '16:06'],
    answered: [214, '13:25'],
  },
  { who: 'ben', by: 'elena', roles: ['member'], when: [197, '18:44'], answered: [196, '13:58'] },
  { who: 'layla', by: 'priya', roles: ['member'], when: [194, '14:37'], answered: [193, '13:22'] },
  { who: 'grace', by: 'priya', roles: ['member'], when: [150, '15:13'], answered: [149, '13:45'] },
  {
    who: 'liam',
    by: 'ana',
    roles: ['member'],
    when: [104, '20:02'],
    answered: [103, '14:28'],
    answer: 'decline',
  },
  { who: 'oskar', by: 'priya', roles: ['member'], when: [75, '17:36'], answered: [74, '13:19'] },
  // Nobody answered it in time.
  { who: 'paula.quinn@northside.example', by: 'priya', roles: ['member'], when: [38, '16:51'] },
  { who: 'june', by: 'ana', roles: ['member'], when: [2, '15:22'] },
  {
    who: 'sam.rivera@northside.example',
    by: 'priya',
    roles: ['member', 'admin'],
    when: [1, '19:40'],
  },
]

const elsewhere: Invited[] = [
  {
    to: 'mapleGrove',
    who: 'ingrid',
    by: 'theo',
    roles: ['admin'],
    when: [239, '15:27'],
    answered: [238, '13:36'],
  },
  {
    to: 'mapleGrove',
    who: 'ana',
    by: 'theo',
    roles: ['member'],
    at: 'office@maplegrove.example',
    when: [229, '17:20'],
    answered: [228, '18:03'],
  },
  {
    to: 'mapleGrove',
    who: 'jamal',
    by: 'ingrid',
    roles: ['member'],
    when: [180, '14:45'],
    answered: [179, '13:33'],
  },
  {
    to: 'harbourLane',
    who: 'ana',
    by: 'noor',
    roles: ['admin'],
    when: [156, '16:33'],
    answered: [155, '14:20'],
  },
  {
    to: 'harbourLane',
    who: 'theo',
    by: 'noor',
    roles: ['member'],
    when: [152, '18:12'],
    answered: [151, '15:50'],
  },
  {
    to: 'stBrigid',
    who: 'dana',
    by: 'amara',
    roles: ['member'],
    when: [139, '15:08'],
    answered: [138, '14:14'],
  },
  {
    to: 'riverbend',
    who: 'jamal',
    by: 'theo',
    roles: ['admin'],
    when: [132, '14:31'],
    answered: [131, '15:16'],
  },
  {
    to: 'lakeshore',
    who: 'noor',
    by: 'kenji',
    roles: ['member'],
    when: [88, '16:20'],
    answered: [87, '17:44'],
  },
  {
    to: 'bluewater',
    who: 'sofia',
    by: 'hannah',
    roles: ['member'],
    when: [106, '15:33'],
    answered: [105, '14:07'],
  },
  { to: 'prairie', who: 'mei', by: 'sofia', roles: ['member'], when: [3, '18:05'] },
]

/** Who came to belong where, who became more there, who left and who may not act for now. */
export function peopleJoin(): Step[] {
  const invitations = [
    ...northside.map((each) => ({ to: 'northside' as const, ...each })),
    ...elsewhere,
  ]
  return [
    ...invitations.flatMap(asked),
    step([212, '15:26'], (demo) => makeAdmin(demo, 'priya')),
    step([117, '21:15'], async ({ under, change }) =>
      change(await under('elena', 'northside'), leaveOrganization, {}),
    ),
    step([15, '15:48'], async ({ under, change }) => {
      const { id: memberId, organizationId: id } = (await under('grace', 'northside')).actor
        .profile!
      const params = { id, memberId }
      return change(await under('ana', 'northside'), suspendMember, { params })
    }),
  ]
}

function asked({ to, by, who, roles, when, answered, answer = 'accept', at }: Invited): Step[] {
  let sent: Sent
  const invited = step(when, async (demo) => {
    const email = at ?? (who in people ? people[who as PersonName].email : who)
    const body = { organization: demo.idOf(organizations[to]), email, roles }
    const sender = await demo.under(by, to)
    const { id } = await demo.change(sender, inviteMember, { body })
    sent = { id, by: sender.actor.profile!.id }
  })
  if (!answered) return [invited]
  return [invited, step(answered, (demo) => reply(demo, who as PersonName, sent, answer))]
}

interface Sent {
  id: string
  by: string
}

/** Whoever opens the letter has the code, wherever it went. */
async function reply(
  { past, as, change }: Demo,
  who: PersonName,
  { id, by }: Sent,
  answer: Answer,
) {
  const code = await inTransaction(past.context.db, (trx) => renewInvitation(trx, id, by))
  const made = answer === 'accept' ? acceptInvitation : declineInvitation
  await change(await as(who), made as typeof acceptInvitation, { params: { id: code! } })
}

async function makeAdmin({ under, change }: Demo, who: PersonName) {
  const { actor } = await under(who, 'northside')
  const params = { id: actor.profile!.id }
  await change(await under('ana', 'northside'), changeRoles, { params, body: { roles: ['admin'] } })
}
