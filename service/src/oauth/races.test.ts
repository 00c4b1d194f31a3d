import { type RawBuilder, sql } from 'kysely'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashSecret } from '#crypto/random-secret.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'
import { runConcurrently, untilBlocked } from '#testing/concurrency.ts'
import { findLiveApplicationToken } from '#data/approvals/live-token.store.ts'
import {
  createTestBrowser,
  registerTestClient,
  clientOf,
  decisionAt,
  type OAuthBrowser,
  testRedirectUri,
  type TestClientRegistration,
  startOAuthService,
  startAuthorization,
} from '#testing/oauth.ts'
import {
  codeAtOnce,
  redeeming,
  refreshing,
  type TokenAnswer,
  tokenRequest,
} from '#testing/helpers/token-requests.ts'

/** These rounds are enough to break a naive adapter every time. The race test RC1 runs more. */
const rounds = 12
const atOnce = 8

/** Two instances that share one PostgreSQL database, as they would behind a load balancer. */
let instances: [TestService, TestService]
let organization: TestOrganization
let application: TestClientRegistration
let browser: OAuthBrowser

beforeAll(async () => {
  const first = await startOAuthService()
  instances = [first, await startOAuthService({ beside: first })]
  organization = await first.createOrganization()
  application = await registerTestClient(organization)
  browser = await createTestBrowser(first, organization.owner)
})
afterAll(async () => {
  for (const instance of instances.toReversed()) await instance[Symbol.asyncDispose]()
})

const aCode = () => codeAtOnce(browser, application, organization.owner)
const at = (index: number) => instances[index % 2]!
const redeem = (index: number, code: string) =>
  tokenRequest(at(index), application, redeeming(code))
const refresh = (index: number, refreshToken: string) =>
  tokenRequest(at(index), application, refreshing(refreshToken))
const revoke = (token: string) => tokenRequest(instances[0], application, { token }, 'revoke')

/** Expects that exactly one of the requests succeeded. */
function expectOne(answers: TokenAnswer[]) {
  const [won, ...more] = answers.filter(({ status }) => status === 200)
  expect({ won: won !== undefined, more: more.length }).toEqual({ won: true, more: 0 })
  for (const { status, body } of answers.filter((answer) => answer !== won)) {
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'invalid_grant' })
  }
  return won!.body
}

/** Expects that all requests got the same tokens. */
function expectSame(answers: TokenAnswer[]) {
  const [first] = answers
  expect(first!.status).toBe(200)
  for (const { text } of answers) expect(text).toBe(first!.text)
  return first!.body
}

/** Expects that the other requests revoked the winner's tokens. */
async function expectNothingLive(tokens: TokenAnswer['body'][]) {
  const { db, pool } = instances[0].context
  for (const { access_token } of tokens) {
    expect(await findLiveApplicationToken(db, access_token!)).toBeUndefined()
  }
  const { rows } = await pool.query(`select kind from oauth_artifacts where kind = 'Grant'`)
  expect(rows).toEqual([])
  for (const { refresh_token } of tokens.slice(-5)) {
    expect((await refresh(1, refresh_token!)).status).toBe(400)
  }
}

describe(`${atOnce} simultaneous requests on two instances, ${rounds} rounds`, () => {
  test('simultaneous requests redeem a code exactly once', async () => {
    const won = []
    for (let round = 0; round < rounds; round += 1) {
      const code = await aCode()
      won.push(expectOne(await runConcurrently(atOnce, (index) => redeem(index, code))))
    }
    await expectNothingLive(won)
  })

  test('simultaneous requests use a refresh token once, and all get the same response', async () => {
    const { db, pool } = instances[0].context
    let { body } = await redeem(0, await aCode())
    for (let round = 0; round < rounds; round += 1) {
      const used = body.refresh_token!
      body = expectSame(await runConcurrently(atOnce, (index) => refresh(index, used)))
    }
    expect(await findLiveApplicationToken(db, body.access_token!)).toBeDefined()
    const { rows } = await pool.query(
      `select from oauth_artifacts where kind = 'RefreshToken' and consumed_at is null`,
    )
    expect(rows).toHaveLength(1)
    await revoke(body.refresh_token!)
  })

  test('simultaneous requests with an old refresh token revoke its family only once', async () => {
    const used = []
    const { pool } = instances[0].context
    for (let round = 0; round < 10; round += 1) {
      const { body } = await redeem(round, await aCode())
      used.push(body, (await refresh(round, body.refresh_token!)).body)
      await pool.query(`update oauth_artifacts set consumed_at = now() - interval '61 seconds'
        where kind = 'RefreshToken' and consumed_at is not null`)
      const answers = await runConcurrently(atOnce, (index) => refresh(index, body.refresh_token!))
      expect(answers.map(({ body: { error } }) => error)).toEqual(
        answers.map(() => 'invalid_grant'),
      )
    }
    await expectNothingLive(used)
    const { rows } = await pool.query(
      `select from account_activity where kind = 'application_access_ended'`,
    )
    expect(rows).toHaveLength(10)
  })
})

