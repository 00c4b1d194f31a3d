import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createKey, deleteKey, updateApplication } from '@accord/contract/applications.ts'
import { updateUser } from '@accord/contract/accounts.ts'
import { sendResetLink, resetLinkInvalid, resetPassword } from '@accord/contract/passwords.ts'
import { deleteInvitation } from '@accord/contract/invitations.ts'
import { removeMember } from '@accord/contract/members.ts'
import { getOrganization } from '@accord/contract/organizations.ts'
import { linkOfAnother, updateProfile } from '@accord/contract/profiles.ts'
import { cancelSecondFactorReset, resetOver } from '@accord/contract/factors.ts'
import { undoEmailChange, undoLinkInvalid } from '@accord/contract/email-change.ts'
import {
  reauthenticate,
  endSession,
  listSessions,
  login,
  logout,
  me,
} from '@accord/contract/session.ts'
import { accountActivityKinds, organizationActivityKinds } from '@accord/contract/activity.ts'
import { revokeAuthorization } from '@accord/contract/authorizations.ts'
import { sql } from 'kysely'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashSecret } from '#crypto/random-secret.ts'
import { createTestSignUp, requestEmailChange } from '#testing/accounts.ts'
import { createTestApplication, authorizeForTest } from '#testing/applications.ts'
import { runTestExport, ofOrganization } from '#testing/exports.ts'
import { createTestInvitation } from '#testing/members.ts'
import {
  createTestBrowser,
  approveClient,
  registerTestClient,
  clientOf,
  startOAuthService,
  startAuthorization,
} from '#testing/oauth.ts'
import { rawRequest } from '#testing/test-client.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { type Person, signIn, signUpForm } from '#testing/people.ts'
import type { TestService } from '#testing/test-service.ts'
import { type EventName, eventNames, eventOfKind } from './events.ts'

type Line = Record<string, unknown> & { event?: string; time?: number }

let service: TestService
let logged = ''
const secrets = new Set<string>()
const emails = new Set<string>()
let person: Person
let organization: TestOrganization
let member: TestMember

const lines = () =>
  logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
const events = (name: string) => lines().filter(({ event }) => event === name)

/** Causes every event at least once, so that the tests can look for it. */
beforeAll(async () => {
  service = await startOAuthService({
    environment: { LOG_LEVEL: 'trace' },
    log: { write: (line) => (logged += line) },
    limits: 'searchesPerPerson=1/1h,keysShownPerProfile=3/1h',
    worker: true,
  })
  await accounts()
  await organizations()
  await applications()
  await attempts()
})
afterAll(() => service[Symbol.asyncDispose]())

function hide({ email, password, token }: Person) {
  emails.add(email)
  secrets.add(password).add(token)
}

async function accounts() {
  const { anonymous } = service
  const begun = await createTestSignUp(service)
  const verified = await begun.browser
    .with({ origin: service.url })
    .request('POST', '/api/verify-email', { code: begun.code })
  secrets.add(begun.code).add(begun.cookie.split('=')[1]!)
  emails.add(begun.email)
  // The link signs in the browser that signed up.
  secrets.add((verified.body as { accessToken: string }).accessToken)
  for (const line of verified.headers.getSetCookie()) secrets.add(/=([^;]+)/.exec(line)![1]!)

  person = await service.createPerson()
  hide(person)
  const { email, password } = person
  await anonymous.refused(login, { body: { email, password: 'Wrong-1-Guess' } })
  await anonymous.refused(login, { body: { email: 'nobody@example.com', password } })
  secrets.add('Wrong-1-Guess')
  emails.add('nobody@example.com')
  const params = { id: person.id }
  const wrong = { currentPassword: 'Wrong-1-Guess', password: 'Orchard-77-Window' }
  await person.as.refused(updateUser, { params, body: wrong })
  await person.as.call(updateUser, { params, body: { ...wrong, currentPassword: password } })
  secrets.add('Orchard-77-Window')

  await anonymous.call(sendResetLink, { body: { email } })
  const code = await service.codeFor(email)
  const third = 'Meadow-58-Kettle'
  const reset = { token: code, email, password: third }
  await anonymous.call(resetPassword, { body: reset })
  await anonymous.refused(resetPassword, { body: reset })
  secrets.add(code).add(third)
  const body = { email, password: third }
  const [first, second] = [await signIn(anonymous, body), await signIn(anonymous, body)]
  const as = anonymous.with({ authorization: `Bearer ${first.accessToken}` })
  await as.call(reauthenticate, { body: { proof: { password: third } } })
  await as.refused(reauthenticate, { body: { proof: { totp: '123456' } } })
  const { data } = await as.call(listSessions, { query: {} })
  const other = data.find(({ current }) => !current)!
  await as.call(endSession, { params: { id: other.id } })
  await as.call(logout, { body: {} })
  secrets.add(first.accessToken).add(second.accessToken)
}

