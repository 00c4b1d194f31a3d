import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { updateUser } from '@accord/contract/accounts.ts'
import { resetPassword, sendResetLink } from '@accord/contract/passwords.ts'
import { updateApplication } from '@accord/contract/applications.ts'
import { listApprovals, revokeApproval } from '@accord/contract/approvals.ts'
import { authorizeApplication, revokeAuthorization } from '@accord/contract/authorizations.ts'
import { removeMember } from '@accord/contract/members.ts'
import { leaveOrganization } from '@accord/contract/organizations.ts'
import { endOtherSessions, endSession } from '@accord/contract/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '#database/transactions.ts'
import { loadSigningKeys } from '#crypto/signing-keys.store.ts'
import { recordSignedInTo } from '#data/sessions/session-applications.store.ts'
import { spawnWorker } from '#testing/helpers/accord-process.ts'
import {
  setBackchannelLogout,
  openLogoutToken,
  type SignedIn,
  signedInTo,
} from '#testing/logout.ts'
import {
  registerTestClient,
  issuer,
  type TestClientRegistration,
  startOAuthService,
} from '#testing/oauth.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { type Receiver, startReceiver } from '#testing/helpers/receiver.ts'
import { type TestService, signingKeysForTests } from '#testing/test-service.ts'
import { waitOptions, runConcurrently, untilBlocked } from '#testing/concurrency.ts'

let service: TestService
let receiver: Receiver
let organization: TestOrganization
let application: TestClientRegistration
let logged = ''

beforeAll(async () => {
  receiver = await startReceiver()
  service = await startOAuthService({
    worker: true,
    environment: { LOG_LEVEL: 'trace' },
    log: { write: (line) => (logged += line) },
  })
})
beforeEach(async () => {
  logged = ''
  Object.assign(receiver, { received: [], answerWith: 200 })
  organization = await service.createOrganization()
  application = await registerTestClient(organization)
  await setBackchannelLogout(organization, application, `${receiver.url}/hear`)
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await receiver[Symbol.asyncDispose]()
})

/** Starts a new session of the owner that is signed in to the application. */
const aSession = (to: TestClientRegistration = application) =>
  signedInTo(service, to, organization.owner)

/** Revokes the owner's approval of the application. */
async function takeBack() {
  const { asUser } = organization.owner
  const { data } = await asUser.call(listApprovals, { query: { $skip: 0, $limit: 10 } })
  await asUser.call(revokeApproval, { params: { id: data[0]!.id } })
}

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  service.context.pool.query<Row>(text, values).then(({ rows }) => rows)
const waiting = () => query<{ sid: string }>('select sid from logout_notices')

/** Makes retries due immediately. */
async function retryNow() {
  await query(`update pgboss.job set start_after = now() where state = 'retry'`)
  service.context.jobs.wake('logout-notices')
}

/** Returns all notifications, once none is pending. */
async function told() {
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), waitOptions)
  const tokens = receiver.received.map(({ form }) => form.get('logout_token'))
  return Promise.all(tokens.map((token) => openLogoutToken(service, token)))
}
const sidsTold = async () => (await told()).map(({ claims }) => claims.sid)

