import type { Approval } from '@accord/contract/approvals.ts'
import type { Profile } from '@accord/contract/people.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope, StandardScope } from '@accord/contract/rules/scopes.ts'
import { describe, expect, test } from 'vitest'
import type { RequestedApproval } from '../approval-parameters.ts'
import { type ApprovalFacts, approvalStep, entryStep, type Instead } from './approval-step.ts'

const north = 'north'
const south = 'south'
const scopes: Scope[] = ['user:read', 'organization:read', 'survey:read', 'survey:manage']
const application = {
  id: 'app',
  name: 'Acme Surveys',
  description: '',
  logo: null,
  organization: { id: 'acme', name: 'Acme' },
  scopes,
}
const person = { id: 'ana', email: 'ana@example.com', firstName: 'Ana', lastName: 'Duarte' }
const at = '2026-11-15T12:00:00Z'
const flow = { application: 'app', state: 's', redirect: 'https://acme.example/back' }

function profileIn(organization: string, ...roles: Role[]): Profile {
  return {
    id: `${organization}-profile`,
    email: 'ana@example.com',
    emailProven: true,
    pendingEmail: null,
    roles,
    createdAt: at,
    joinedAt: at,
    founder: false,
    suspended: false,
    organization: { id: organization, name: organization },
  }
}

function approvalOf(
  profile: Profile | null,
  approved: Scope[] = scopes,
  more: Partial<Approval> = {},
): Approval {
  const id = `${profile?.id}-approval`
  const times = { createdAt: at, updatedAt: at }
  const use = { lastUsedAt: null, usedDays: [], unusedScopes: [], recordedSince: null }
  const standardScopes: StandardScope[] = ['openid']
  return { id, application, profile, scopes: approved, standardScopes, ...times, ...use, ...more }
}

function asking(
  requestedProfile: { orgId?: string; roles?: string[]; scope?: string } = {},
): RequestedApproval {
  const { orgId, roles, scope } = requestedProfile
  const request = scope === undefined ? {} : { interaction: 'i1', scope }
  return { flow: { ...flow, ...request }, requestedProfiles: [{ orgId, roles }, {}], orgId }
}

function stepOf(asked: RequestedApproval, facts: Partial<ApprovalFacts>, instead?: Instead) {
  const known = { person, application, profiles: [], approvals: [], statuses: [], ...facts }
  return approvalStep(asked, known, instead)
}

const member = profileIn(north, 'member')
const admin = profileIn(south, 'admin')

const visitor = (prompt?: string, signedIn = true) => ({ signedIn, prompt })

describe('the entry step', () => {
  test('APV-2: an unusable address is reported, whether or not someone is signed in', () => {
    const step = { step: 'address-problem', problem: 'missing-parameters' }
    expect(entryStep('missing-parameters', visitor())).toEqual(step)
    expect(entryStep('missing-parameters', visitor('login'))).toEqual(step)
  })

  test('APV-3: a visitor who is not signed in is redirected', () => {
    expect(entryStep(asking(), visitor(undefined, false))).toEqual({
      step: 'redirect',
      asked: asking(),
    })
  })

  test('the data for the approval screen loads with a session and all parameters', () => {
    expect(entryStep(asking(), visitor())).toEqual({ step: 'loading', asked: asking() })
  })

  test('someone who is signed in first completes the prompt, and a visitor has to sign in anyway', () => {
    const asked = asking()
    expect(entryStep(asked, visitor('login'))).toEqual({ step: 'sign-in-again', asked })
    expect(entryStep(asked, visitor('select_account'))).toEqual({ step: 'choose-account', asked })
    expect(entryStep(asked, visitor('anything'))).toEqual({ step: 'loading', asked })
    expect(entryStep(asked, visitor('login', false))).toEqual({ step: 'redirect', asked })
  })
})

test('people without the required second factor see the requirement before they choose anything', () => {
  const facts = { profiles: [member], approvals: [approvalOf(member)] }
  const missing = { ...facts, secondFactorMissing: true }
  expect(stepOf(asking(), missing)).toEqual({ step: 'second-factor-missing' })
  expect(stepOf(asking(), { ...facts, secondFactorMissing: false }).step).toBe('all-set')
})