async function organizations() {
  organization = await service.createOrganization()
  hide(organization.owner)
  const { as } = organization.owner
  const invited = await createTestInvitation(service, organization)
  secrets.add(invited.code)
  emails.add(invited.email)
  await as.call(deleteInvitation, { params: { id: invited.id } })
  member = await service.createMember(organization, ['member'])
  hide(member)
  await as.call(updateProfile, { params: { id: member.profileId }, body: { roles: ['admin'] } })
  await as.call(removeMember, { params: { id: organization.id, memberId: member.profileId } })
  await runTestExport(as, ofOrganization(organization))
}

async function applications() {
  const { as } = organization.owner
  const application = await registerTestClient(organization)
  secrets.add(application.secret)
  const params = { id: application.id }
  await as.call(updateApplication, {
    params,
    body: { scopes: ['user:read', 'service-account:manage'] },
  })
  const key = await as.call(createKey, { params, body: {} })
  secrets.add(key.secret)
  await as.call(deleteKey, { params: { id: application.id, keyId: key.id } })
  const other = await service.createOrganization()
  hide(other.owner)
  const given = await authorizeForTest(other, await createTestApplication(organization))
  await other.owner.as.call(revokeAuthorization, { params: { id: given.id } })

  const client = await clientOf(service, application)
  const browser = await createTestBrowser(service, organization.owner)
  const { address, checks } = await startAuthorization(client)
  const back = await approveClient(browser, address, organization.owner.profileId)
  const tokens = await oauth.authorizationCodeGrant(client, back, checks)
  const refreshed = await oauth.refreshTokenGrant(client, tokens.refresh_token!)
  await service.context.pool.query(
    `update oauth_artifacts set consumed_at = consumed_at - interval '1 hour' where hash = $1`,
    [hashSecret(tokens.refresh_token!)],
  )
  await oauth.refreshTokenGrant(client, tokens.refresh_token!).catch(() => {})
  for (const issued of [tokens, refreshed]) {
    secrets.add(issued.access_token).add(issued.refresh_token!)
  }
  secrets.add(back.searchParams.get('code')!)
}

async function attempts() {
  const { anonymous, url } = service
  const browser = await service.createBrowserOf(organization.owner)
  secrets.add(browser.token).add(browser.xsrf)
  await anonymous.refused(me)
  const stranger = await service.createPerson()
  hide(stranger)
  await stranger.as.refused(getOrganization, { params: { id: organization.id }, query: {} })
  await browser.as.with({ 'x-xsrf-token': 'x' }).request('POST', '/api/auth/refresh')
  await anonymous.request('GET', '/api/me', undefined, { origin: 'https://evil.example' })
  await rawRequest(url, '/api/me', { headers: { host: 'evil.example' } })
  await anonymous.request('POST', '/api/user', { firstName: 7 })
  await rawRequest(url, '/oauth/userinfo', { headers: { authorization: 'Bearer acc_unknown' } })
  for (const guessed of [cancelSecondFactorReset, undoEmailChange]) {
    await anonymous.refused(guessed, { body: { code: `acc_${'A'.repeat(43)}` } })
  }
  const { to } = await requestEmailChange(service, stranger, { from: stranger.email })
  const code = await service.codeFor(to)
  await organization.owner.as.request('POST', '/api/me/email/verify', { code })
  emails.add(to)
  secrets.add(code)
  const { as } = organization.owner
  const application = await createTestApplication(organization)
  for (let times = 0; times < 4; times += 1) {
    await as.request('GET', `/api/key/${application.id}`)
  }
}

