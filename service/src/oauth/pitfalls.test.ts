import { removeMember } from '@accord/contract/members.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dumpOf } from '#testing/dump.ts'
import { rawRequest } from '#testing/test-client.ts'
import { sweepTable } from '#lifecycle/retention.store.ts'
import {
  createTestBrowser,
  approveClient,
  registerTestClient,
  clientOf,
  decisionAt,
  issuer,
  type Stage,
  startOAuthService,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'

/** This test covers the pitfalls of section 2.6 of the security design, except for races. */
let { service, organization, application, client, browser } = {} as Stage
let profile: string

beforeAll(async () => {
  ;({ service, organization, application, client, browser } = await startStage())
  profile = organization.owner.profileId
})
afterAll(() => service[Symbol.asyncDispose]())

async function codeFrom(by = browser, own = profile) {
  const { address, checks } = await startAuthorization(client)
  const back = await approveClient(by, address, own)
  return { back, checks }
}

async function tokensFrom(by = browser, own = profile) {
  const { back, checks } = await codeFrom(by, own)
  return oauth.authorizationCodeGrant(client, back, checks)
}

const isActive = async (token: string) => (await oauth.tokenIntrospection(client, token)).active

describe('OA1: stored tokens', () => {
  test('the database contains no code, token, secret, or cookie', async () => {
    const { address, checks } = await startAuthorization(client)
    const screen = await browser.visit(address)
    const { body } = await browser.decide(decisionAt(screen.location, profile))
    const { location } = await browser.visit((body as { redirect: string }).redirect)
    const dumpBefore = await dumpOf(service.context.pool)
    const tokens = await oauth.authorizationCodeGrant(client, location, checks)
    const inOwnName = await oauth.clientCredentialsGrant(client)
    const dump = dumpBefore + (await dumpOf(service.context.pool))
    expect(dump).toContain('oauth_artifacts (AccessToken,')
    expect(dump).toContain('oauth_artifacts (ClientCredentials,')
    const signature = [...browser.cookies].find(([name]) => name === 'accord-request.sig')!
    for (const secret of [
      location.searchParams.get('code')!,
      tokens.access_token,
      tokens.refresh_token!,
      inOwnName.access_token,
      application.secret,
      signature[1].value,
    ]) {
      expect(secret.length).toBeGreaterThan(26)
      expect(dump).not.toContain(secret)
      expect(dump).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })

  test("a hash from the database isn't accepted as a token", async () => {
    const { access_token } = await tokensFrom()
    const { rows } = await service.context.pool.query<{ hash: Buffer }>(
      `select hash from oauth_artifacts where kind = 'AccessToken' order by created_at desc limit 1`,
    )
    expect(await isActive(access_token)).toBe(true)
    expect(await isActive(rows[0]!.hash.toString('base64url'))).toBe(false)
    expect(await isActive(`aca_${rows[0]!.hash.toString('base64url')}`)).toBe(false)
  })

  test("an expired token isn't found, and is deleted later", async () => {
    const { access_token, refresh_token } = await tokensFrom()
    await service.context.pool.query(
      `update oauth_artifacts set expires_at = now() - interval '1 second' where kind <> 'Grant'`,
    )
    expect(await isActive(access_token)).toBe(false)
    await expect(oauth.refreshTokenGrant(client, refresh_token!)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    await sweepTable(service.context, 'oauth_artifacts')
    const { rows } = await service.context.pool.query(
      `select kind from oauth_artifacts where kind <> 'Grant'`,
    )
    expect(rows).toEqual([])
  })
})

describe('OA1: a code', () => {
  test('a code works only once, and using it again revokes the tokens issued for it', async () => {
    const { back, checks } = await codeFrom()
    const tokens = await oauth.authorizationCodeGrant(client, back, checks)
    expect(await isActive(tokens.access_token)).toBe(true)
    await expect(oauth.authorizationCodeGrant(client, back, checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    expect(await isActive(tokens.access_token)).toBe(false)
    expect(await isActive(tokens.refresh_token!)).toBe(false)
  })

  test('a code is valid for 60 seconds, an access token for 10 minutes, and a refresh token for 14 days', async () => {
    await codeFrom()
    const tokens = await tokensFrom()
    expect(tokens.expires_in).toBe(600)
    const { rows } = await service.context.pool.query<{ kind: string; life: number }>(
      `select distinct kind, extract(epoch from expires_at - created_at)::int as life
       from oauth_artifacts where created_at > now() - interval '1 minute'`,
    )
    expect(Object.fromEntries(rows.map(({ kind, life }) => [kind, life]))).toMatchObject({
      AuthorizationCode: 60,
      AccessToken: 600,
      RefreshToken: 14 * 86_400,
      Grant: 365 * 86_400,
    })
  })

  test('a refresh token can be renewed until its family is 90 days old', async () => {
    const { refresh_token } = await tokensFrom()
    const day = 86_400
    const age = Math.floor(Date.now() / 1000) - 89 * day
    await service.context.pool.query(
      `update oauth_artifacts set payload = payload || jsonb_build_object('iiat', $1::int)
       where kind = 'RefreshToken' and consumed_at is null`,
      [age],
    )
    const renewed = await oauth.refreshTokenGrant(client, refresh_token!)
    const { exp } = await oauth.tokenIntrospection(client, renewed.refresh_token!)
    expect(exp).toBe(age + 90 * day)
  })
})

describe('OA1: the cookie of a request', () => {
  test('the request cookie is sent to the API, not only to the approval screen', async () => {
    const { address } = await startAuthorization(client)
    await browser.visit(address)
    expect(browser.cookies.get('accord-request')).toMatchObject({ path: '/' })
    expect(browser.cookies.get('accord-resume')?.path).toMatch(/^\/oauth\/authorize\/[\w-]{43}$/)
  })

  test('the request cookie on HTTPS is bound to the host, signed, and hidden from scripts', async () => {
    await using open = await startOAuthService({
      beside: service,
      environment: { PUBLIC_URL: 'https://id.example', SMTP_URL: 'smtp://127.0.0.1:1' },
    })
    const { address } = await startAuthorization(client)
    const answer = await rawRequest(open.url, `/oauth/authorize${address.search}`, {
      headers: { host: 'id.example' },
    })
    const lines = [answer.headers['set-cookie'] ?? []].flat()
    expect(lines.map((line) => line.split('=')[0])).toEqual([
      '__Host-accord-request',
      '__Host-accord-request.sig',
      '__Secure-accord-resume',
      '__Secure-accord-resume.sig',
    ])
    for (const line of lines) expect(line).toMatch(/; samesite=lax; secure; httponly$/)
    for (const line of lines.slice(0, 2)) expect(line).toContain('; path=/;')
    expect(lines.join()).not.toContain('domain')
  })

  test("a person can't approve another person's request by its ID or with an invented cookie", async () => {
    const malice = await createTestBrowser(service, await service.createPerson())
    const { address } = await startAuthorization(client)
    const { location } = await malice.visit(address)
    const decision = decisionAt(location, profile)

    const victim = await createTestBrowser(service, organization.owner)
    expect(await victim.decide(decision)).toMatchObject({
      status: 403,
      body: { code: 'not_started_here' },
    })
    victim.cookies.set('accord-request', { value: decision.interaction!, path: '/' })
    expect((await victim.decide(decision)).status).toBe(403)
    victim.cookies.set('accord-request.sig', { value: 'x'.repeat(27), path: '/' })
    expect((await victim.decide(decision)).status).toBe(403)
    expect((await malice.visit(`/oauth/authorize/${decision.interaction}`)).location.pathname).toBe(
      '/approval',
    )
  })

  test('only the newest request in a browser can be decided', async () => {
    const other = await clientOf(service, await registerTestClient(organization))
    const first = await browser.visit((await startAuthorization(client)).address)
    const second = await browser.visit((await startAuthorization(other)).address)
    expect(await browser.decide(decisionAt(first.location, profile))).toMatchObject({
      status: 403,
      body: { code: 'not_started_here' },
    })
    expect((await browser.decide(decisionAt(second.location, profile))).status).toBe(200)
  })
})

describe('OA1: the person who approves', () => {
  async function sessionsKept(): Promise<number> {
    const { rows } = await service.context.pool.query(
      `select 1 from oauth_artifacts where kind = 'Session'`,
    )
    return rows.length
  }

  test('the person who approves is the one signed in to the console, not an earlier one in the same browser', async () => {
    const [ana, bea] = [organization.owner, await service.createMember(organization, ['member'])]
    const anas = await createTestBrowser(service, ana)
    expect((await tokensFrom(anas)).claims()).toMatchObject({ sub: ana.id })

    const beas = await createTestBrowser(service, bea)
    for (const [name, cookie] of anas.cookies) {
      if (name.startsWith('accord-')) beas.cookies.set(name, cookie)
    }
    expect((await tokensFrom(beas, bea.profileId)).claims()).toMatchObject({ sub: bea.id })
    expect(beas.cookies.get('accord-oauth')).toEqual(anas.cookies.get('accord-oauth'))
    expect(await sessionsKept()).toBe(0)
  })

  test("a person who revokes the approval before the request continues isn't signed in", async () => {
    const { location } = await browser.visit((await startAuthorization(client)).address)
    const { body } = await browser.decide(decisionAt(location, profile))
    await service.context.pool.query('delete from approvals where application_id = $1', [
      application.id,
    ])
    const back = await browser.visit((body as { redirect: string }).redirect)
    expect(back.location.searchParams.get('error')).toBe('access_denied')
    expect(await sessionsKept()).toBe(0)
  })

  test('the approval screen appears every time, even if the person has approved the application before', async () => {
    await tokensFrom()
    for (const prompt of ['consent', '']) {
      const { address } = await startAuthorization(client, { prompt })
      if (prompt === '') address.searchParams.delete('prompt')
      expect((await browser.visit(address)).location.pathname).toBe('/approval')
    }
  })

  test('only the person that the application expects can decide', async () => {
    const bea = await service.createMember(organization, ['member'])
    const { id_token } = await tokensFrom()
    const { address } = await startAuthorization(client, { id_token_hint: id_token! })
    const beas = await createTestBrowser(service, bea)
    const wrong = await beas.visit(address)
    expect(await beas.decide(decisionAt(wrong.location, bea.profileId))).toMatchObject({
      status: 403,
      body: { code: 'other_person_expected' },
    })
    const back = await approveClient(browser, address, profile)
    expect(back.searchParams.get('code')).toBeTruthy()
  })

  test('a person who is deleted or removed immediately loses all tokens', async () => {
    const [leaving, gone] = [
      await service.createMember(organization, ['member']),
      await service.createMember(organization, ['member']),
    ]
    const leavings = await tokensFrom(await createTestBrowser(service, leaving), leaving.profileId)
    const gones = await tokensFrom(await createTestBrowser(service, gone), gone.profileId)
    await organization.owner.as.call(removeMember, {
      params: { id: organization.id, memberId: leaving.profileId },
    })
    const { pool } = service.context
    await pool.query('delete from organization_activity where user_id = $1', [gone.id])
    await pool.query('delete from users where id = $1', [gone.id])
    for (const tokens of [leavings, gones]) {
      expect(await isActive(tokens.access_token)).toBe(false)
      expect(await isActive(tokens.refresh_token!)).toBe(false)
      await expect(oauth.refreshTokenGrant(client, tokens.refresh_token!)).rejects.toMatchObject({
        error: 'invalid_grant',
      })
    }
  })
})

describe('OA1: addresses', () => {
  test('addresses come from the configuration, not from a Host or proxy header', async () => {
    const poisoned = {
      host: 'localhost:666',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example;proto=https',
    }
    await using trusting = await startOAuthService({
      beside: service,
      environment: { TRUST_PROXY: 'loopback' },
    })
    for (const { url } of [service, trusting]) {
      const discovery = await rawRequest(url, '/oauth/.well-known/openid-configuration', {
        headers: url === service.url ? poisoned : { ...poisoned, 'x-forwarded-host': 'localhost' },
      })
      expect(discovery.status).toBe(200)
      const { issuer: named, ...rest } = JSON.parse(discovery.body) as Record<string, string>
      expect(named).toBe(issuer)
      const endpoints = Object.entries(rest).filter(([name]) => /endpoint$|_uri$/.test(name))
      expect(endpoints.length).toBeGreaterThan(6)
      for (const [, address] of endpoints) expect(address).toMatch(`${issuer}/`)
    }
  })

  test('an absolute address in the request line changes nothing', async () => {
    const { body } = await rawRequest(
      service.url,
      'http://evil.example/oauth/.well-known/openid-configuration',
    )
    expect(body).not.toContain('evil.example')
    expect(JSON.parse(body)).toMatchObject({ token_endpoint: `${issuer}/token` })
  })
})
