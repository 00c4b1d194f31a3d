import { OrganizationForm } from '@accord/contract/organizations.ts'
import type { Factor } from '@accord/contract/rules/factors.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { presentPerson } from '#accounts/accounts.present.ts'
import { findUserByEmail } from '#accounts/accounts.store.ts'
import { parse } from '#calls/parse.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/retry.ts'
import { acceptInvitation } from '#members/answer-invitation.change.ts'
import { renewInvitation } from '#members/invitations.store.ts'
import { inviteMember } from '#members/invite-member.change.ts'
import { setSecondFactorRule } from '#factors/rule/set-rule.change.ts'
import { createOrganization } from '#organizations/create-organization.change.ts'
import { leaveOrganization } from '#organizations/leave-organization.change.ts'
import { findProfileOf } from '#organizations/profiles.store.ts'
import { listLiveSessions } from '#session/session.store.ts'
import { fillInDemoApplications } from './demo-applications.ts'
import { fillInDemoExport } from './demo-export.ts'
import { fillInDemoNetworks } from './demo-networks.ts'
import { changeAs, type DemoOwner } from './demo-owner.ts'
import { fillInDemoPast } from './demo-past.ts'

interface DemoOrganization {
  details: Partial<OrganizationForm> & { name: string }
  owner: string
  /** The third is where their invitation went, if somebody forwarded it to them. */
  others: [email: string, roles: RankedRole[], invited?: string][]
  invited: [email: string, roles: RankedRole[]][]
}

const [ana, theo, june, noor] = [
  'ana.duarte@northside.example',
  'theo.okafor@maplegrove.example',
  'june.park@northside.example',
  'noor.haddad@harbourlane.example',
]

const organizations: [
  northside: DemoOrganization,
  mapleGrove: DemoOrganization,
  riverbend: DemoOrganization,
  harbourLane: DemoOrganization,
] = [
  {
    details: {
      name: 'Northside Health',
      description: 'Community clinics on the north side of the city.',
      address: '1200 Lakeshore Avenue',
      email: 'hello@northside.example',
      city: 'Chicago',
      state: 'IL',
      zipcode: '60614',
      timezone: 'America/Chicago',
    },
    owner: ana,
    others: [[theo, ['admin']]],
    invited: [
      [june, ['member']],
      ['sam.rivera@northside.example', ['member', 'admin']],
    ],
  },
  {
    details: {
      name: 'Maple Grove Research',
      description: 'Surveys about health in small towns.',
      address: '55 Rideau Street',
      city: 'Ottawa',
      state: 'ON',
      zipcode: 'K1N 5W8',
      timezone: 'America/Toronto',
      country: 'CA',
    },
    owner: theo,
    others: [[ana, ['member'], 'office@maplegrove.example']],
    invited: [],
  },
  {
    details: {
      name: 'Riverbend Clinic',
      description: 'One clinic, four towns.',
      city: 'Perth',
      state: 'ON',
      timezone: 'America/Toronto',
      country: 'CA',
    },
    owner: theo,
    others: [],
    invited: [],
  },
  {
    details: {
      name: 'Harbour Lane Pharmacy',
      description: 'Asks everybody for a second factor from next week on.',
      city: 'Halifax',
      state: 'NS',
      timezone: 'America/Halifax',
      country: 'CA',
    },
    owner: noor,
    others: [
      [ana, ['admin']],
      [theo, ['member']],
    ],
    invited: [],
  },
]

/** Organizations of the demo's people, with all that is in them and the activity that made it. */
export async function fillInDemoOrganizations(context: Context, caller: Caller) {
  const northside = await fillIn(context, organizations[0], caller)
  const mapleGrove = await fillIn(context, organizations[1], caller)
  const riverbend = await fillIn(context, organizations[2], caller)
  const harbourLane = await fillIn(context, organizations[3], caller)
  await fillInDemoRule(context, harbourLane)
  const former = await join(context, northside, noor, ['admin'])
  const asking = await under(context, harbourLane, await signedIn(context, theo, caller))
  await fillInDemoApplications(context, { northside, mapleGrove, former, asking })
  await changeAs(former, context, leaveOrganization, {})
  await fillInDemoNetworks(context, { northside, mapleGrove, riverbend })
  await fillInDemoPast(context)
  await fillInDemoExport(context, northside)
}

/** Nine days ahead: who has no second factor is told the day after tomorrow. */
async function fillInDemoRule(context: Context, owner: DemoOwner) {
  const { organizationId: id } = owner.actor.profile!
  const from = new Date(context.clock.now() + 9 * 24 * 60 * 60_000)
  from.setUTCHours(12, 0, 0, 0)
  const params = { id }
  await changeAs(owner, context, setSecondFactorRule, {
    params,
    body: { from: from.toISOString() },
  })
}

/** Answers its owner, who can decide for it. */
async function fillIn(
  context: Context,
  { details, owner, others, invited }: DemoOrganization,
  caller: Caller,
): Promise<DemoOwner> {
  const founder = await signedIn(context, owner, caller)
  const made = await changeAs(founder, context, createOrganization, {
    body: parse(OrganizationForm, details),
  })
  const { id, email, roles } = made.profile
  const organizationId = made.organization.id
  const own = { ...founder.actor, profile: { id, organizationId, email, roles } }
  const manager = { actor: own, caller }
  for (const [person, offered, to] of others) await join(context, manager, person, offered, to)
  for (const [to, offered] of invited) await invite(context, manager, to, offered)
  return manager
}

function invite(context: Context, manager: DemoOwner, email: string, roles: RankedRole[]) {
  const { organizationId: organization } = manager.actor.profile!
  return changeAs(manager, context, inviteMember, { body: { organization, email, roles } })
}

/** Answers them, under their new profile. */
async function join(
  context: Context,
  manager: DemoOwner,
  person: string,
  offered: RankedRole[],
  to = person,
): Promise<DemoOwner> {
  const invitation = await invite(context, manager, to, offered)
  // Whoever opens the letter has the code, wherever it went.
  const code = await inTransaction(context.db, (trx) => renewInvitation(trx, invitation.id))
  const invitee = await signedIn(context, person, manager.caller)
  await changeAs(invitee, context, acceptInvitation, { params: { id: code! } })
  return under(context, manager, invitee)
}

/** The same person, under their profile where the other one manages. */
async function under(context: Context, manager: DemoOwner, { actor, caller }: DemoOwner) {
  const { organizationId } = manager.actor.profile!
  const { id, email, roles } = (await findProfileOf(context.db, actor.user.id, organizationId))!
  return { actor: { ...actor, profile: { id, organizationId, email, roles } }, caller }
}

/** Somebody of the demo as themselves, in the session that they have. */
async function signedIn({ db }: Context, email: string, caller: Caller): Promise<DemoOwner> {
  const user = (await findUserByEmail(db, email))!
  const { rows } = await listLiveSessions(db, user.id, user.id, { $skip: 0, $limit: 1 })
  const factors: Factor[] = user.second_factor ? ['password', 'totp'] : ['password']
  const session = { sessionId: rows[0]!.id, tokenHash: Buffer.alloc(32), factors, fresh: true }
  return { actor: { user: presentPerson(user), profile: undefined, ...session }, caller }
}
