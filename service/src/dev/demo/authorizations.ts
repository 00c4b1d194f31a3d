import { normalScopes, type Scope } from '@accord/contract/rules/scopes.ts'
import { setApprovalsRule } from '#approvals/rule/set-approvals-rule.change.ts'
import { findAuthorizationOf } from '#data/approvals/authorizations.store.ts'
import { authorizeApplication } from '#authorizations/authorize-application.change.ts'
import { decideOnScopes, revokeAuthorization } from '#authorizations/change-authorization.change.ts'
import { answerApplicationRequest } from '#authorizations/requests/answer-request.change.ts'
import { requestApplication } from '#authorizations/requests/request-application.change.ts'
import { type OrganizationName, organizations, type PersonName } from './cast.ts'
import { step, type Step } from './telling/story.ts'
import type { Demo } from './telling/world.ts'
import type { When } from './telling/when.ts'

type Given = [when: When, by: PersonName, of: OrganizationName, application: string]

const authorized: Given[] = [
  [[235, '15:44'], 'theo', 'mapleGrove', 'Clinic Scheduler'],
  [[233, '17:12'], 'ana', 'northside', 'Survey Explorer'],
  [[208, '14:58'], 'ana', 'northside', 'Lab Results'],
  [[207, '16:37'], 'amara', 'stBrigid', 'Lab Results'],
  [[200, '15:22'], 'theo', 'riverbend', 'Fax Bridge'],
  [[187, '16:09'], 'ana', 'northside', 'Town Health Map'],
  [[175, '14:33'], 'theo', 'riverbend', 'Survey Explorer'],
  [[163, '18:41'], 'priya', 'northside', 'Claims Connect'],
  [[161, '15:02'], 'sofia', 'prairie', 'Clinic Scheduler'],
  // By somebody who left later.
  [[147, '17:26'], 'elena', 'northside', 'Town Health Map'],
  [[146, '16:51'], 'noor', 'harbourLane', 'Clinic Scheduler'],
  [[143, '14:10'], 'elena', 'northside', 'Refill Reminders'],
  [[124, '19:03'], 'elena', 'northside', 'Meal Plans'],
  [[118, '15:14'], 'liam', 'cedar', 'Clinic Scheduler'],
  [[108, '16:45'], 'chloe', 'parc', 'Lab Results'],
  [[93, '17:31'], 'amara', 'stBrigid', 'Claims Connect'],
]

const revoked: Given[] = [[[184, '20:18'], 'ana', 'northside', 'Town Health Map']]

const decided: [...Given, decision: 'grant' | 'refuse', scopes: Scope[]][] = [
  [[89, '15:50'], 'priya', 'northside', 'Lab Results', 'grant', ['referral:read']],
  [[70, '14:44'], 'ana', 'northside', 'Claims Connect', 'refuse', ['survey:read']],
]

interface DemoRequest {
  when: When
  who: PersonName
  of: OrganizationName
  application: string
  scopes: string[]
  answer?: { when: When; by: PersonName; decision: 'authorize' | 'decline'; note: string }
}

const requests: DemoRequest[] = [
  {
    when: [36, '16:15'],
    who: 'tomas',
    of: 'northside',
    application: 'Chairside',
    scopes: ['user:read', 'profile:read', 'resource:manage'],
    answer: {
      when: [35, '14:26'],
      by: 'ana',
      decision: 'decline',
      note: 'We send people to Cedar; we do not chart for them.',
    },
  },
  {
    when: [22, '18:30'],
    who: 'layla',
    of: 'northside',
    application: 'Rendez-vous',
    scopes: ['user:read', 'organization:read'],
    answer: {
      when: [21, '15:12'],
      by: 'priya',
      decision: 'authorize',
      note: 'For the exchange with Montréal.',
    },
  },
  {
    when: [2, '17:44'],
    who: 'marcus',
    of: 'northside',
    application: 'Chairside',
    scopes: ['user:read', 'profile:read'],
  },
  {
    when: [1, '16:20'],
    who: 'theo',
    of: 'harbourLane',
    application: 'Intake Forms',
    scopes: ['user:read', 'application:read', 'survey:manage'],
  },
]

/** What organizations let others' applications do, and what their people asked them to. */
export function applicationsAreAuthorized(): Step[] {
  return [
    ...authorized.map(([when, by, of, application]) =>
      step(when, async ({ idOf, under, change }) =>
        change(await under(by, of), authorizeApplication, {
          body: { organization: idOf(organizations[of]), application: idOf(application) },
        }),
      ),
    ),
    ...revoked.map(([when, by, of, application]) =>
      step(when, async (demo) =>
        demo.change(await demo.under(by, of), revokeAuthorization, {
          params: await given(demo, of, application),
        }),
      ),
    ),
    ...decided.map(([when, by, of, application, decision, scopes]) =>
      step(when, async (demo) =>
        demo.change(await demo.under(by, of), decideOnScopes, {
          params: await given(demo, of, application),
          body: { decision, scopes },
        }),
      ),
    ),
    // From here on people ask before they sign in with something new.
    step([40, '15:07'], async ({ idOf, under, change }) =>
      change(await under('ana', 'northside'), setApprovalsRule, {
        params: { id: idOf(organizations.northside) },
        body: { memberApprovals: 'authorized' },
      }),
    ),
    ...requests.flatMap(asked),
  ]
}

async function given({ past, idOf }: Demo, of: OrganizationName, application: string) {
  const { db } = past.context
  const found = await findAuthorizationOf(db, idOf(organizations[of]), idOf(application))
  return { id: found!.id }
}

function asked({ when, who, of, application, scopes, answer }: DemoRequest): Step[] {
  let request: string
  const asks = step(when, async ({ idOf, under, change }) => {
    const made = await change(await under(who, of), requestApplication, {
      params: { id: idOf(organizations[of]) },
      body: { application: idOf(application), scopes: normalScopes(scopes) },
    })
    request = made.id
  })
  if (!answer) return [asks]
  const { by, decision, note } = answer
  const answers = step(answer.when, async ({ idOf, under, change }) =>
    change(await under(by, of), answerApplicationRequest, {
      params: { id: idOf(organizations[of]), request },
      body: { decision, note },
    }),
  )
  return [asks, answers]
}
