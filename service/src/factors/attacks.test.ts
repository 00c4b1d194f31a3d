import {
  beginTotp,
  confirmTotp,
  confirmRecoveryCodesSaved,
  listFactors,
  newRecoveryCodes,
  removeTotp,
} from '@accord/contract/factors.ts'
import { setSecondFactorPolicy } from '@accord/contract/organization-policies.ts'
import { login } from '@accord/contract/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultLimits } from '#config/limit-settings.ts'
import { countAttempt } from '#rate-limits/rate-limits.store.ts'
import { addTotp, codeNow, firstStep, shownCode } from '#testing/factors.ts'
import type { Person } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently, untilBlocked } from '#testing/concurrency.ts'

let service: TestService
let beside: TestService
let ana: Person
let recoveryCodes: string[]

const options = {
  environment: { TRUST_PROXY: 'loopback' },
  limits:
    'secondStepPerAccountAndAddress=4/30m,secondStepPerDevice=4/30m,secondStepPerAccount=7/1h',
}
beforeAll(async () => {
  service = await startTestService(options)
  beside = await startTestService({ ...options, beside: service })
})
afterAll(async () => {
  await beside[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await service.context.pool.query('delete from limits')
  ana = await service.createPerson()
  recoveryCodes = (await addTotp(ana, service.context)).recoveryCodes
})

const code = () => codeNow(service.context, ana.id)
const pendings = (howMany: number) =>
  runConcurrently(howMany, async () => (await firstStep(service.anonymous, ana)).pending)
const second = (
  pending: string,
  proof: object,
  { at = service, ...headers }: { at?: TestService } & Record<string, unknown> = {},
) =>
  at.anonymous
    .with(headers as Record<string, string>)
    .request('POST', '/api/auth/login/second', { pending, proof })
const sessions = async () =>
  (await service.context.pool.query(`select factors from sessions where user_id = $1`, [ana.id]))
    .rowCount

describe('concurrent sign-ins on two instances', () => {
  const generous = () =>
    service.context.pool.query('update pending_sign_ins set tries = -100 where user_id = $1', [
      ana.id,
    ])

  test('only one of ten concurrent sign-ins on two instances succeeds with one code of the app', async () => {
    const waiting = await pendings(4)
    await service.context.pool.query('delete from limits')
    const before = await sessions()
    const totp = await code()
    const answers = await runConcurrently(4, (index) =>
      second(
        waiting[index]!,
        { totp },
        {
          at: index % 2 ? service : beside,
          'x-forwarded-for': `192.0.2.${index}`,
        },
      ),
    )
    expect(statusCodes(answers)).toEqual({ 200: 1, 401: 3 })
    expect(await sessions()).toBe(before! + 1)
  })

  test.each(['totp', 'recovery'] as const)(
    'only one of ten concurrent second steps of the same sign-in on two instances succeeds with the same %s',
    async (method) => {
      const [pending] = await pendings(1)
      await generous()
      const before = await sessions()
      const proof = method === 'totp' ? { totp: await code() } : { recovery: recoveryCodes[0]! }
      const answers = await runConcurrently(10, (index) =>
        second(pending!, proof, {
          at: index % 2 ? service : beside,
          'x-forwarded-for': `192.0.2.${index}`,
        }),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await sessions()).toBe(before! + 1)
    },
  )

  test('only one of ten concurrent sign-ins on two instances succeeds with one recovery code', async () => {
    const waiting = await pendings(4)
    const before = await sessions()
    const answers = await runConcurrently(4, (index) =>
      second(
        waiting[index]!,
        { recovery: recoveryCodes[0]! },
        {
          at: index % 2 ? service : beside,
          'x-forwarded-for': `192.0.2.${index}`,
        },
      ),
    )
    expect(statusCodes(answers)).toEqual({ 200: 1, 401: 3 })
    expect(await sessions()).toBe(before! + 1)
  })

  test('only one of ten concurrent second steps on two instances succeeds, and uses up one recovery code', async () => {
    const [pending] = await pendings(1)
    await generous()
    const answers = await runConcurrently(10, (index) =>
      second(
        pending!,
        { recovery: recoveryCodes[index]! },
        {
          at: index % 2 ? service : beside,
          'x-forwarded-for': `192.0.2.${index}`,
        },
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rowCount } = await service.context.pool.query(
      'select from recovery_codes where user_id = $1 and used_at is not null',
      [ana.id],
    )
    expect(rowCount).toBe(1)
  })

  test('concurrent wrong codes get five attempts, however many are sent in parallel', async () => {
    const [pending] = await pendings(1)
    const answers = await runConcurrently(10, (index) =>
      second(pending!, { totp: '000000' }, { 'x-forwarded-for': `192.0.2.${index}` }),
    )
    const codes = answers.map(({ body }) => (body as { code: string }).code)
    expect(codes.filter((each) => each === 'second_factor_wrong').length).toBeLessThanOrEqual(5)
    expect((await second(pending!, { totp: await code() })).body).toMatchObject({
      code: 'sign_in_over',
    })
  })
})

describe('someone who has the password and guesses the code', () => {
  const wrong = { totp: '000000' }

  test('someone who knows the password gets no extra code attempts by starting many sign-ins', async () => {
    const waiting = await pendings(6)
    const answers = await runConcurrently(6, (index) => second(waiting[index]!, wrong))
    expect(statusCodes(answers)).toEqual({ 401: 4, 429: 2 })
    const [another] = await pendings(1)
    expect((await second(another!, { totp: await code() })).status).toBe(429)
  })

  test('someone who knows the password gets no extra code attempts from many networks', async () => {
    const waiting = await pendings(10)
    const answers = await runConcurrently(10, (index) =>
      second(waiting[index]!, wrong, { 'x-forwarded-for': `192.0.2.${index}` }),
    )
    expect(statusCodes(answers)).toEqual({ 401: 7, 429: 3 })
  })

  test('someone with access to the mailbox gets no extra code attempts by resetting the password', async () => {
    const waiting = await pendings(4)
    await runConcurrently(4, (index) => second(waiting[index]!, wrong))
    const { email } = ana
    await service.anonymous.request('POST', '/api/password/reset/email', { email })
    const token = await service.codeFor(email)
    const password = 'Orchard-77-Window'
    await service.anonymous.request('POST', '/api/password/reset', { email, token, password })
    const { pending } = await firstStep(service.anonymous, { email, password })
    expect((await second(pending, wrong)).status).toBe(429)
  })

  /** The cookie that lets the service recognize this browser later, if the response sets one. */
  const deviceIn = ({ headers }: { headers: Headers }) =>
    headers
      .getSetCookie()
      .map((line) => line.split(';')[0]!)
      .find((pair) => pair.startsWith('accord-device='))
  const browser = () => service.anonymous.with({ origin: service.url })
  /** Returns the cookie of a browser in which Ana passed both sign-in steps. */
  const known = async () => {
    const [pending] = await pendings(1)
    const body = { pending, proof: { totp: await code() } }
    return deviceIn(await browser().request('POST', '/api/auth/login/second', body))!
  }
  const guessEverywhere = async () => {
    const waiting = await pendings(10)
    await runConcurrently(10, (index) =>
      second(waiting[index]!, wrong, { 'x-forwarded-for': `192.0.2.${index}` }),
    )
  }

  test("a reset in a browser gives no extra code attempts, because the mailbox alone doesn't make a browser known", async () => {
    const { email } = ana
    await guessEverywhere()
    await service.anonymous.request('POST', '/api/password/reset/email', { email })
    const token = await service.codeFor(email)
    const password = 'Orchard-77-Window'
    const reset = await browser().request('POST', '/api/password/reset', { email, token, password })
    const { pending } = await firstStep(service.anonymous, { email, password })
    const answer = await second(pending, wrong, { cookie: deviceIn(reset) ?? '' })
    expect([reset.status, answer.status]).toEqual([200, 429])
  })

  test('someone who knows the password gets no extra code attempts by signing someone else in to a known browser', async () => {
    const cookie = await known()
    const waiting = await pendings(5)
    await runConcurrently(4, (index) => second(waiting[index]!, wrong, { cookie }))
    const { email, password } = await service.createPerson()
    const signedIn = await browser()
      .with({ cookie })
      .request('POST', '/api/auth/login', { email, password })
    const answer = await second(waiting[4]!, wrong, { cookie: deviceIn(signedIn)! })
    expect(answer.status).toBe(429)
  })

  test('someone with a stolen session gets no extra code attempts by ending the other sessions to get a cookie', async () => {
    await guessEverywhere()
    const stolen = ana.as.with({ origin: service.url })
    const ended = await stolen.request('DELETE', '/api/me/sessions')
    const [pending] = await pendings(1)
    const answer = await second(pending!, wrong, { cookie: deviceIn(ended) ?? '' })
    expect([ended.status, answer.status]).toEqual([200, 429])
  })

  test("someone who knows the password can't lock the owner out of a known browser by guessing codes", async () => {
    const cookie = await known()
    const waiting = await pendings(10)
    await runConcurrently(10, (index) =>
      second(waiting[index]!, wrong, { 'x-forwarded-for': `192.0.2.${index}` }),
    )
    const [own, stranger] = await pendings(2)
    expect((await second(stranger!, { totp: await code() })).status).toBe(429)
    expect((await second(own!, { totp: await code() }, { cookie })).status).toBe(200)
  })

  test('wrong codes are forgiven once the correct code is entered', async () => {
    const waiting = await pendings(4)
    await runConcurrently(3, (index) => second(waiting[index]!, wrong))
    expect((await second(waiting[3]!, { totp: await code() })).status).toBe(200)
    const more = await pendings(4)
    expect(statusCodes(await runConcurrently(4, (index) => second(more[index]!, wrong)))).toEqual({
      401: 4,
    })
  })

  test('ASVS 6.5.2, 6.6.3: someone who guesses codes from any networks has a one in a thousand chance per week', async () => {
    const { db, pool } = service.context
    const [name, limit] = ['secondStepPerAccount', defaultLimits.secondStepPerAccount] as const
    let tries = 0
    for (let elapsed = 0; elapsed < 86_400;) {
      const wait = await countAttempt(db, name, limit, 'somebody@example.com')
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
    // Three of a million possible codes are valid at any time.
    expect((tries * 7 * 3) / 1_000_000).toBeLessThan(0.0011)
  })
})

describe('a password alone', () => {
  test("a password alone doesn't sign in if two-factor authentication is turned on while it's checked", async () => {
    const theo = await service.createPerson()
    const { pool } = service.context
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select from users where id = $1 for no key update', [theo.id])
      const { email, password } = theo
      const signingIn = service.anonymous.request('POST', '/api/auth/login', { email, password })
      await untilBlocked(pool)
      await holder.query('update users set second_factor = true where id = $1', [theo.id])
      await holder.query('commit')
      expect(await signingIn).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
      const { rowCount } = await pool.query('select from sessions where user_id = $1', [theo.id])
      expect(rowCount).toBe(1)
    } finally {
      holder.release(true)
    }
  })

  test('a password-only sign-in creates no lasting session if the person confirms their codes at the same time', async () => {
    const theo = await service.createPerson()
    await addTotp(theo, service.context)
    await service.context.pool.query(
      'update users set second_factor = false, recovery_kept_at = null where id = $1',
      [theo.id],
    )
    const { email, password } = theo
    await runConcurrently(6, async (index) => {
      const at = index % 2 ? service : beside
      if (index === 3) await theo.as.call(confirmRecoveryCodesSaved, { body: {} })
      else await at.anonymous.request('POST', '/api/auth/login', { email, password })
    })
    const { rows } = await service.context.pool.query(
      'select factors from sessions where user_id = $1',
      [theo.id],
    )
    expect(rows).toEqual([{ factors: ['password', 'totp'] }])
    expect(await service.anonymous.call(login, { body: { email, password } })).toHaveProperty(
      'next',
    )
  })
})

test("a removed factor that was never required doesn't satisfy an organization's policy", async () => {
  const theo = await service.createPerson()
  const { id } = await service.createOrganization({ owner: theo })
  await service.context.pool.query(
    'update organizations set second_factor_from = now() where id = $1',
    [id],
  )
  const { secret } = await theo.as.call(beginTotp, { body: {} })
  await theo.as.call(confirmTotp, {
    body: { code: shownCode(secret, service.context.clock.now()) },
  })
  expect((await theo.as.refused(removeTotp)).body.code).toBe('factor_required')
  expect(await theo.as.call(listFactors)).toMatchObject({ totp: {}, recoveryCodes: { left: 10 } })
})

test('no one can require a second factor of others after removing their own', async () => {
  const theo = await service.createPerson()
  const { id, owner } = await service.createOrganization({ owner: theo })
  await addTotp(theo, service.context)
  await theo.as.call(removeTotp)
  const asked = { params: { id }, body: { from: 'now' } } as const
  expect((await owner.as.refused(setSecondFactorPolicy, asked)).body.code).toBe(
    'second_factor_first',
  )
})

test("an email about a factor isn't delayed by other emails", async () => {
  const limits = 'newFactorsPerPerson=3/1h'
  await using counting = await startTestService({ beside: service, limits })
  await service.context.pool.query('delete from limits')
  const answers = await runConcurrently(6, () =>
    ana.as.at(counting.url).request('POST', '/api/me/recovery-codes', {}),
  )
  expect(statusCodes(answers)).toEqual({ 200: 3, 429: 3 })
  await ana.as.at(counting.url).call(removeTotp)
})

test('ten concurrent requests for new recovery codes leave the ten codes of one response', async () => {
  const answers = await runConcurrently(10, (index) =>
    ana.as.at(index % 2 ? service.url : beside.url).call(newRecoveryCodes, { body: {} }),
  )
  const { rows } = await service.context.pool.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from recovery_codes where user_id = $1 order by hash`,
    [ana.id],
  )
  expect(rows).toHaveLength(10)
  expect(new Set(answers.flatMap((each) => each.recoveryCodes)).size).toBe(100)
})