describe('APV-5: without orgId the person selects a profile', () => {
  test('PER-4: profiles without any required role name the roles they need', () => {
    const step = stepOf(asking({ roles: ['admin', 'owner'] }), { profiles: [member, admin] })
    expect(step).toMatchObject({
      step: 'select-profile',
      choices: [
        { profile: member, neededRoles: ['admin', 'owner'] },
        { profile: admin, neededRoles: [] },
      ],
    })
  })

  test('PER-4: a role in the URL doesn’t replace a role in the state', () => {
    const asked = {
      ...asking({ roles: ['member'] }),
      requestedProfiles: [{ roles: ['member'] }, { roles: ['owner'] }],
    }
    expect(stepOf(asked, { profiles: [member] })).toMatchObject({
      choices: [{ neededRoles: ['owner'] }],
    })
  })

  test('APV-9: people without an eligible profile create an organization', () => {
    expect(stepOf(asking(), {})).toMatchObject({ step: 'create-org-profile', choices: [] })
    expect(stepOf(asking({ roles: ['owner'] }), { profiles: [member] })).toMatchObject({
      step: 'create-org-profile',
      choices: [{ neededRoles: ['owner'] }],
    })
  })

  test('APV-9: people with an eligible profile can create an organization instead', () => {
    const facts = { profiles: [member] }
    expect(stepOf(asking(), facts)).toMatchObject({ step: 'select-profile', mayCreate: true })
    expect(stepOf(asking(), facts, 'new-organization').step).toBe('create-org-profile')
  })

  test('creating an organization is not offered if its owner could not approve either', () => {
    const asked = asking({ roles: ['admin'] })
    expect(stepOf(asked, { profiles: [member] })).toMatchObject({
      step: 'role-missing',
      choices: [{ neededRoles: ['admin'] }],
    })
    expect(stepOf(asked, { profiles: [admin] })).toMatchObject({ mayCreate: false })
    expect(stepOf(asked, { profiles: [admin] }, 'new-organization').step).toBe('select-profile')
  })
})

describe('APV-6: with orgId', () => {
  test('use-org-profile is the step if the person has an eligible profile in the organization', () => {
    const step = stepOf(asking({ orgId: south }), { profiles: [member, admin] })
    expect(step).toMatchObject({ step: 'use-org-profile', choice: { profile: admin } })
  })

  test('all-set is the step for the profile that approved before', () => {
    const facts = { profiles: [member, admin], approvals: [approvalOf(admin), approvalOf(member)] }
    expect(stepOf(asking({ orgId: south }), facts)).toMatchObject({
      step: 'all-set',
      choices: [{ profile: admin }],
    })
  })

  test('an approval for another organization is ignored', () => {
    const facts = { profiles: [member, admin], approvals: [approvalOf(member)] }
    expect(stepOf(asking({ orgId: south }), facts).step).toBe('use-org-profile')
  })

  test('create-contact-profile is the step without a profile in the organization, and shares only scopes about the person', () => {
    expect(stepOf(asking({ orgId: south }), { profiles: [] })).toEqual({
      step: 'create-contact-profile',
      orgId: south,
      scopes: ['user:read'],
    })
  })

  test('PER-4: people do not become contacts if a contact can’t approve', () => {
    const asked = asking({ orgId: north, roles: ['admin'] })
    expect(stepOf(asked, { profiles: [] })).toEqual({
      step: 'role-missing',
      choices: [],
      neededRoles: ['admin'],
    })
    expect(stepOf(asked, { profiles: [member] })).toMatchObject({
      step: 'role-missing',
      choices: [{ profile: member }],
    })
    expect(stepOf(asking({ orgId: north, roles: ['contact'] }), {}).step).toBe(
      'create-contact-profile',
    )
  })

  test('PER-4: an earlier approval is ignored after the person loses the role', () => {
    const facts = { profiles: [member], approvals: [approvalOf(member)] }
    expect(stepOf(asking({ orgId: north, roles: ['admin'] }), facts).step).toBe('role-missing')
  })
})

