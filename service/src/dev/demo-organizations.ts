import { OrganizationForm } from '@accord/contract/organizations.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { findUserByEmail, type UserRow } from '#accounts/accounts.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { parse } from '#calls/parse.ts'
import { queueUnasked } from '#mail/queue-unasked.ts'
import { invitationMail } from '#members/invitation.mail.ts'
import { findInvitation, insertInvitation } from '#members/invitations.store.ts'
import { insertOrganization } from '#organizations/organizations.store.ts'
import { insertProfile } from '#organizations/profiles.store.ts'
import { listLiveSessions } from '#session/session.store.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { fillInDemoApplications } from './demo-applications.ts'
import { fillInDemoExport } from './demo-export.ts'
import { fillInDemoNetworks } from './demo-networks.ts'
import type { DemoOwner } from './demo-owner.ts'

interface DemoOrganization {
  details: Partial<OrganizationForm> & { name: string }
  owner: string
  /** The third is where their invitation went, if somebody forwarded it to them. */
  others: [email: string, roles: RankedRole[], invited?: string][]
  invited: [email: string, roles: RankedRole[]][]
}

const [ana, theo, june] = [
  'ana.duarte@northside.example',
  'theo.okafor@maplegrove.example',
  'june.park@northside.example',
]

const organizations: [
  northside: DemoOrganization,
  mapleGrove: DemoOrganization,
  riverbend: DemoOrganization,
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
]

/** Organizations of the demo's people, with all that is in them and the activity that made it. */
export async function fillInDemoOrganizations(context: Context, caller: Caller) {
  const northside = await fillIn(context, organizations[0], caller)
  const mapleGrove = await fillIn(context, organizations[1], caller)
  const riverbend = await fillIn(context, organizations[2], caller)
  await fillInDemoApplications(context, northside, mapleGrove)
  await fillInDemoNetworks(context, { northside, mapleGrove, riverbend })
  await fillInDemoExport(context, northside)
}

/** Answers its owner, who can decide for it. */
async function fillIn(
  context: Context,
  organization: DemoOrganization,
  caller: Caller,
): Promise<DemoOwner> {
  const { config, db } = context
  const owner = (await findUserByEmail(db, organization.owner))!
  const { rows } = await listLiveSessions(db, owner.id, owner.id, { $skip: 0, $limit: 1 })
  const [session] = rows
  const others = await Promise.all(
    organization.others.map(async ([email, roles, invited = email]) => ({
      user: (await findUserByEmail(db, email))!,
      roles,
      invited,
    })),
  )

  return inTransaction(db, async (trx) => {
    const { id } = await insertOrganization(trx, parse(OrganizationForm, organization.details))
    const join = ({ id: userId }: UserRow, email: string, roles: RankedRole[], founder = false) =>
      insertProfile(trx, { userId, organizationId: id, email, roles, founder })
    const record = (
      user: UserRow,
      profileId: string | null,
      kind: 'organization_created' | 'invitation_accepted' | 'member_invited',
      subject: string,
    ) =>
      recordOrganizationActivity(trx, {
        kind,
        organizationId: id,
        actor: { user: present(user), sessionId: id },
        profileId,
        caller,
        detail: { subject },
      })

    const own = (await join(owner, owner.email, ['owner'], true))!
    await record(owner, own.id, 'organization_created', organization.details.name)
    for (const { user, roles, invited } of others) {
      const joined = await join(user, invited, roles)
      await record(user, joined?.id ?? null, 'invitation_accepted', invited)
    }
    for (const [email, roles] of organization.invited) {
      const invited = { organizationId: id, email, roles, invitedBy: own.id }
      const created = (await insertInvitation(trx, invited))!
      const invitation = (await findInvitation(trx, created.id))!
      await queueUnasked(context, trx, owner.id, invitationMail(config, invitation, created.code))
      await record(owner, own.id, 'member_invited', email)
    }
    const profile = { id: own.id, organizationId: id, email: own.email, roles: own.roles }
    const device = { sessionId: session!.id, tokenHash: Buffer.alloc(32) }
    return { actor: { user: present(owner), profile, ...device }, caller }
  })
}

function present(user: UserRow) {
  return { id: user.id, email: user.email, firstName: user.first_name, lastName: user.last_name }
}