/** The 25 kinds of events that LG1 of the security design requires, with the fields that each must contain. */
const wanted: [event: string, who: string[]][] = [
  ['sign-up.done', ['account']],
  ['email.verified', ['account']],
  ['sign-in.succeeded', ['account']],
  ['sign-in.failed', []],
  ['password.wrong', ['account']],
  ['password.changed', ['account']],
  ['password.reset-requested', ['account']],
  ['password.reset', ['account']],
  ['code.refused', []],
  ['second-step.failed', ['account']],
  ['session.confirmed', ['account']],
  ['session.ended', ['account']],
  ['session.signed-out', ['account']],
  ['organization.created', ['account', 'organization']],
  ['member.invited', ['account', 'profile', 'organization']],
  ['invitation.deleted', ['account', 'profile', 'organization']],
  ['roles.changed', ['account', 'profile', 'organization']],
  ['member.removed', ['account', 'profile', 'organization']],
  ['application.created', ['account', 'profile', 'organization']],
  ['application.scopes-changed', ['account', 'profile', 'organization']],
  ['key.created', ['account', 'profile', 'organization']],
  ['key.deleted', ['account', 'profile', 'organization']],
  ['key.shown', ['account', 'profile', 'organization']],
  ['application.authorized', ['account', 'profile', 'organization']],
  ['authorization.revoked', ['account', 'profile', 'organization']],
  ['application.approved', ['account', 'profile', 'organization']],
  ['token.issued', ['account', 'application']],
  ['token.refused', ['application']],
  ['oauth.refused', []],
  ['refresh-token.reused', ['account', 'application']],
  ['export.requested', ['account', 'profile', 'organization']],
  ['access.refused', []],
  ['limit.hit', []],
  ['csrf.refused', []],
  ['origin.refused', []],
  ['host.refused', []],
  ['input.refused', []],
]

/** Events that this test doesn't cause and that aren't activity, with the test that covers each. */
const elsewhere: Partial<Record<EventName, string>> = {
  'account.removed': 'lifecycle/accounts/purge-account.test.ts',
  fault: 'oauth/engine-log.test.ts',
  'provider-sign-in.rejected': 'connections/observed-sign-in.test.ts',
  'service.started': 'observability/observed-processes.test.ts',
  'service.stopped': 'observability/observed-processes.test.ts',
  unavailable: 'http/database-gone.test.ts',
}

/** For these events, activity/log-recorded-activity.test.ts proves that they're logged. */
const recorded = [...organizationActivityKinds, ...accountActivityKinds].map(eventOfKind)