describe('an application with a back-channel logout URL', () => {
  test('an application is notified of a sign-out with a token that only the service can create', async () => {
    const { sid, browser } = await aSession()
    const before = Math.floor(Date.now() / 1000)
    await browser.signOut()
    const [only, ...more] = await told()
    expect(more).toEqual([])
    expect(only!.header).toMatchObject({ alg: 'ES256', typ: 'logout+jwt' })
    expect(only!.claims).toEqual({
      iss: issuer,
      aud: application.id,
      sub: organization.owner.id,
      sid,
      iat: expect.any(Number),
      exp: expect.any(Number),
      jti: expect.stringMatching(/^[\w-]{20,}$/),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    })
    const { iat, exp } = only!.claims
    expect(iat).toBeGreaterThanOrEqual(before)
    expect(exp - iat).toBeLessThanOrEqual(120)
    expect(receiver.received).toMatchObject([
      { path: '/hear', contentType: 'application/x-www-form-urlencoded' },
    ])
  })

  test("a sign-out notification uses the application's ID token algorithm", async () => {
    const params = { id: application.id }
    await organization.owner.as.call(updateApplication, { params, body: { idTokenAlg: 'RS256' } })
    const { sid, browser } = await aSession()
    await browser.signOut()
    expect(await told()).toMatchObject([{ header: { alg: 'RS256' }, claims: { sid } }])
  })

  test('an application is notified of a session that another session ended', async () => {
    const { sid } = await aSession()
    const [noted] = await query<{ id: string }>(
      'select session_id as id from session_applications where sid = $1',
      [sid],
    )
    await organization.owner.asUser.call(endSession, { params: noted! })
    expect(await sidsTold()).toEqual([sid])
  })

  test.each([
    ['the person signed out all others', () => organization.owner.asUser.call(endOtherSessions)],
    [
      'the password was changed',
      () =>
        organization.owner.asUser.call(updateUser, {
          params: { id: organization.owner.id },
          body: {
            currentPassword: organization.owner.password,
            password: 'Orchard-77-Window',
          },
        }),
    ],
    [
      'the password was reset',
      async () => {
        const { email } = organization.owner
        await service.anonymous.call(sendResetLink, { body: { email } })
        const token = await service.codeFor(email)
        const body = { email, token, password: 'Orchard-77-Window' }
        await service.anonymous.call(resetPassword, { body })
      },
    ],
  ])('an application is notified of each session that ends because %s', async (_why, end) => {
    const [one, two] = [await aSession(), await aSession()]
    await end()
    expect((await sidsTold()).toSorted()).toEqual([one.sid, two.sid].toSorted())
  })

  test('an application is notified when the person revokes the approval', async () => {
    const { sid } = await aSession()
    await takeBack()
    expect(await sidsTold()).toEqual([sid])
  })

  test.each<[string, (member: TestMember, theirs: TestOrganization) => Promise<unknown>]>([
    [
      'is removed from the organization',
      ({ profileId: memberId }, { id, owner }) =>
        owner.as.call(removeMember, { params: { id, memberId } }),
    ],
    ['leaves the organization', ({ as }) => as.call(leaveOrganization, { body: {} })],
    [
      'belongs to an organization that withdraws its authorization',
      async (_member, { id: theirId, owner: { as } }) => {
        const body = { organization: theirId, application: application.id }
        const { id } = await as.call(authorizeApplication, { body })
        await as.call(revokeAuthorization, { params: { id } })
      },
    ],
  ])('an application is notified when a signed-in person %s', async (_why, end) => {
    const theirs = await service.createOrganization()
    const member = await service.createMember(theirs, ['member'])
    const { sid } = await signedInTo(service, application, member)
    await end(member, theirs)
    expect(await sidsTold()).toEqual([sid])
  })

  test('an application is notified only of sessions that were signed in to it', async () => {
    const other = await registerTestClient(organization)
    await setBackchannelLogout(organization, other, `${receiver.url}/other`)
    await aSession(other)
    const { sid, browser } = await aSession()
    await organization.owner.signInAgain()
    await browser.signOut()
    expect(await sidsTold()).toEqual([sid])
  })

  test('an application is notified once of a session that several requests end', async () => {
    const { sid, browser } = await aSession()
    await runConcurrently(4, () => browser.signOut())
    expect(await sidsTold()).toEqual([sid])
  })

  test.each([
    ['the session was ended', ({ browser }: SignedIn) => browser.signOut()],
    ['the approval was revoked', () => takeBack()],
  ])(
    'an application whose sign-in is in progress is notified if %s meanwhile',
    async (_what, end) => {
      const signedIn = await aSession()
      const { sid } = signedIn
      const late = await registerTestClient(organization)
      await setBackchannelLogout(organization, late, `${receiver.url}/late`)
      const { db, pool } = service.context
      const noted = Promise.withResolvers<void>()
      const commit = Promise.withResolvers<void>()
      const signingIn = inTransaction(db, async (trx) => {
        const { session_id: sessionId, approval_id: approvalId } = await trx
          .selectFrom('session_applications')
          .selectAll()
          .where('sid', '=', sid)
          .executeTakeFirstOrThrow()
        await recordSignedInTo(trx, { sessionId, approvalId, applicationId: late.id })
        noted.resolve()
        await commit.promise
      })
      await noted.promise
      const ended = end(signedIn)
      await untilBlocked(pool)
      commit.resolve()
      await Promise.all([signingIn, ended])
      await told()
      expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(['/hear', '/late'])
    },
  )
})

describe('no sign-out notification', () => {
  test("an application without a URL, or one that has just removed it, isn't notified", async () => {
    await setBackchannelLogout(organization, application, null)
    await (await aSession()).browser.signOut()
    expect(await waiting()).toEqual([])

    await setBackchannelLogout(organization, application, `${receiver.url}/hear`)
    receiver.answerWith = 503
    await (await aSession()).browser.signOut()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waitOptions)
    await setBackchannelLogout(organization, application, null)
    await vi.waitFor(async () => {
      await retryNow()
      expect(await waiting()).toEqual([])
    }, waitOptions)
    expect(receiver.received).toHaveLength(1)
  })

  test("an application isn't notified of a session that continues", async () => {
    await aSession()
    const params = { id: organization.id }
    expect((await organization.owner.asUser.refused(endSession, { params })).status).toBe(404)
    expect(await waiting()).toEqual([])
  })
})

