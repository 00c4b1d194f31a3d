import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultLimits } from '#config/limit-settings.ts'
import { countAttempt } from '#rate-limits/rate-limits.store.ts'
import type { Person } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'
import { createTestSignUp } from '#testing/accounts.ts'
import { sweepTable } from '#lifecycle/retention.store.ts'

let service: TestService
let ana: Person

beforeAll(async () => {
  service = await startTestService({
    // This lets a request choose its network.
    environment: { TRUST_PROXY: 'loopback' },
    limits:
      'signInPerAccountAndAddress=3/30m,signInPerDevice=3/30m,signInPerAccount=6/1h,signInPerAddress=8/15m,codesPerAddress=2/1h',
  })
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  await service.context.pool.query('delete from limits')
  ana = await service.createPerson()
})

const newPassword = 'Orchard-77-Window'
const strangers = '203.0.113.9'
const home = '198.51.100.7'

const from = (network: string, headers: Record<string, string> = {}) =>
  service.anonymous.with({ 'x-forwarded-for': network, ...headers })
const signIn = (network: string, password: string, headers: Record<string, string> = {}) =>
  from(network, headers).request('POST', '/api/auth/login', { email: ana.email, password })
const guess = (network: string, headers = {}) => signIn(network, 'Wrong-1-Guess', headers)
const deviceIn = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .find((pair) => pair.startsWith('accord-device='))!
/** Returns the cookie of a browser in which Ana signed in. */
const known = async (network = home, held: Record<string, string> = {}) =>
  deviceIn((await signIn(network, ana.password, { origin: service.url, ...held })).headers)
/** Sends guesses from enough networks to use up the account's limit for all networks. */
const guessEverywhere = async () => {
  const answers = await runConcurrently(9, (index) => guess(`192.0.2.${index}`))
  expect(statusCodes(answers)).toEqual({ 401: 6, 429: 3 })
}

