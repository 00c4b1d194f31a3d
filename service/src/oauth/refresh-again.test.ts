import { listActivity } from '@accord/contract/activity.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashSecret } from '#crypto/random-secret.ts'
import { dumpOf } from '#testing/dump.ts'
import { emailsTo } from '#testing/inbox.ts'
import {
  approveClient,
  registerTestClient,
  type TestClientRegistration,
  type Stage,
  startOAuthService,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'
import type { TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { sweepTable } from '#lifecycle/retention.store.ts'

let { service, organization, application, client, browser } = {} as Stage
/** A second instance behind the same load balancer. */
let beside: TestService

beforeAll(async () => {
  ;({ service, organization, application, client, browser } = await startStage())
  beside = await startOAuthService({ beside: service })
})
afterAll(async () => {
  await beside[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

interface Tokens {
  access_token: string
  refresh_token: string
  scope: string
}

async function signedIn(): Promise<Tokens> {
  const { address, checks } = await startAuthorization(client)
  const back = await approveClient(browser, address, organization.owner.profileId)
  const tokens = await oauth.authorizationCodeGrant(client, back, checks)
  return tokens as unknown as Tokens
}

interface RefreshOptions {
  at?: TestService
  by?: TestClientRegistration
  scope?: string
}

/** Returns the body as text, to compare it byte by byte. */
async function refresh(
  refresh_token: string,
  { at = service, by = application, scope }: RefreshOptions,
) {
  const response = await fetch(`${at.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token,
      client_id: by.id,
      client_secret: by.secret,
      ...(scope && { scope }),
    }),
  })
  return { status: response.status, body: await response.text() }
}

const tokensIn = ({ status, body }: { status: number; body: string }): Tokens => {
  expect({ status, body }).toMatchObject({ status: 200 })
  return JSON.parse(body) as Tokens
}
const isActive = async (token: string) => (await oauth.tokenIntrospection(client, token)).active
const refused = () => ({ status: 400, body: expect.stringContaining('"error":"invalid_grant"') })
const forOtherScopes = {
  status: 400,
  body: expect.stringContaining('already used for other scopes'),
}

/** Moves the time of use into the past. */
const wait = (value: string, seconds: number) =>
  service.context.pool.query(
    `update oauth_artifacts set consumed_at = consumed_at - make_interval(secs => $2) where hash = $1`,
    [hashSecret(value), seconds],
  )

const emails = async () =>
  (await emailsTo(service.context, organization.owner.email)).filter(
    ({ kind }) => kind === 'application_access_ended',
  )

describe('OA1: a refresh token that is used again within 60 s', () => {
  test('a repeated refresh returns the same tokens, byte for byte, from any instance', async () => {
    const { refresh_token } = await signedIn()
    const first = await refresh(refresh_token, {})
    // The two requests may take seconds on a busy machine, so this uses up only 40 of the 60 seconds.
    await wait(refresh_token, 40)
    expect(await refresh(refresh_token, { at: beside })).toEqual(first)
    expect(await refresh(refresh_token, {})).toEqual(first)

    const tokens = tokensIn(first)
    expect(await isActive(tokens.access_token)).toBe(true)
    expect(tokensIn(await refresh(tokens.refresh_token, {})).refresh_token).toMatch(/^acr_/)
  })

  test('repeated refreshes store one response and no other rows', async () => {
    const { refresh_token } = await signedIn()
    const { pool } = service.context
    const count = async () => (await pool.query('select from oauth_artifacts')).rowCount
    tokensIn(await refresh(refresh_token, {}))
    const before = await count()
    await runConcurrently(4, () => refresh(refresh_token, {}))
    expect(await count()).toBe(before)
  })

  test("another client can't use a refresh token, and its attempt doesn't affect the token's owner", async () => {
    const other = await registerTestClient(organization)
    const { refresh_token } = await signedIn()
    const first = await refresh(refresh_token, {})
    expect(await refresh(refresh_token, { by: other })).toEqual(refused())
    expect(await refresh(refresh_token, {})).toEqual(first)
    await wait(refresh_token, 61)
    expect(await refresh(refresh_token, { by: other })).toEqual(refused())
    expect(await isActive(tokensIn(first).access_token)).toBe(true)
  })

  test('a repeated refresh with other scopes is rejected and revokes nothing', async () => {
    const { refresh_token, scope } = await signedIn()
    const first = await refresh(refresh_token, { scope: 'openid user:read' })
    const { access_token } = tokensIn(first)
    expect(await refresh(refresh_token, {})).toEqual(forOtherScopes)
    expect(await refresh(refresh_token, { scope: 'openid' })).toEqual(forOtherScopes)
    expect(await refresh(refresh_token, { scope: 'user:read openid' })).toEqual(first)
    expect(await isActive(access_token)).toBe(true)

    const whole = await signedIn()
    const all = await refresh(whole.refresh_token, {})
    expect(await refresh(whole.refresh_token, { scope })).toEqual(all)
  })

  test('introspection shows a used refresh token as inactive', async () => {
    const { refresh_token } = await signedIn()
    expect(await isActive(refresh_token)).toBe(true)
    await refresh(refresh_token, {})
    expect(await isActive(refresh_token)).toBe(false)
  })

  test('a repeated refresh fails once its tokens were revoked', async () => {
    const { refresh_token } = await signedIn()
    const tokens = tokensIn(await refresh(refresh_token, {}))
    await oauth.tokenRevocation(client, tokens.refresh_token)
    expect(await refresh(refresh_token, {})).toEqual(refused())
  })
})

describe('OA1: the stored response to a refresh', () => {
  test("a stored response can't be read from the database", async () => {
    const { refresh_token } = await signedIn()
    const tokens = tokensIn(await refresh(refresh_token, {}))
    const dump = await dumpOf(service.context.pool)
    const { rows } = await service.context.pool.query<{ answer: Buffer }>(
      'select answer from oauth_artifacts where hash = $1',
      [hashSecret(refresh_token)],
    )
    expect(rows[0]!.answer.length).toBeGreaterThan(200)
    for (const secret of Object.values(tokens)) {
      if (!secret.startsWith?.('ac') && !secret.startsWith?.('ey')) continue
      expect(dump).not.toContain(secret)
      expect(dump).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })

  test("a stored response is erased once it can't be repeated anymore", async () => {
    const { refresh_token } = await signedIn()
    await refresh(refresh_token, {})
    const { pool } = service.context
    const kept = async () =>
      (
        await pool.query('select from oauth_artifacts where hash = $1 and answer is not null', [
          hashSecret(refresh_token),
        ])
      ).rowCount
    await sweepTable(service.context, 'oauth_artifacts')
    expect(await kept()).toBe(1)
    await wait(refresh_token, 600)
    await sweepTable(service.context, 'oauth_artifacts')
    expect(await kept()).toBe(0)
  })
})

describe('OA1: a refresh token that is used again later', () => {
  test("reusing a refresh token after the grace period revokes all of the approval's tokens and notifies the person once", async () => {
    const first = await signedIn()
    const second = tokensIn(await refresh(first.refresh_token, {}))
    const third = tokensIn(await refresh(second.refresh_token, {}))
    const before = (await emails()).length
    await wait(first.refresh_token, 61)

    const answers = await runConcurrently(8, (index) =>
      refresh(first.refresh_token, { at: index % 2 === 0 ? service : beside }),
    )
    for (const answer of answers) expect(answer).toEqual(refused())
    expect(await refresh(first.refresh_token, {})).toEqual(refused())
    for (const { access_token, refresh_token } of [first, second, third]) {
      expect(await isActive(access_token)).toBe(false)
      expect(await refresh(refresh_token, {})).toEqual(refused())
    }

    const told = await emails()
    expect(told).toHaveLength(before + 1)
    const [row] = (
      await service.context.pool.query<{ name: string }>(
        'select name from applications where id = $1',
        [application.id],
      )
    ).rows
    expect(told[0]!.text).toContain(`“${row!.name}”`)
    expect(told[0]!.text).toContain('/user/account')
    const { data } = await organization.owner.asUser.call(listActivity, {
      query: { $skip: 0, $limit: 50 },
    })
    expect(data.filter(({ kind }) => kind === 'application_access_ended')).toEqual([
      expect.objectContaining({ application: row!.name, address: '127.0.0.1' }),
    ])
  })

  test("late reuse doesn't revoke the approval, so a new sign-in is enough", async () => {
    const { refresh_token } = await signedIn()
    await refresh(refresh_token, {})
    await wait(refresh_token, 61)
    expect(await refresh(refresh_token, {})).toEqual(refused())
    const again = await signedIn()
    expect(await isActive(again.access_token)).toBe(true)
  })

  test('repeated late reuse sends no more emails than the limit allows', async () => {
    const own = await startOAuthService({ beside: service, limits: 'reuseMailPerApplication=1/1d' })
    await using _stopped = own
    const before = (await emails()).length
    for (let times = 0; times < 3; times += 1) {
      const { refresh_token } = await signedIn()
      await refresh(refresh_token, { at: own })
      await wait(refresh_token, 61)
      expect(await refresh(refresh_token, { at: own })).toEqual(refused())
    }
    expect((await emails()).length - before).toBeLessThanOrEqual(1)
    const { data } = await organization.owner.asUser.call(listActivity, {
      query: { $skip: 0, $limit: 50 },
    })
    const ended = data.filter(({ kind }) => kind === 'application_access_ended')
    expect(ended.length).toBeGreaterThanOrEqual(3)
  })
})
