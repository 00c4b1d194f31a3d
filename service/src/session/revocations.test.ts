import { updateUser } from '@accord/contract/accounts.ts'
import { resetPassword, sendResetLink } from '@accord/contract/passwords.ts'
import { createKey, deleteApplication, deleteKey } from '@accord/contract/applications.ts'
import { listApprovals, revokeApproval } from '@accord/contract/approvals.ts'
import { revokeAuthorization } from '@accord/contract/authorizations.ts'
import { deleteAccount } from '@accord/contract/deletions.ts'
import { removeMember, suspendMember } from '@accord/contract/members.ts'
import { leaveOrganization } from '@accord/contract/organizations.ts'
import { updateProfile, verifyProfileEmail } from '@accord/contract/profiles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { logout } from '@accord/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { requestApproval, authorizeForTest, keysOf } from '#testing/applications.ts'
import type { Browser } from '#testing/browser.ts'
import { fileAddress, createFinishedExport, ofOrganization } from '#testing/exports.ts'
import { randomEmail, createTestInvitation } from '#testing/members.ts'
import {
  sharedOAuthService,
  startOAuthService,
  createTestBrowser,
  registerTestClient,
  type TestClientRegistration,
} from '#testing/oauth.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { signIn } from '#testing/people.ts'
import { caller } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import {
  codeAtOnce,
  type Form,
  redeeming,
  refreshing,
  tokenRequest,
} from '#testing/helpers/token-requests.ts'

let service: TestService
/** The organization that owns the application, and the one where it's authorized and used. */
let maker: TestOrganization
let home: TestOrganization

beforeAll(async () => {
  service = await sharedOAuthService()
  ;[maker, home] = [await service.createOrganization(), await service.createOrganization()]
})

/** All credentials that a person who uses every feature can have. */
interface Held {
  ana: TestMember
  /** The current password, which one of the events changes. */
  password: string
  otherSession: string
  browser: Browser
  application: TestClientRegistration & { secondSecret: string; authorizationId: string }
  accessToken: string
  refreshToken: string
  /** The parameters that redeem an unused code. */
  code: Form
  ownName: string
  resetCode: string
  addressLink: string
  invitationCode: string
  file: string
}

async function everything(): Promise<Held> {
  const ana = await service.createMember(home, ['admin'])
  const scopes: Scope[] = [
    'user:read',
    'profile:read',
    'organization:read',
    'service-account:manage',
  ]
  const application = await registerTestClient(maker, { scopes })
  const { id: authorizationId } = await authorizeForTest(home, application)
  const { id } = application
  const second = await maker.owner.as.call(createKey, { params: { id }, body: {} })
  const browser = await createTestBrowser(service, ana)
  const aCode = async () => redeeming(await codeAtOnce(browser, application, ana))
  const ask = async (form: Form) => (await tokenRequest(service, application, form)).body
  const tokens = await ask(await aCode())
  const params = { id: ana.profileId }
  const address = randomEmail()
  await ana.as.call(updateProfile, { params, body: { email: address } })
  await service.anonymous.call(sendResetLink, { body: { email: ana.email } })
  const job = await createFinishedExport(service, ana.as, ofOrganization(home))
  return {
    ana,
    password: ana.password,
    otherSession: await ana.signInAgain(),
    browser: await service.createBrowserOf(ana),
    application: { ...application, secondSecret: second.secret, authorizationId },
    accessToken: tokens.access_token!,
    refreshToken: tokens.refresh_token!,
    code: await aCode(),
    ownName: (await ask({ grant_type: 'client_credentials' })).access_token!,
    resetCode: await service.codeFor(ana.email),
    addressLink: await service.codeFor(address),
    invitationCode: (await createTestInvitation(service, home, { roles: ['admin'], by: ana })).code,
    file: fileAddress(ofOrganization(home), job),
  }
}

const bearing = (at: TestService, token: string) =>
  caller(at.url, { authorization: `Bearer ${token}` })
const members = () => `/api/organization/${home.id}/members`

/** Exchanges a token with one of the application's remaining secrets. */
const exchange = (at: TestService, { application: { id, secondSecret } }: Held, form: Form) =>
  tokenRequest(at, { id, secret: secondSecret }, form)