describe('RL1: a stranger who guesses', () => {
  test("a stranger who guesses in another network can't lock the owner out", async () => {
    expect(statusCodes(await runConcurrently(5, () => guess(strangers)))).toEqual({
      401: 3,
      429: 2,
    })
    expect((await signIn(home, ana.password)).status).toBe(200)
  })

  test("a stranger who guesses on the same network can't lock out a browser that signed in before", async () => {
    const cookie = await known()
    await runConcurrently(5, () => guess(home))
    expect((await signIn(home, ana.password)).status).toBe(429)
    expect((await signIn(home, ana.password, { cookie })).status).toBe(200)
  })

  test("a stranger who guesses with many names can't lock out a known browser on the same network", async () => {
    const cookie = await known()
    const at = from(home)
    const answers = await runConcurrently(12, (index) =>
      at.request('POST', '/api/auth/login', {
        email: `x${index}@example.com`,
        password: 'Wrong-1',
      }),
    )
    expect(statusCodes(answers)).toEqual({ 401: 8, 429: 4 })
    expect((await signIn(home, ana.password)).status).toBe(429)
    expect((await signIn(home, ana.password, { cookie })).status).toBe(200)
  })

  test("a stranger who guesses from every network is blocked, but the known browser isn't", async () => {
    const cookie = await known()
    await guessEverywhere()
    expect((await signIn(home, ana.password)).status).toBe(429)
    expect((await signIn(home, ana.password, { cookie })).status).toBe(200)
  })

  test("a stranger who guesses from every network can't recognize an address without an account", async () => {
    const answers = await runConcurrently(9, (index) =>
      from(`192.0.2.${index}`).request('POST', '/api/auth/login', {
        email: 'nobody@example.com',
        password: 'Wrong-1-Guess',
      }),
    )
    expect(statusCodes(answers)).toEqual({ 401: 6, 429: 3 })
  })

  test('a stranger gets at most a hundred password guesses a day from all networks together, and only a few from one network', async () => {
    expect(await triesOfADay('signInPerAccount')).toBeLessThanOrEqual(100)
    const fromOne = await triesOfADay('signInPerAccountAndAddress')
    expect(fromOne).toBeLessThan(defaultLimits.signInPerAccount.max)
  })

  test("a stranger who guesses doesn't block the owner from changing the password in their session", async () => {
    await guessEverywhere()
    const answer = await ana.as.request('PATCH', `/api/user/${ana.id}`, {
      currentPassword: ana.password,
      password: newPassword,
    })
    expect(answer.status).toBe(200)
  })

  test("a stranger who guesses codes can't block someone with a valid code from setting a new password", async () => {
    const { code } = await resetLink()
    const wrong = await runConcurrently(4, () => reset('acc_x'))
    expect(statusCodes(wrong)).toEqual({ 400: 2, 429: 2 })
    expect((await reset(code)).status).toBe(200)
  })

  test("a stranger who guesses codes can't block a valid link from verifying a sign-up", async () => {
    const signUp = await createTestSignUp(service, {}, from(home))
    const wrong = await runConcurrently(4, () =>
      from(home).request('POST', '/api/verify-email', { code: 'acc_x' }),
    )
    expect(statusCodes(wrong)).toEqual({ 400: 2, 429: 2 })
    const { code, browser } = signUp
    expect((await browser.request('POST', '/api/verify-email/account', { code })).status).toBe(200)
    expect((await browser.request('POST', '/api/verify-email', { code })).status).toBe(200)
  })

  test("a stranger who guesses with their own valid code is counted when they submit another person's address", async () => {
    const theo = await service.createPerson()
    await from(home).request('POST', '/api/password/reset/email', { email: theo.email })
    const code = await service.codeFor(theo.email)
    const answers = await runConcurrently(4, () => reset(code))
    expect(statusCodes(answers)).toEqual({ 400: 2, 429: 2 })
  })

  test("a stranger who guesses from everywhere doesn't use up the owner's attempts at home", async () => {
    await guessEverywhere()
    expect(statusCodes(await runConcurrently(3, () => guess(home)))).toEqual({ 429: 3 })
    await service.context.pool.query(`delete from limits where name = 'signInPerAccount'`)
    expect(statusCodes(await runConcurrently(3, () => guess(home)))).toEqual({ 401: 3 })
  })

  test("a stranger who guesses can't lock the owner out after a reset", async () => {
    await guessEverywhere()
    await runConcurrently(4, () => guess(home))
    const { code } = await resetLink()
    expect((await reset(code)).status).toBe(200)
    expect((await signIn(home, newPassword)).status).toBe(200)
  })

  test("a stranger who guesses can't lock out the browser that did a reset, even by continuing to guess", async () => {
    const { code } = await resetLink()
    const { headers } = await reset(code, { origin: service.url })
    await guessEverywhere()
    await runConcurrently(4, () => guess(home))
    expect((await signIn(home, newPassword)).status).toBe(429)
    expect((await signIn(home, newPassword, { cookie: deviceIn(headers) })).status).toBe(200)
  })
})

