import type { ApplicationKind } from '@accord/contract/rules/application-kinds.ts'
import { normalScopes, type Scope } from '@accord/contract/rules/scopes.ts'
import { recordActivity } from '#activity/activity.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { createApplication } from '#applications/create-application.change.ts'
import { changeRedirects } from '#applications/change-addresses.change.ts'
import { changeScopes } from '#applications/update-application.change.ts'
import { insertApproval } from '#approvals/approvals.store.ts'
import { authorizeApplication } from '#authorizations/authorize-application.change.ts'
import { revokeAuthorization } from '#authorizations/change-authorization.change.ts'
import { requestApplication } from '#authorizations/requests/request-application.change.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/retry.ts'
import { changeAs, type DemoOwner } from './demo-owner.ts'

interface DemoPeople {
  northside: DemoOwner
  mapleGrove: DemoOwner
  /** Whoever decides for Northside Health too, and leaves it afterwards. */
  former: DemoOwner
  /** Whoever belongs to Harbour Lane Pharmacy and decides nothing there. */
  asking: DemoOwner
}

/** Applications of both organizations, and what each lets the other's do, in the order it happened. */
export async function fillInDemoApplications(
  context: Context,
  { northside, mapleGrove, former, asking }: DemoPeople,
) {
  const register = (
    owner: DemoOwner,
    name: string,
    description: string,
    scopes: string[],
    kind: ApplicationKind = 'web',
  ) => {
    const { organizationId: organization } = owner.actor.profile!
    const body = { organization, name, description, kind, scopes: normalScopes(scopes) }
    return changeAs(owner, context, createApplication, { body })
  }
  const grant = (granting: DemoOwner, { id: application }: { id: string }) => {
    const { organizationId: organization } = granting.actor.profile!
    return changeAs(granting, context, authorizeApplication, {
      body: { organization, application },
    })
  }

  const scheduler = await register(
    northside,
    'Clinic Scheduler',
    'Books appointments and reminds people of them.',
    ['user:read', 'organization:read', 'profile:read', 'transaction:manage'],
  )
  const redirectUris = [
    'https://scheduler.northside.example/callback',
    'http://localhost:4000/callback',
  ]
  await changeAs(northside, context, changeRedirects, { params: scheduler, body: { redirectUris } })
  const intake = await register(
    northside,
    'Intake Forms',
    'Questions that a clinic asks before a first visit.',
    ['user:read', 'application:read', 'survey:manage'],
  )
  await register(northside, 'Nightly Reports', 'Runs without a person, once a night.', [
    'organization:read',
    'transaction:read',
    'service-account:manage',
  ])

  const waitingRoom = await register(
    northside,
    'Waiting Room',
    'Shows on a screen whose turn it is.',
    ['user:read'],
    'single-page',
  )
  await changeAs(northside, context, changeRedirects, {
    params: waitingRoom,
    body: { redirectUris: ['https://waiting.northside.example/', 'http://localhost:4001/'] },
  })
  const rounds = await register(
    northside,
    'Ward Rounds',
    'Notes on the way from bed to bed, on a phone.',
    ['user:read', 'profile:read'],
    'native',
  )
  await changeAs(northside, context, changeRedirects, {
    params: rounds,
    body: { redirectUris: ['example.northside.rounds:/callback', 'http://127.0.0.1/callback'] },
  })

  const explorer = await register(
    mapleGrove,
    'Survey Explorer',
    'Shows what towns answered, by question and by year.',
    ['user:read', 'application:read', 'survey:read'],
  )
  const map = await register(mapleGrove, 'Town Health Map', 'A map of clinics and referrals.', [
    'organization:read',
    'referral:read',
    'network:read',
  ])

  await grant(mapleGrove, scheduler)
  await grant(northside, explorer)
  const tried = await grant(northside, map)
  await changeAs(northside, context, revokeAuthorization, { params: tried })
  await grant(former, map)
  // More than Northside Health granted: its people see it and decide.
  const scopes = normalScopes([
    'user:read',
    'application:read',
    'survey:manage',
    'transaction:read',
  ])
  await changeAs(mapleGrove, context, changeScopes, { params: explorer, body: { scopes } })
  await approvedForThemselves(context, northside, explorer)
  await approved(context, northside, explorer, ['user:read', 'application:read'])
  await approved(context, northside, scheduler, ['user:read', 'organization:read', 'profile:read'])
  await changeAs(asking, context, requestApplication, {
    params: { id: asking.actor.profile!.organizationId },
    body: { application: intake.id, scopes: intake.scopes },
  })
}

/** They signed in to it under their profile. */
async function approved(
  { db }: Context,
  { actor, caller }: DemoOwner,
  application: { id: string; name: string },
  scopes: Scope[],
) {
  const { id: profileId, organizationId } = actor.profile!
  const { id: userId } = actor.user
  await inTransaction(db, async (trx) => {
    const profile = { id: profileId, organization_id: organizationId }
    await insertApproval(trx, { userId, profile }, application, { scopes, standardScopes: [] })
    await recordOrganizationActivity(trx, {
      kind: 'application_approved',
      detail: { application: application.name, scopes },
      organizationId,
      author: { kind: 'person', userId, profileId },
      device: caller,
    })
  })
}

/** They signed in to it as themselves. Not the change that keeps it, which answers a request that was started. */
async function approvedForThemselves(
  { db }: Context,
  { actor, caller }: DemoOwner,
  application: { id: string; name: string },
) {
  const { user, sessionId } = actor
  await inTransaction(db, async (trx) => {
    await insertApproval(trx, { userId: user.id, profile: undefined }, application, {
      scopes: [],
      standardScopes: ['openid', 'profile', 'email'],
    })
    await recordActivity(trx, {
      kind: 'approved_for_oneself',
      userId: user.id,
      sessionId,
      application: application.name,
      caller,
    })
  })
}