describe('APV-7: previously authorized', () => {
  test('all-set lists each profile that approved', () => {
    const facts = { profiles: [member, admin], approvals: [approvalOf(member)] }
    expect(stepOf(asking(), facts)).toMatchObject({
      step: 'all-set',
      choices: [{ profile: member }],
      others: true,
    })
  })

  test('a person can leave the all-set step to choose another profile', () => {
    const facts = { profiles: [member, admin], approvals: [approvalOf(member)] }
    expect(stepOf(asking(), facts, 'another-profile')).toMatchObject({
      step: 'select-profile',
      choices: [{ approvedAt: at }, { approvedAt: undefined }],
    })
  })

  test.each([
    ['more than', [...scopes, 'network:read']],
    ['some of', ['user:read']],
    ['none of', []],
  ] as [string, Scope[]][])('an approval of %s the requested scopes is ignored', (_, approved) => {
    const facts = { profiles: [member], approvals: [approvalOf(member, approved)] }
    expect(stepOf(asking(), facts).step).toBe('select-profile')
  })

  test('the order of scopes does not matter', () => {
    const facts = { profiles: [member], approvals: [approvalOf(member, scopes.toReversed())] }
    expect(stepOf(asking(), facts).step).toBe('all-set')
  })

  test('an approval for a deleted organization is ignored until the organization is restored', () => {
    const deletion = { askedAt: at, removedAt: at }
    const gone = { ...member, organization: { ...member.organization, deletion } }
    const facts = { profiles: [gone, admin], approvals: [approvalOf(gone)] }
    expect(stepOf(asking(), facts).step).toBe('select-profile')
    expect(stepOf(asking({ orgId: north }), facts).step).toBe('role-missing')
  })

  test("a suspended member's approval is ignored until they are reactivated", () => {
    const suspended = { ...member, suspended: true }
    const facts = { profiles: [suspended, admin], approvals: [approvalOf(suspended)] }
    expect(stepOf(asking(), facts).step).toBe('select-profile')
    expect(stepOf(asking({ orgId: north }), facts).step).toBe('role-missing')
  })

  test('an approval under a profile that the person no longer has is ignored', () => {
    const facts = { profiles: [admin], approvals: [approvalOf(member)] }
    expect(stepOf(asking(), facts).step).toBe('select-profile')
  })

  test('a contact’s approval covers what a contact can share', () => {
    const contact = profileIn(north, 'contact')
    const facts = { profiles: [contact], approvals: [approvalOf(contact, ['user:read'])] }
    expect(stepOf(asking({ orgId: north }), facts).step).toBe('all-set')
  })

  test('a request for fewer scopes is met by an approval of exactly those or of all', () => {
    const asked = asking({ scope: 'user:read network:manage' })
    const stepAfter = (approved: Scope[]) =>
      stepOf(asked, { profiles: [member], approvals: [approvalOf(member, approved)] })
    const allSet = { step: 'all-set', choices: [{ scopes: ['user:read'] }] }
    expect(stepAfter(['user:read'])).toMatchObject(allSet)
    expect(stepAfter(scopes)).toMatchObject(allSet)
    expect(stepAfter(['user:read', 'survey:read']).step).toBe('select-profile')
  })

  test('the profile that approved last comes first', () => {
    const later = { updatedAt: '2026-11-15T13:00:00Z' }
    const approvals = [approvalOf(member), approvalOf(admin, scopes, later)]
    expect(stepOf(asking(), { profiles: [member, admin], approvals })).toMatchObject({
      step: 'all-set',
      choices: [{ profile: admin }, { profile: member }],
    })
  })

  test('an approval is ignored if a standard scope would share more about the person', () => {
    const asked = asking({ scope: 'openid profile email' })
    const stepAfter = (...standardScopes: StandardScope[]) =>
      stepOf(asked, {
        profiles: [member],
        approvals: [approvalOf(member, [], { standardScopes })],
      }).step
    expect(stepAfter('openid', 'profile', 'email')).toBe('all-set')
    expect(stepAfter('openid', 'profile', 'email', 'offline_access')).toBe('all-set')
    expect(stepAfter('openid', 'profile')).toBe('select-profile')
    expect(stepAfter('openid')).toBe('select-profile')
  })
})

