import type { ApplicationKind } from '@accord/contract/rules/application-kinds.ts'
import { normalScopes, type Scope } from '@accord/contract/rules/scopes.ts'
import { recordActivity } from '#activity/activity.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { changeScopes, createApplication } from '#applications/applications.change.ts'
import { createKey, listKeys } from '#applications/keys/change-keys.change.ts'
import { setApprovalPolicy } from '#approvals/policy/set-approval-policy.change.ts'
import {
  authorizeApplication,
  decideOnScopes,
  revokeAuthorization,
} from '#authorizations/authorizations.change.ts'
import {
  answerApplicationRequest,
  requestApplication,
} from '#authorizations/requests/requests.change.ts'
import { insertApproval } from '#data/approvals/approvals.store.ts'
import { findAuthorizationOf } from '#data/approvals/authorizations.store.ts'
import { recordIntroducedBy } from '#data/organizations/profiles.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { createContactProfile } from '#organizations/profiles.change.ts'
import { type OrganizationName, organizations, type PersonName } from './cast.ts'
import { act, type Demo, type Step, step, type When } from './world.ts'

/** Registers applications with their scopes and secrets. */
export const applicationsAreRegistered = [
  registers([243, '15:18'], 'elena', 'northside', 'Clinic Scheduler', {
    description: 'Books appointments and reminds people of them.',
    scopes: 'user:read organization:read profile:read transaction:manage',
    redirectUris: [
      'https://scheduler.northside.example/callback',
      'http://localhost:4000/callback',
    ],
  }),
  seesSecret([243, '15:31'], 'elena', 'Clinic Scheduler'),
  registers([236, '16:40'], 'ingrid', 'mapleGrove', 'Survey Explorer', {
    description: 'Shows survey answers by town, question, and year.',
    scopes: 'user:read application:read survey:read',
    redirectUris: ['https://explorer.maplegrove.example/signed-in'],
  }),
  registers([231, '18:22'], 'elena', 'northside', 'Intake Forms', {
    description: 'Intake questions to answer before a first visit.',
    scopes: 'user:read application:read survey:manage',
    redirectUris: ['https://intake.northside.example/callback'],
  }),
  registers([222, '14:47'], 'elena', 'northside', 'Fax Bridge', {
    description: 'Sends referrals to practices that still use a fax machine.',
    scopes: 'organization:read referral:read',
  }),
  registers([210, '17:05'], 'kenji', 'lakeshore', 'Lab Results', {
    description: 'Sends lab results to the doctor who ordered them.',
    scopes: 'user:read profile:read transaction:read',
    redirectUris: ['https://results.lakeshorelabs.example/callback'],
  }),
  registers([206, '15:33'], 'priya', 'northside', 'Nightly Reports', {
    description: 'Runs automatically every night.',
    scopes: 'organization:read profile:read transaction:read service-account:manage',
  }),
  seesSecret([206, '15:40'], 'priya', 'Nightly Reports'),
  registers([188, '19:08'], 'ingrid', 'mapleGrove', 'Town Health Map', {
    description: 'A map of clinics and referrals.',
    scopes: 'organization:read referral:read network:read',
    redirectUris: ['https://map.maplegrove.example/'],
  }),
  registers([170, '16:11'], 'yusuf', 'beacon', 'Claims Connect', {
    description: 'Files a claim while the patient is still in the room.',
    scopes: 'user:read organization:read profile:read resource:read transaction:manage',
    redirectUris: ['https://claims.beaconmutual.example/oauth'],
  }),
  registers([160, '14:29'], 'priya', 'northside', 'Waiting Room', {
    description: 'Shows whose turn it is on a waiting room screen.',
    scopes: 'user:read',
    kind: 'single-page',
    redirectUris: ['https://waiting.northside.example/', 'http://localhost:4001/'],
  }),
  registers([154, '17:52'], 'noor', 'harbourLane', 'Refill Reminders', {
    description: 'Reminds people when a prescription runs out.',
    scopes: 'user:read profile:read resource:read',
    redirectUris: ['https://refills.harbourlane.example/callback'],
  }),
  makesSecret([141, '18:19'], 'elena', 'Clinic Scheduler'),
  registers([140, '15:37'], 'chloe', 'parc', 'Rendez-vous', {
    description: 'Prend rendez-vous sans attendre au téléphone.',
    scopes: 'user:read organization:read transaction:read',
    redirectUris: ['https://rdv.cliniqueduparc.example/retour'],
  }),
  registers([125, '16:26'], 'rosa', 'greenleaf', 'Meal Plans', {
    description: 'Weekly meal plans based on lab results.',
    scopes: 'user:read profile:read survey:read',
    redirectUris: ['https://plans.greenleaf.example/callback'],
  }),
  registers([120, '18:50'], 'liam', 'cedar', 'Chairside', {
    description: 'Chairside charting for dentists.',
    scopes: 'user:read profile:read resource:manage',
    redirectUris: ['https://chairside.cedardental.example/callback'],
  }),
  registers([96, '15:19'], 'priya', 'northside', 'Ward Rounds', {
    description: 'Bedside notes on a phone.',
    scopes: 'user:read profile:read',
    kind: 'native',
    redirectUris: ['example.northside.rounds:/callback', 'http://127.0.0.1/callback'],
  }),
  makesSecret([94, '14:55'], 'priya', 'Nightly Reports'),
  asksForScopes([91, '14:40'], 'kenji', 'lakeshore', 'Lab Results', {
    scopes: 'user:read profile:read referral:read transaction:read',
  }),
  asksForScopes([71, '17:09'], 'yusuf', 'beacon', 'Claims Connect', {
    scopes: 'user:read organization:read profile:read resource:read survey:read transaction:manage',
  }),
  seesSecret([58, '19:27'], 'priya', 'Intake Forms'),
  asksForScopes([6, '16:34'], 'ingrid', 'mapleGrove', 'Survey Explorer', {
    scopes: 'user:read application:read survey:manage transaction:read',
  }),
  // This secret is so new that the previous one still works.
  makesSecret({ minutes: 6 * 60 + 12 }, 'priya', 'Nightly Reports'),
]