describe("an application that doesn't respond", () => {
  test("an unavailable application doesn't delay the sign-out, and is notified again until it responds", async () => {
    const { sid, browser } = await aSession()
    receiver.answerWith = 503
    await browser.signOut()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waitOptions)
    const [job] = await vi.waitFor(async () => {
      const jobs = await query<{ pause: number }>(
        `select extract(epoch from start_after - started_on)::int as pause from pgboss.job
         where state = 'retry' and id in (select id from logout_notices)`,
      )
      expect(jobs).toHaveLength(1)
      return jobs
    }, waitOptions)
    expect(job!.pause).toBeGreaterThanOrEqual(2)
    receiver.answerWith = 200
    await vi.waitFor(async () => {
      await retryNow()
      expect(await waiting()).toEqual([])
    }, waitOptions)
    const tokens = await told()
    expect(tokens.map(({ claims }) => claims.sid)).toEqual([sid, sid])
    expect(new Set(tokens.map(({ claims }) => claims['jti'])).size).toBe(2)
  })

  test.each([301, 307, 404, 500])(
    'a notification is repeated after the status %s',
    async (status) => {
      const { browser } = await aSession()
      Object.assign(receiver, { answerWith: status, leadsTo: `${receiver.url}/elsewhere` })
      await browser.signOut()
      await vi.waitFor(async () => {
        await retryNow()
        expect(receiver.received.length).toBeGreaterThan(1)
      }, waitOptions)
      expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(['/hear']))
      receiver.answerWith = 200
      await vi.waitFor(async () => {
        await retryNow()
        expect(await waiting()).toEqual([])
      }, waitOptions)
    },
  )

  test("a notification that the application rejects isn't repeated, and the rejection is logged", async () => {
    receiver.answerWith = 400
    await (await aSession()).browser.signOut()
    expect(await told()).toHaveLength(1)
    expect(logged).toContain('an application rejected a sign-out notification')
    expect(logged).toContain(application.id)
  })

  test('a notification that fails for a day is abandoned, and the failure is logged', async () => {
    receiver.answerWith = 500
    await (await aSession()).browser.signOut()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waitOptions)
    expect(logged).not.toContain('could not deliver a sign-out notification')
    await query(`update logout_notices set created_at = now() - interval '25 hours'`)
    await vi.waitFor(async () => {
      await retryNow()
      expect(await waiting()).toEqual([])
    }, waitOptions)
    expect(logged).toContain('could not deliver a sign-out notification')
    expect(logged).toContain(application.id)
  })
})

test('LG1: logout tokens appear in no log', async () => {
  receiver.answerWith = 500
  await (await aSession()).browser.signOut()
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waitOptions)
  receiver.answerWith = 400
  await vi.waitFor(async () => {
    await retryNow()
    expect(await waiting()).toEqual([])
  }, waitOptions)
  const tokens = receiver.received.map(({ form }) => form.get('logout_token')!)
  expect(tokens.length).toBeGreaterThan(1)
  const [left] = await query<{ left: string }>(
    `select coalesce(string_agg(output::text, ' '), '') as left from pgboss.job`,
  )
  for (const token of tokens) {
    expect(logged).not.toContain(token.split('.')[2])
    expect(left!.left).not.toContain(token.split('.')[2])
  }
})

test('two services and a separate worker notify each application once', async () => {
  const folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  const masterKey = randomBytes(32)
  const keyFile = join(folder, 'secret.key')
  await writeFile(keyFile, masterKey.toString('base64'))
  await using first = await startOAuthService({ masterKey })
  // The worker's keys are loaded here, because services in tests otherwise have separate keys.
  const signingKeys = await loadSigningKeys(
    first.context.db,
    first.context.secrets,
    signingKeysForTests,
  )
  await using second = await startOAuthService({ beside: first, worker: true, signingKeys })
  await using worker = await spawnWorker({
    DATABASE_URL: first.databaseUrl,
    SECRET_KEY_FILE: keyFile,
    EXPORTS_DIR: join(folder, 'exports'),
    PUBLIC_URL: new URL(issuer).origin,
  })
  await worker.ready
  const theirs = await first.createOrganization()
  const registered = await registerTestClient(theirs)
  await setBackchannelLogout(theirs, registered, receiver.url)
  const sessions = await runConcurrently(6, () => signedInTo(first, registered, theirs.owner))
  await Promise.all(sessions.map(({ browser }) => browser.signOut()))
  await vi.waitFor(async () => {
    const { rows } = await first.context.pool.query('select from logout_notices')
    expect(rows).toEqual([])
  }, waitOptions)
  const tokens = receiver.received.map(({ form }) => form.get('logout_token'))
  const heard = await Promise.all(tokens.map((token) => openLogoutToken(second, token)))
  expect(heard.map(({ claims }) => claims.sid).toSorted()).toEqual(
    sessions.map(({ sid }) => sid).toSorted(),
  )
  await rm(folder, { recursive: true, force: true })
})