/** Signs in again, because the test isn't about the token itself. */
async function anew(at: TestService, { ana, password }: Held) {
  const { accessToken } = await signIn(at.anonymous, { email: ana.email, password })
  return bearing(at, accessToken)
}

/** A request for each kind of credential. A response of 200 means that the credential works. */
const tries: Record<string, (held: Held, at: TestService) => Promise<{ status: number }>> = {
  'user token': ({ ana }, at) => ana.asUser.at(at.url).request('GET', '/api/me'),
  'profile token': ({ ana }, at) => ana.as.at(at.url).request('GET', members()),
  'token of another session': (held, at) =>
    bearing(at, held.otherSession).request('GET', '/api/me'),
  'token and cookies of a browser': ({ browser }, at) =>
    browser.as.at(at.url).request('GET', '/api/me'),
  'access token': (held, at) => bearing(at, held.accessToken).request('GET', members()),
  'token in an application’s own name': (held, at) =>
    bearing(at, held.ownName).request('GET', `/api/organization/${home.id}`),
  'refresh token': async (held, at) => {
    const answer = await exchange(at, held, refreshing(held.refreshToken))
    held.refreshToken = answer.body.refresh_token ?? held.refreshToken
    return answer
  },
  'emailed invitation': async (held, at) =>
    maker.owner.asUser.at(at.url).request('GET', `/api/invitation/${held.invitationCode}`),
  'file of an export': async (held, at) => {
    const as = await anew(at, held)
    const body = { user: held.ana.id, profile: held.ana.profileId }
    const { status, body: given } = await as.request('POST', '/api/auth/profile/token', body)
    if (status !== 200) return { status }
    return bearing(at, (given as { token: string }).token).request('GET', held.file)
  },
}

/** This credential works once, and only for a minute. */
const triesAtOnce: typeof tries = {
  'code of an application': (held, at) => exchange(at, held, held.code),
}

/** This credential works only once, so it's tried at the end. */
const triesOnce: typeof tries = {
  'link to a new address': async (held, at) =>
    (await anew(at, held)).request('POST', '/api/verify-profile-email', {
      code: held.addressLink,
    }),
  'link to a new password': ({ ana, resetCode }, at) =>
    at.anonymous.request('POST', '/api/password/reset', {
      email: ana.email,
      token: resetCode,
      password: 'Meadow-58-Kettle',
    }),
}

const sessions = {
  'token of another session': 401,
  'token and cookies of a browser': 401,
}
const ownSession = { 'user token': 401, 'profile token': 401 }
const application = { 'access token': 401, 'refresh token': 400, 'code of an application': 400 }
const membership = {
  ...application,
  'profile token': 401,
  'emailed invitation': 404,
  'file of an export': 404,
  'link to a new address': 400,
}

/**
 * Each row of section 2.3 of the security design, and the responses to the credentials that it ends. All others keep
 * working.
 */