/** Authorizes other organizations' applications, after some members requested them. */
export const applicationsAreAuthorized = [
  authorizes([235, '15:44'], 'theo', 'mapleGrove', 'Clinic Scheduler'),
  authorizes([233, '17:12'], 'ana', 'northside', 'Survey Explorer'),
  authorizes([208, '14:58'], 'ana', 'northside', 'Lab Results'),
  authorizes([207, '16:37'], 'amara', 'stBrigid', 'Lab Results'),
  authorizes([200, '15:22'], 'theo', 'riverbend', 'Fax Bridge'),
  authorizes([187, '16:09'], 'ana', 'northside', 'Town Health Map'),
  revokes([184, '20:18'], 'ana', 'northside', 'Town Health Map'),
  authorizes([175, '14:33'], 'theo', 'riverbend', 'Survey Explorer'),
  authorizes([163, '18:41'], 'priya', 'northside', 'Claims Connect'),
  authorizes([161, '15:02'], 'sofia', 'prairie', 'Clinic Scheduler'),
  // The person who authorized this application left later.
  authorizes([147, '17:26'], 'elena', 'northside', 'Town Health Map'),
  authorizes([146, '16:51'], 'noor', 'harbourLane', 'Clinic Scheduler'),
  authorizes([143, '14:10'], 'elena', 'northside', 'Refill Reminders'),
  authorizes([124, '19:03'], 'elena', 'northside', 'Meal Plans'),
  authorizes([118, '15:14'], 'liam', 'cedar', 'Clinic Scheduler'),
  authorizes([108, '16:45'], 'chloe', 'parc', 'Lab Results'),
  authorizes([93, '17:31'], 'amara', 'stBrigid', 'Claims Connect'),
  decidesOnScopes([89, '15:50'], 'priya', 'northside', 'Lab Results', 'grant', 'referral:read'),
  decidesOnScopes([70, '14:44'], 'ana', 'northside', 'Claims Connect', 'refuse', 'survey:read'),
  limitsApprovals([40, '15:07'], 'ana', 'northside'),
  asksToAuthorize([36, '16:15'], 'tomas', 'northside', 'Chairside', {
    scopes: 'user:read profile:read resource:manage',
  }),
  answers([35, '14:26'], 'ana', 'northside', 'Chairside', 'decline', {
    note: "We refer people to Cedar, but we don't keep their charts.",
  }),
  asksToAuthorize([22, '18:30'], 'layla', 'northside', 'Rendez-vous', {
    scopes: 'user:read organization:read',
  }),
  answers([21, '15:12'], 'priya', 'northside', 'Rendez-vous', 'authorize', {
    note: 'For the exchange with Montréal.',
  }),
  asksToAuthorize([2, '17:44'], 'marcus', 'northside', 'Chairside', {
    scopes: 'user:read profile:read',
  }),
  asksToAuthorize([1, '16:20'], 'theo', 'harbourLane', 'Intake Forms', {
    scopes: 'user:read application:read survey:manage',
  }),
]

