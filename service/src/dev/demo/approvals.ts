import type { Scope } from '@accord/contract/rules/scopes.ts'
import { recordActivity } from '#activity/activity.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { insertApproval } from '#data/approvals/approvals.store.ts'
import { inTransaction } from '#database/retry.ts'
import { noteBroughtBy } from '#data/organizations/contacts.store.ts'
import { createContactProfile } from '#organizations/contacts/create-contact.change.ts'
import { type OrganizationName, organizations, type PersonName } from './cast.ts'
import { step, type Step } from './telling/story.ts'
import type { Demo, DemoOwner } from './telling/world.ts'
import type { When } from './telling/when.ts'

type Approved = [
  when: When,
  who: PersonName,
  under: OrganizationName,
  application: string,
  scopes: Scope[],
]

const approved: Approved[] = [
  [[240, '14:21'], 'marcus', 'northside', 'Clinic Scheduler', ['user:read', 'profile:read']],
  [[232, '15:36'], 'ana', 'northside', 'Survey Explorer', ['user:read', 'application:read']],
  [
    [230, '14:50'],
    'ana',
    'northside',
    'Clinic Scheduler',
    ['user:read', 'organization:read', 'profile:read'],
  ],
  [[225, '13:55'], 'tomas', 'northside', 'Clinic Scheduler', ['user:read', 'profile:read']],
  [[203, '16:24'], 'tomas', 'northside', 'Lab Results', ['user:read', 'profile:read']],
  [[192, '15:01'], 'layla', 'northside', 'Lab Results', ['user:read', 'profile:read']],
  [[178, '17:40'], 'jamal', 'mapleGrove', 'Survey Explorer', ['user:read', 'survey:read']],
  [[162, '14:18'], 'priya', 'northside', 'Claims Connect', ['user:read', 'resource:read']],
  [[148, '14:05'], 'grace', 'northside', 'Clinic Scheduler', ['user:read', 'profile:read']],
  [[137, '15:29'], 'dana', 'stBrigid', 'Lab Results', ['user:read', 'profile:read']],
  [[95, '14:12'], 'tomas', 'northside', 'Ward Rounds', ['user:read', 'profile:read']],
  [[94, '18:33'], 'maximiliana', 'northside', 'Ward Rounds', ['user:read', 'profile:read']],
  [[73, '14:40'], 'oskar', 'northside', 'Clinic Scheduler', ['user:read', 'profile:read']],
  [[20, '15:17'], 'layla', 'northside', 'Rendez-vous', ['user:read']],
]

/** Which applications people sign in to, under which of their places, and one as themselves. */
export function applicationsAreApproved(): Step[] {
  return [
    ...approved.map(([when, who, of, application, scopes]) =>
      step(when, async (demo) => approve(demo, await demo.under(who, of), application, scopes)),
    ),
    step([220, '19:11'], async (demo) =>
      approveForThemselves(demo, await demo.as('ana'), 'Survey Explorer'),
    ),
    // Somebody who books there, and whom the application brought.
    step([41, '14:02'], async (demo) => {
      const organization = demo.idOf(organizations.northside)
      await demo.change(await demo.as('mei'), createContactProfile, {
        body: { organization, roles: ['contact'] },
      })
      const contact = await demo.under('mei', 'northside')
      await approve(demo, contact, 'Clinic Scheduler', ['user:read'])
    }),
  ]
}

/** They signed in to it under their profile. Not the change that keeps it, which answers a request that was started. */
async function approve(
  { past, idOf }: Demo,
  { actor, caller }: DemoOwner,
  application: string,
  scopes: Scope[],
) {
  const { id: profileId, organizationId, roles } = actor.profile!
  const { id: userId } = actor.user
  const id = idOf(application)
  await inTransaction(past.context.db, async (trx) => {
    const profile = { id: profileId, organization_id: organizationId }
    await insertApproval(trx, { userId, profile }, { id }, { scopes, standardScopes: [] })
    if (roles.includes('contact')) await noteBroughtBy(trx, profile, id)
    await recordOrganizationActivity(trx, past.context.log, {
      kind: 'application_approved',
      detail: { application, scopes },
      organizationId,
      author: { kind: 'person', userId, profileId },
      device: caller,
    })
  })
}

/** The same as themselves. */
async function approveForThemselves(
  { past, idOf }: Demo,
  { actor, caller }: DemoOwner,
  application: string,
) {
  const { user, sessionId } = actor
  await inTransaction(past.context.db, async (trx) => {
    const approver = { userId: user.id, profile: undefined }
    await insertApproval(
      trx,
      approver,
      { id: idOf(application) },
      {
        scopes: [],
        standardScopes: ['openid', 'profile', 'email'],
      },
    )
    const kind = 'approved_for_oneself'
    await recordActivity(trx, past.context.log, {
      kind,
      userId: user.id,
      sessionId,
      application,
      caller,
    })
  })
}