const events: [
  event: string,
  does: (held: Held) => Promise<unknown>,
  ends: Partial<Record<string, number>>,
][] = [
  ['signing out', ({ ana }) => ana.asUser.call(logout, { body: {} }), ownSession],
  [
    'changing the password',
    async (held) => {
      const { id } = held.ana
      const body = { currentPassword: held.password, password: 'Orchard-77-Window' }
      await held.ana.asUser.call(updateUser, { params: { id }, body })
      held.password = body.password
    },
    { ...sessions, 'link to a new password': 400 },
  ],
  [
    'resetting the password',
    async (held) => {
      const { email } = held.ana
      const body = { email, token: held.resetCode, password: 'Orchard-77-Window' }
      await service.anonymous.call(resetPassword, { body })
      held.password = body.password
    },
    {
      ...ownSession,
      ...sessions,
      ...application,
      'link to a new address': 400,
      'link to a new password': 400,
    },
  ],
  [
    'verifying another address',
    async ({ ana }) => {
      const email = randomEmail()
      await ana.as.call(updateProfile, { params: { id: ana.profileId }, body: { email } })
      const code = await service.codeFor(email)
      await ana.asUser.call(verifyProfileEmail, { body: { code } })
    },
    { 'link to a new address': 400 },
  ],
  ['leaving', ({ ana }) => ana.as.call(leaveOrganization, { body: {} }), membership],
  [
    'being removed',
    ({ ana }) =>
      home.owner.as.call(removeMember, { params: { id: home.id, memberId: ana.profileId } }),
    membership,
  ],
  [
    'being suspended',
    ({ ana }) =>
      home.owner.as.call(suspendMember, { params: { id: home.id, memberId: ana.profileId } }),
    {
      ...application,
      'profile token': 401,
      'file of an export': 403,
      'link to a new address': 403,
    },
  ],
  [
    'deleting the account',
    ({ ana }) => ana.asUser.call(deleteAccount, { body: { organizations: [] } }),
    {
      ...ownSession,
      ...sessions,
      ...application,
      'file of an export': 403,
      'link to a new address': 403,
    },
  ],
  [
    'losing a role',
    ({ ana }) =>
      home.owner.as.call(updateProfile, {
        params: { id: ana.profileId },
        body: { roles: ['member'] },
      }),
    {
      'profile token': 403,
      'access token': 403,
      'emailed invitation': 404,
      'file of an export': 403,
    },
  ],
  [
    'revoking the authorization',
    (held) =>
      home.owner.as.call(revokeAuthorization, {
        params: { id: held.application.authorizationId },
      }),
    { ...application, 'token in an application’s own name': 404 },
  ],
  [
    'revoking the approval',
    async ({ ana, application: { id } }) => {
      const { data } = await ana.asUser.call(listApprovals, { query: { application: id } })
      await ana.asUser.call(revokeApproval, { params: { id: data[0]!.id } })
    },
    application,
  ],
  [
    'the application requests fewer scopes',
    (held) => requestApproval(maker, held.application, ['user:read', 'service-account:manage']),
    { 'access token': 403, 'token in an application’s own name': 403 },
  ],
  [
    'the application loses its service account',
    (held) => requestApproval(maker, held.application, ['user:read', 'organization:read']),
    { 'access token': 403, 'token in an application’s own name': 401 },
  ],
  [
    'deleting the secret',
    async ({ application: { id, secret } }) => {
      const key = (await keysOf(maker.owner.as, { id })).find((each) => each.secret === secret)!
      await maker.owner.as.call(deleteKey, { params: { id, keyId: key.id } })
    },
    { 'token in an application’s own name': 401 },
  ],
  [
    'deleting the application',
    (held) => maker.owner.as.call(deleteApplication, { params: { id: held.application.id } }),
    {
      'access token': 401,
      'token in an application’s own name': 401,
      'refresh token': 401,
      'code of an application': 401,
    },
  ],
]

/**
 * The responses for each kind of credential: before the event, right after it, and from an instance that was started
 * later.
 */
const found = new Map<string, Record<'before' | 'here' | 'restarted', Record<string, number>>>()

beforeAll(async () => {
  const holders: [string, Held][] = []
  for (const [event, does] of events) {
    const held = await everything()
    const before = await look(tries, held, service)
    await does(held)
    const here = await look({ ...tries, ...triesAtOnce }, held, service)
    found.set(event, { before, here, restarted: {} })
    holders.push([event, held])
  }
  // This instance hasn't received any of the requests and reads everything from the database.
  await using another = await startOAuthService({ beside: service })
  for (const [event, held] of holders) {
    found.get(event)!.restarted = await look({ ...tries, ...triesOnce }, held, another)
  }
})

async function look(all: typeof tries, held: Held, at: TestService) {
  const statuses: Record<string, number> = {}
  for (const [kind, tried] of Object.entries(all)) statuses[kind] = (await tried(held, at)).status
  return statuses
}

describe.each(events)('SE1: after %s', (event, _does, ends) => {
  test.each(Object.keys(tries))(
    'the %s works or has ended as expected, immediately and after a restart',
    (kind) => {
      const { before, here, restarted } = found.get(event)!
      const status = ends[kind] ?? 200
      expect([before[kind], here[kind], restarted[kind]]).toEqual([200, status, status])
    },
  )

  test.each(Object.keys({ ...triesAtOnce, ...triesOnce }))(
    'the %s works or has ended as expected',
    (kind) => {
      const { here, restarted } = found.get(event)!
      expect(here[kind] ?? restarted[kind]).toBe(ends[kind] ?? 200)
    },
  )
})