describe('RL1: the cookie of a known browser', () => {
  test("a known browser's cookie doesn't allow unlimited guesses, because they're counted across all networks", async () => {
    const cookie = await known()
    const answers = await runConcurrently(6, (index) => guess(`192.0.2.${index}`, { cookie }))
    expect(statusCodes(answers)).toEqual({ 401: 3, 429: 3 })
    expect((await signIn(home, ana.password, { cookie })).status).toBe(429)
    expect((await signIn(home, ana.password)).status).toBe(200)
  })

  test("a known browser's cookie allows no extra guesses after someone else signs in there and the cookie changes", async () => {
    const first = await known()
    await runConcurrently(3, () => guess(home, { cookie: first }))
    const { email, password } = await service.createPerson()
    const shared = await from(home, { origin: service.url, cookie: first }).request(
      'POST',
      '/api/auth/login',
      { email, password },
    )
    expect((await guess(home, { cookie: deviceIn(shared.headers) })).status).toBe(429)
  })

  test("the cookie of a known browser is useless for another account, or if it's made up", async () => {
    const theo = await service.createPerson()
    const answer = await from(home, { origin: service.url }).request('POST', '/api/auth/login', {
      email: theo.email,
      password: theo.password,
    })
    for (const cookie of [deviceIn(answer.headers), `accord-device=acd_${'A'.repeat(43)}`]) {
      await service.context.pool.query('delete from limits')
      await runConcurrently(3, () => guess(home))
      expect((await guess(home, { cookie })).status).toBe(429)
    }
  })

  test('the cookie of a known browser changes with each sign-in, and the previous one is useless', async () => {
    const first = await known()
    const second = await known(home, { cookie: first })
    expect(second).not.toBe(first)
    await runConcurrently(3, () => guess(home))
    expect((await guess(home, { cookie: first })).status).toBe(429)
    expect((await guess(home, { cookie: second })).status).toBe(401)
  })

  test('the cookie of a known browser identifies everyone who signed in with that browser', async () => {
    const first = await known()
    const theo = await service.createPerson()
    const shared = await from(home, { origin: service.url, cookie: first }).request(
      'POST',
      '/api/auth/login',
      { email: theo.email, password: theo.password },
    )
    await runConcurrently(3, () => guess(home))
    expect((await guess(home, { cookie: deviceIn(shared.headers) })).status).toBe(401)
  })

  test.each([
    ['a reset', async () => void (await reset((await resetLink()).code))],
    [
      'a change of the password elsewhere',
      async () => {
        const body = { currentPassword: ana.password, password: newPassword }
        await ana.as.request('PATCH', `/api/user/${ana.id}`, body)
      },
    ],
    [
      'ending all other sessions',
      async () => void (await ana.as.request('DELETE', '/api/me/sessions')),
    ],
    [
      'half a year',
      async () => {
        await service.context.pool.query(
          `update devices set created_at = now() - interval '181 days', expires_at = now()`,
        )
        await sweepTable(service.context, 'devices')
        expect((await service.context.pool.query('select from devices')).rowCount).toBe(0)
      },
    ],
  ])('the cookie of a known browser is useless after %s', async (_, end) => {
    const cookie = await known()
    await end()
    await runConcurrently(3, () => guess(home))
    expect((await guess(home, { cookie })).status).toBe(429)
  })

  test("the cookie of a known browser is kept only for a person's fifty newest browsers", async () => {
    const { pool } = service.context
    const first = await known()
    await pool.query(
      `insert into devices (hash, user_id, expires_at)
       select sha256(n::text::bytea), $1, now() + interval '180 days' from generate_series(1, 60) n`,
      [ana.id],
    )
    const last = await known()
    const kept = await pool.query('select from devices where user_id = $1', [ana.id])
    expect(kept.rowCount).toBe(50)
    await runConcurrently(3, () => guess(home))
    expect((await guess(home, { cookie: first })).status).toBe(429)
    expect((await guess(home, { cookie: last })).status).toBe(401)
  })

  test('the cookie of a known browser is renewed in the browser that changes the password or ends the other sessions', async () => {
    const browser = await service.createBrowserOf(ana)
    const body = { currentPassword: ana.password, password: newPassword }
    const changed = await browser.as.request('PATCH', `/api/user/${ana.id}`, body)
    const ended = await browser.as.request('DELETE', '/api/me/sessions')
    expect(deviceIn(changed.headers)).toMatch(/^accord-device=acd_/)
    await runConcurrently(3, () => guess(home))
    expect((await guess(home, { cookie: deviceIn(ended.headers) })).status).toBe(401)
    expect((await guess(home, { cookie: deviceIn(changed.headers) })).status).toBe(429)
  })
})

async function resetLink(): Promise<{ code: string }> {
  await from(home).request('POST', '/api/password/reset/email', { email: ana.email })
  return { code: await service.codeFor(ana.email) }
}

function reset(token: string, headers: Record<string, string> = {}) {
  const body = { email: ana.email, token, password: newPassword }
  return from(home, headers).request('POST', '/api/password/reset', body)
}

/**
 * Returns how many attempts are possible in a day. Instead of waiting for a delay to end, it moves the counts into the
 * past.
 */
async function triesOfADay(name: 'signInPerAccount' | 'signInPerAccountAndAddress') {
  const { db, pool } = service.context
  let tries = 0
  for (let elapsed = 0; elapsed < 86_400;) {
    const wait = await countAttempt(db, name, defaultLimits[name], 'somebody@example.com')
    if (wait === undefined) tries += 1
    else {
      elapsed += wait
      await pool.query(
        `update limits set blocked_until = blocked_until - $1 * interval '1 second',
           window_ends_at = window_ends_at - $1 * interval '1 second'`,
        [wait],
      )
    }
  }
  return tries
}