describe('approving as oneself', () => {
  const scope = 'openid profile email user:read'
  const justYou = { id: 'oneself', profile: undefined, email: 'ana@example.com', neededRoles: [] }

  test('people without a profile approve scopes about themselves without an organization', () => {
    expect(stepOf(asking({ scope }), {})).toMatchObject({
      step: 'select-profile',
      choices: [{ ...justYou, scopes: ['user:read'] }],
      mayCreate: false,
    })
    expect(stepOf(asking({ scope }), {}, 'new-organization').step).toBe('select-profile')
  })

  test('people with profiles can choose themselves instead', () => {
    expect(stepOf(asking({ scope }), { profiles: [member, admin] })).toMatchObject({
      step: 'select-profile',
      choices: [{ profile: member }, { profile: admin }, justYou],
      mayCreate: true,
    })
  })

  test('an earlier approval as oneself is recognized', () => {
    const standardScopes: StandardScope[] = ['openid', 'profile', 'email']
    const approvals = [approvalOf(null, ['user:read'], { standardScopes })]
    expect(stepOf(asking({ scope }), { approvals })).toMatchObject({
      step: 'all-set',
      choices: [justYou],
      others: false,
    })
    const facts = { profiles: [member], approvals }
    expect(stepOf(asking({ scope }), facts)).toMatchObject({ choices: [justYou], others: true })
  })

  test('approving as oneself is not offered for an organization’s data, a named organization, or a role', () => {
    const none = { profiles: [] }
    expect(stepOf(asking(), none).step).toBe('create-org-profile')
    expect(stepOf(asking({ scope: 'openid survey:read' }), none).step).toBe('create-org-profile')
    expect(stepOf(asking({ scope, roles: ['owner'] }), none).step).toBe('create-org-profile')
    expect(stepOf(asking({ scope, orgId: north }), none).step).toBe('create-contact-profile')
    const requestedProfiles = [{}, { roles: ['owner'] }]
    expect(stepOf({ ...asking({ scope }), requestedProfiles }, none).step).toBe(
      'create-org-profile',
    )
  })

  test('approving as oneself is not offered in the direct flow', () => {
    const asks = { ...application, scopes: ['user:read' as const] }
    expect(stepOf(asking(), { application: asks }).step).toBe('create-org-profile')
  })

  test('an approval as oneself is not used for a profile', () => {
    const approvals = [approvalOf(null)]
    expect(stepOf(asking(), { profiles: [member], approvals }).step).toBe('select-profile')
  })
})

test('a session of an identity provider approves only for its profile', () => {
  const scope = 'openid profile email'
  const facts = { profiles: [member], isProviderSession: true }
  expect(stepOf(asking({ scope }), facts)).toMatchObject({
    step: 'select-profile',
    choices: [{ profile: member }],
    mayCreate: false,
  })
  expect(stepOf(asking({ scope }), facts, 'new-organization').step).toBe('select-profile')
  expect(stepOf(asking({ scope, roles: ['owner'] }), facts).step).toBe('role-missing')
  const elsewhere = { profiles: [], isProviderSession: true }
  expect(stepOf(asking({ scope, orgId: north }), elsewhere).step).toBe('own-account-needed')
})

test('an earlier approval is ignored if the organization now allows only authorized applications', () => {
  const status = {
    profile: member.id,
    organization: north,
    own: false,
    authorized: false,
    withheldScopes: [],
    canAuthorize: false,
    authorizationNeeded: true,
    request: null,
  }
  const facts = { profiles: [member], approvals: [approvalOf(member)] }
  expect(stepOf(asking(), facts)).toMatchObject({
    step: 'all-set',
    choices: [{ consent: undefined }],
  })
  const needed = { ...facts, statuses: [status] }
  expect(stepOf(asking(), needed)).toMatchObject({
    step: 'select-profile',
    choices: [{ consent: { isNeeded: true, isTheirs: false, scopes } }],
  })
  expect(stepOf(asking({ orgId: north }), needed).step).toBe('use-org-profile')
})