describe('simultaneous changes of an approval', () => {
  test('simultaneous approvals create one approval', async () => {
    const own = await registerTestClient(organization)
    const decision = {
      application: own.id,
      state: 'x',
      redirect: testRedirectUri,
      profile: organization.owner.profileId,
    }
    const answers = await runConcurrently(atOnce, () => browser.decide(decision))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: atOnce }, () => 200))
    const { rows } = await instances[0].context.pool.query(
      `select a.id from approvals a join organization_activity on kind = 'application_approved'
         and at >= a.created_at and detail->'scopes' = to_jsonb(a.scopes)
       where a.application_id = $1`,
      [own.id],
    )
    expect(rows).toHaveLength(1)
  })

  test('no working token is left if an approval is revoked while tokens are issued', async () => {
    const { db, pool } = instances[0].context
    for (let round = 0; round < 10; round += 1) {
      const codes = await Promise.all([aCode(), aCode(), aCode()])
      const { rows } = await pool.query<{ id: string }>(
        'select id from approvals where application_id = $1',
        [application.id],
      )
      const [, ...answers] = await Promise.all([
        organization.owner.asUser.request('DELETE', `/api/approval/${rows[0]!.id}`),
        ...codes.map((code, index) => redeem(index, code)),
      ])
      for (const { status, body } of answers) {
        expect([200, 400]).toContain(status)
        if (status === 200) {
          expect(await findLiveApplicationToken(db, body.access_token!)).toBeUndefined()
          expect((await refresh(0, body.refresh_token!)).status).toBe(400)
        }
      }
    }
  })
})

test('only one code is issued if two browsers answer a pushed request at the same moment', async () => {
  const { db, pool } = instances[0].context
  const { owner } = organization
  const client = await clientOf(instances[0], application)
  const { address } = await startAuthorization(client)
  const pushed = await oauth.buildAuthorizationUrlWithPAR(client, address.searchParams)
  const approved = await runConcurrently(2, async (index) => {
    const here = await createTestBrowser(at(index), owner)
    const screen = await here.visit(pushed)
    const { body } = await here.decide(decisionAt(screen.location, owner.profileId))
    return () => here.visit((body as { redirect: string }).redirect)
  })
  // Both requests find it unused before either of them uses it.
  const answers = await db.transaction().execute(async (trx) => {
    await sql`select from oauth_artifacts where kind = 'PushedAuthorizationRequest' for update`.execute(
      trx,
    )
    const begun = approved.map((visit) => visit())
    await untilBlocked(pool, 2)
    return { begun }
  })
  const visits = await Promise.all(answers.begun)
  const codes = visits.filter(({ location }) => location.searchParams.has('code'))
  const refused = visits.filter(
    ({ location, html }) =>
      location.searchParams.get('error') === 'invalid_request_uri' ||
      html.includes('invalid_request_uri'),
  )
  expect([codes.length, refused.length]).toEqual([1, 1])
})

describe('a request that PostgreSQL ends to resolve a deadlock still succeeds', () => {
  /** Locks a row, lets the service wait for it, and then requests a row that the service holds. */
  async function deadlocked<Result>(
    [held, wanted]: [held: RawBuilder<unknown>, wanted: RawBuilder<unknown>],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const { db, pool } = instances[0].context
    const { working } = await db.transaction().execute(async (trx) => {
      // The service detects the deadlock first, so PostgreSQL cancels its transaction.
      await sql`set local deadlock_timeout = '1min'`.execute(trx)
      await sql`${held} for update`.execute(trx)
      const begun = work()
      await untilBlocked(pool)
      await sql`${wanted} for update`.execute(trx)
      return { working: begun }
    })
    return working
  }

  test('a revocation survives a deadlock', async () => {
    const { body } = await redeem(0, await aCode())
    const { refresh_token } = (await refresh(0, body.refresh_token!)).body
    const { rows } = await instances[0].context.pool.query<{ grant_id: string }>(
      'select grant_id from oauth_artifacts where hash = $1',
      [hashSecret(refresh_token!)],
    )
    // Rows are deleted in their physical order.
    const ofIt = (order: 'asc' | 'desc') =>
      sql`select from oauth_artifacts where kind = 'AccessToken' and grant_id = ${rows[0]!.grant_id}
        order by ctid ${sql.raw(order)} limit 1`
    const { status } = await deadlocked([ofIt('desc'), ofIt('asc')], () => revoke(refresh_token!))
    expect(status).toBe(200)
    expect((await refresh(0, refresh_token!)).status).toBe(400)
  })

  test('issuing a token survives a deadlock', async () => {
    const rows = [
      sql`select from application_keys where application_id = ${application.id}`,
      sql`select from applications where id = ${application.id}`,
    ] as [RawBuilder<unknown>, RawBuilder<unknown>]
    const { status } = await deadlocked(rows, () =>
      tokenRequest(at(0), application, { grant_type: 'client_credentials' }),
    )
    expect(status).toBe(200)
  })
})