describe('LG1: the log of a full tour', () => {
  test.each(wanted)(
    'LG1: the log has %s with the actor, the action, the time, and the origin',
    (name, who) => {
      const [line] = events(name)
      expect(line).toBeDefined()
      expect(Math.abs(Date.now() - line!.time!)).toBeLessThan(600_000)
      expect(line).toMatchObject({ address: '127.0.0.1', network: '127.0.0.1' })
      expect(line!['requestId']).toMatch(/^[0-9a-f]{8}-\d+$/)
      for (const part of who) expect(line![part]).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  test('LG1: each kind of event is logged on the tour, with its activity, or in another test', () => {
    const seen = new Set(lines().flatMap(({ event }) => event ?? []))
    expect([...seen].filter((name) => !(eventNames as string[]).includes(name))).toEqual([])
    const missing = eventNames.filter((name) => !seen.has(name) && !recorded.includes(name))
    expect(missing.toSorted()).toEqual(Object.keys(elsewhere).toSorted())
    for (const [name, file] of Object.entries(elsewhere)) {
      const proof = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
      expect(proof, file).toContain(`'${name}'`)
    }
  })

  test('LG1: a guess at any emailed account link is logged as a rejected code', () => {
    expect(events('code.refused').map(({ code }) => code)).toEqual(
      expect.arrayContaining([
        resetLinkInvalid.code,
        resetOver.code,
        undoLinkInvalid.code,
        linkOfAnother.code,
      ]),
    )
  })

  test('LG1: a completed export is logged for the person who requested it', () => {
    const { id: account, profileId: profile } = organization.owner
    expect(events('export.completed')[0]).toMatchObject({
      account,
      profile,
      organization: organization.id,
    })
  })

  test('LG1: the log entry of a failed sign-in names the account, if there is one', () => {
    expect(events('sign-in.failed').map(({ account }) => account)).toEqual([person.id, undefined])
  })

  test('LG1: a role change names the profile and the roles, and no address', () => {
    expect(events('roles.changed')[0]).toMatchObject({
      account: organization.owner.id,
      on: [member.profileId],
      what: { before: ['member'], after: ['admin'] },
    })
  })

  test('LG1: denied access is logged with its call, status, and caller', () => {
    expect(events('access.refused')).toContainEqual(
      expect.objectContaining({
        call: 'GET /api/organization/:id',
        status: 404,
        code: 'not_found',
        account: expect.any(String),
      }),
    )
    expect(events('access.refused')).toContainEqual(
      expect.objectContaining({ call: 'GET /api/me', status: 401 }),
    )
  })

  test('LG1: a rate limit is logged with its name', () => {
    expect(events('limit.hit').map(({ limit }) => limit)).toContain('keysShownPerProfile')
  })

  test('LG1: each request is logged in one line with the caller, the origin, the call, and the result', () => {
    const answered = lines().filter(({ msg }) => msg === 'answered')
    expect(answered).toContainEqual(
      expect.objectContaining({
        method: 'PATCH',
        route: '/api/profile/:id',
        status: 200,
        account: organization.owner.id,
        profile: organization.owner.profileId,
        address: '127.0.0.1',
        milliseconds: expect.any(Number),
        requestId: expect.any(String),
      }),
    )
  })

  test('LG1: the log has no secrets and no email addresses', () => {
    expect(secrets.size).toBeGreaterThan(20)
    for (const secret of secrets) expect(logged).not.toContain(secret)
    for (const email of emails) expect(logged).not.toContain(email)
    expect(logged).not.toMatch(/[\w.-]+(?:@|%40)example\.com/)
  })
})

test("health checks aren't logged", async () => {
  const before = logged
  await service.anonymous.request('GET', '/healthz')
  await service.anonymous.request('GET', '/readyz')
  expect(logged).toBe(before)
})

test("input can't break out of its log line", async () => {
  const before = lines().length
  await rawRequest(service.url, '/api/me', {
    headers: { origin: 'https://x.example/"}{"event":"forged' },
  })
  const added = lines().slice(before)
  expect(added.map(({ event, msg }) => event ?? msg)).toEqual(['origin.refused', 'answered'])
})

test('LG1: a fault is logged without the row that the database rejected', async () => {
  const { db } = service.context
  const form = signUpForm({ lastName: 'Unstorable' })
  await sql`alter table users add constraint for_a_test check (last_name <> 'Unstorable')`.execute(
    db,
  )
  const { status } = await service.anonymous.request('POST', '/api/user', form)
  await sql`alter table users drop constraint for_a_test`.execute(db)
  expect(status).toBe(500)
  const { err } = lines().find(({ msg }) => msg === 'server_fault')!
  expect(err).toMatchObject({ code: '23514', constraint: 'for_a_test', stack: expect.any(String) })
  expect(logged).not.toContain('Unstorable')
  expect(logged).not.toContain(form.email)
})