/** Approves applications with a profile, and one without. */
export const applicationsAreApproved = [
  approves([240, '14:21'], 'marcus', 'northside', 'Clinic Scheduler', 'user:read', 'profile:read'),
  approves([232, '15:36'], 'ana', 'northside', 'Survey Explorer', 'user:read', 'application:read'),
  approves(
    [230, '14:50'],
    'ana',
    'northside',
    'Clinic Scheduler',
    'user:read',
    'organization:read',
    'profile:read',
  ),
  approves([225, '13:55'], 'tomas', 'northside', 'Clinic Scheduler', 'user:read', 'profile:read'),
  approvesForThemselves([220, '19:11'], 'ana', 'Survey Explorer'),
  approves([203, '16:24'], 'tomas', 'northside', 'Lab Results', 'user:read', 'profile:read'),
  approves([192, '15:01'], 'layla', 'northside', 'Lab Results', 'user:read', 'profile:read'),
  approves([178, '17:40'], 'jamal', 'mapleGrove', 'Survey Explorer', 'user:read', 'survey:read'),
  approves([162, '14:18'], 'priya', 'northside', 'Claims Connect', 'user:read', 'resource:read'),
  approves([148, '14:05'], 'grace', 'northside', 'Clinic Scheduler', 'user:read', 'profile:read'),
  approves([137, '15:29'], 'dana', 'stBrigid', 'Lab Results', 'user:read', 'profile:read'),
  approves([95, '14:12'], 'tomas', 'northside', 'Ward Rounds', 'user:read', 'profile:read'),
  approves([94, '18:33'], 'maximiliana', 'northside', 'Ward Rounds', 'user:read', 'profile:read'),
  approves([73, '14:40'], 'oskar', 'northside', 'Clinic Scheduler', 'user:read', 'profile:read'),
  // A patient who books there became a contact through the application.
  becomesContact([41, '14:02'], 'mei', 'northside'),
  approves([41, '14:02'], 'mei', 'northside', 'Clinic Scheduler', 'user:read'),
  approves([20, '15:17'], 'layla', 'northside', 'Rendez-vous', 'user:read'),
]

interface Details {
  description: string
  /** The scopes, separated by spaces. */
  scopes: string
  kind?: ApplicationKind
  /** The redirect URIs. They're omitted if the application doesn't sign anyone in. */
  redirectUris?: string[]
}

function registers(
  when: When,
  by: PersonName,
  of: OrganizationName,
  name: string,
  { description, scopes, kind = 'web', redirectUris = [] }: Details,
): Step {
  const details = { name, description, kind, scopes: scopesIn(scopes), redirectUris }
  return act(
    when,
    by,
    of,
    createApplication,
    (_, organization) => ({ body: { organization, ...details } }),
    name,
  )
}

function scopesIn(text: string): Scope[] {
  return normalScopes(text.split(' '))
}

/** Changes the scopes that an application requests. Organizations then have to decide on the new ones. */
function asksForScopes(
  when: When,
  by: PersonName,
  of: OrganizationName,
  name: string,
  { scopes }: { scopes: string },
): Step {
  return act(when, by, of, changeScopes, (idOf) => ({
    params: { id: idOf(name) },
    body: { scopes: scopesIn(scopes) },
  }))
}

function seesSecret(when: When, by: PersonName, name: string): Step {
  return act(when, by, 'northside', listKeys, (idOf) => ({ params: { id: idOf(name) } }))
}

function makesSecret(when: When, by: PersonName, name: string): Step {
  return act(when, by, 'northside', createKey, (idOf) => ({ params: { id: idOf(name) } }))
}

function authorizes(when: When, by: PersonName, of: OrganizationName, name: string): Step {
  return act(when, by, of, authorizeApplication, (idOf, organization) => ({
    body: { organization, application: idOf(name) },
  }))
}

function revokes(when: When, by: PersonName, of: OrganizationName, name: string): Step {
  return act(when, by, of, revokeAuthorization, async (_, own, demo) => ({
    params: await authorizationOf(demo, own, name),
  }))
}

function decidesOnScopes(
  when: When,
  by: PersonName,
  of: OrganizationName,
  name: string,
  decision: 'grant' | 'refuse',
  ...scopes: Scope[]
): Step {
  return act(when, by, of, decideOnScopes, async (_, own, demo) => ({
    params: await authorizationOf(demo, own, name),
    body: { decision, scopes },
  }))
}

async function authorizationOf({ past, idOf }: Demo, organizationId: string, name: string) {
  return { id: (await findAuthorizationOf(past.context.db, organizationId, idOf(name)))!.id }
}

/** Lets a member request the application from their organization's admins. */
function asksToAuthorize(
  when: When,
  who: PersonName,
  of: OrganizationName,
  name: string,
  { scopes }: { scopes: string },
): Step {
  return act(
    when,
    who,
    of,
    requestApplication,
    (idOf, id) => ({
      params: { id },
      body: { application: idOf(name), scopes: scopesIn(scopes) },
    }),
    `request for ${name} in ${of}`,
  )
}

function answers(
  when: When,
  by: PersonName,
  of: OrganizationName,
  name: string,
  decision: 'authorize' | 'decline',
  { note }: { note: string },
): Step {
  return act(when, by, of, answerApplicationRequest, (idOf, id) => ({
    params: { id, request: idOf(`request for ${name} in ${of}`) },
    body: { decision, note },
  }))
}

/** Approves an application for a profile. It doesn't use the real change, which requires an OAuth request. */
function approves(
  when: When,
  who: PersonName,
  of: OrganizationName,
  application: string,
  ...scopes: Scope[]
): Step {
  return step(when, async ({ past: { context }, idOf, under }) => {
    const { actor, caller: device } = await under(who, of)
    const { id: profileId, organizationId, roles } = actor.profile!
    const userId = actor.user.id
    const id = idOf(application)
    await inTransaction(context.db, async (trx) => {
      const profile = { id: profileId, organization_id: organizationId }
      await insertApproval(trx, { userId, profile }, { id }, { scopes, standardScopes: [] })
      if (roles.includes('contact')) await recordIntroducedBy(trx, profile, id)
      await recordOrganizationActivity(trx, context.log, {
        kind: 'application_approved',
        detail: { on: { application: id }, application, scopes },
        organizationId,
        author: { kind: 'person', userId, profileId },
        device,
      })
    })
  })
}

/** Approves an application without a profile. */
function approvesForThemselves(when: When, who: PersonName, application: string): Step {
  return step(when, async ({ past: { context }, idOf, as }) => {
    const { actor, caller } = await as(who)
    const { user, sessionId } = actor
    const approver = { userId: user.id, profile: undefined }
    const standardScopes = ['openid' as const, 'profile' as const, 'email' as const]
    await inTransaction(context.db, async (trx) => {
      const { id: userId } = user
      await insertApproval(trx, approver, { id: idOf(application) }, { scopes: [], standardScopes })
      const kind = 'approved_for_oneself'
      await recordActivity(trx, context.log, { kind, userId, sessionId, application, caller })
    })
  })
}

/** Makes someone a contact of an organization, as an application can. */
function becomesContact(when: When, who: PersonName, of: OrganizationName): Step {
  return act(when, who, undefined, createContactProfile, (idOf) => ({
    body: { organization: idOf(organizations[of]), roles: ['contact'] as ['contact'] },
  }))
}

/** Requires members to request an application before they sign in to it. */
function limitsApprovals(when: When, by: PersonName, of: OrganizationName): Step {
  const body = { memberApprovals: 'authorized' as const }
  return act(when, by, of, setApprovalPolicy, (_, id) => ({ params: { id }, body }))
}
