import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpForm } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'
import { sweepTable } from '#lifecycle/retention.store.ts'

let service: TestService
let second: TestService

beforeAll(async () => {
  const limits =
    'signInPerAccountAndAddress=5/15m,signInPerAddress=50/15m,mailPerEmail=3/1h,resetPerEmail=3/30m'
  service = await startTestService({ limits })
  second = await startTestService({ limits, beside: service })
})
afterAll(async () => {
  await second[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})
beforeEach(() => service.context.pool.query('delete from limits'))

const guess = (email: string, at = service) =>
  at.anonymous.request('POST', '/api/auth/login', { email, password: 'Wrong-1-Guess' })
const waitOf = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'))
/** Ends the delays. */
const waitOut = () =>
  service.context.pool.query(`update limits set blocked_until = now() - interval '1 second'
    where blocked_until is not null`)
/** Moves the counts into the past by this time. */
const pass = (time: string) =>
  service.context.pool.query(
    `update limits set window_ends_at = window_ends_at - $1::interval,
       blocked_until = blocked_until - $1::interval`,
    [time],
  )

describe('RL1: guessing the password of one account from one network', () => {
  test('sign-in to an account is blocked for the guessing network after five failures, and the error contains the time to wait', async () => {
    const ana = await service.createPerson()
    for (let tried = 0; tried < 5; tried += 1) expect((await guess(ana.email)).status).toBe(401)
    const stopped = await guess(ana.email)
    expect(stopped.status).toBe(429)
    expect(stopped.body).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many attempts.',
    })
    expect(waitOf(stopped)).toBeGreaterThan(50)
    expect(waitOf(stopped)).toBeLessThanOrEqual(60)
  })

  test("a blocked sign-in rejects even the correct password, so a guess can't be confirmed", async () => {
    const ana = await service.createPerson()
    await runConcurrently(5, () => guess(ana.email))
    await expect(ana.signInAgain()).rejects.toThrow('too_many_requests')
  })

  test('each further failed sign-in lengthens the block, up to the window', async () => {
    const ana = await service.createPerson()
    await runConcurrently(5, () => guess(ana.email))
    const waits: number[] = []
    for (let round = 0; round < 7; round += 1) {
      await waitOut()
      expect((await guess(ana.email)).status).toBe(401)
      waits.push(waitOf(await guess(ana.email)))
    }
    const minutes = waits.map((seconds) => Math.ceil(seconds / 60))
    expect(minutes).toEqual([1, 2, 4, 8, 15, 15, 15])
  })

  test('sign-in is still blocked after more failures than the delay can double', async () => {
    const ana = await service.createPerson()
    await runConcurrently(5, () => guess(ana.email))
    // If each attempt waits only a second, this many are possible in the day for which they're remembered.
    await service.context.pool.query('update limits set count = 5000')
    await waitOut()
    expect((await guess(ana.email)).status).toBe(401)
    expect(Math.ceil(waitOf(await guess(ana.email)) / 60)).toBe(15)
  })

  test('failed password attempts are counted for a day, even if each delay was waited out', async () => {
    const ana = await service.createPerson()
    await runConcurrently(5, () => guess(ana.email))
    await pass('23 hours')
    expect((await guess(ana.email)).status).toBe(401)
    expect((await guess(ana.email)).status).toBe(429)
    await pass('1 hour')
    expect(statusCodes(await runConcurrently(6, () => guess(ana.email)))).toEqual({
      401: 5,
      429: 1,
    })
  })

  test('failed password attempts for one account from one network are cleared after a successful sign-in', async () => {
    const ana = await service.createPerson()
    await runConcurrently(4, () => guess(ana.email))
    await ana.signInAgain()
    expect(statusCodes(await runConcurrently(6, () => guess(ana.email)))).toEqual({
      401: 5,
      429: 1,
    })
  })

  test('at most five of twenty parallel password guesses for one account from one network are evaluated', async () => {
    const ana = await service.createPerson()
    expect(statusCodes(await runConcurrently(20, () => guess(ana.email)))).toEqual({
      401: 5,
      429: 15,
    })
  })

  test('password guesses for one account from one network are counted across instances', async () => {
    const ana = await service.createPerson()
    const answers = await runConcurrently(12, (index) =>
      guess(ana.email, index % 2 ? service : second),
    )
    expect(statusCodes(answers)).toEqual({ 401: 5, 429: 7 })
  })

  test('password guesses are blocked in the same way for an address without an account', async () => {
    const answers = await runConcurrently(8, () => guess('nobody@example.com'))
    expect(statusCodes(answers)).toEqual({ 401: 5, 429: 3 })
  })

  test('password guesses for one account are counted together despite upper case, spaces, or a forged IP address', async () => {
    const ana = await service.createPerson()
    const spellings = [ana.email, ana.email.toUpperCase(), ` ${ana.email} `]
    const answers = await runConcurrently(9, (index) =>
      service.anonymous
        .with({ 'x-forwarded-for': `203.0.113.${index}` })
        .request('POST', '/api/auth/login', {
          email: spellings[index % 3],
          password: 'Wrong-1-Guess',
        }),
    )
    expect(statusCodes(answers)).toEqual({ 401: 5, 429: 4 })
  })
})

describe('RL1: guessing from one network', () => {
  test('sign-in from one network is blocked after fifty failures across all accounts', async () => {
    const { pool } = service.context
    await guess('one@example.com')
    await pool.query(`update limits set count = 48 where name = 'signInPerAddress'`)
    const answers = await runConcurrently(4, (index) => guess(`guess-${index}@example.com`))
    expect(statusCodes(answers)).toEqual({ 401: 2, 429: 2 })
  })

  test("successful sign-ins don't count toward a network's limit", async () => {
    const ana = await service.createPerson()
    for (let times = 0; times < 3; times += 1) await ana.signInAgain()
    const { rows } = await service.context.pool.query<{ count: number }>(
      `select count from limits where name = 'signInPerAddress'`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})

describe('RL1: emails to one address', () => {
  test.each([
    ['/api/resend-verify-email', 60],
    ['/api/password/reset/email', 30],
  ])(
    'emails to one address from %s are limited to three in %i minutes, whether the address is known or not',
    async (path, minutes) => {
      const ana = await service.createPerson()
      for (const email of [ana.email, 'nobody@example.com']) {
        const answers = await runConcurrently(5, () =>
          service.anonymous.request('POST', path, { email }),
        )
        expect(statusCodes(answers)).toEqual({ 200: 3, 429: 2 })
        const waits = answers.filter(({ status }) => status === 429).map(waitOf)
        for (const seconds of waits) expect(Math.ceil(seconds / 60)).toBe(minutes)
      }
    },
  )

  test('emails to one address are counted from zero after the window ends', async () => {
    const ask = () =>
      service.anonymous.request('POST', '/api/password/reset/email', { email: 'x@example.com' })
    await runConcurrently(4, ask)
    await service.context.pool.query(
      `update limits set window_ends_at = now(), blocked_until = now()`,
    )
    expect((await ask()).status).toBe(200)
  })
})

describe('RL1: limits per network', () => {
  test.each([
    ['signUpPerAddress', '/api/user', () => signUpForm()],
    ['mailPerAddress', '/api/password/reset/email', () => ({ email: signUpForm().email })],
    ['codesPerAddress', '/api/verify-email', () => ({ code: 'acc_x' })],
    ['codesPerAddress', '/api/password/reset', () => ({ ...resetForm, email: 'x@example.com' })],
    ['requestsAnonymous', '/api/verify-email', () => ({ code: 'acc_x' })],
  ])('the limit %s applies to each network at %s', async (name, path, form) => {
    await using strict = await startTestService({ limits: `${name}=2/1h` })
    const answers = await runConcurrently(4, () => strict.anonymous.request('POST', path, form()))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  test('requestsAnonymous also limits people who try tokens', async () => {
    await using strict = await startTestService({ limits: 'requestsAnonymous=3/1m' })
    const wrong = strict.anonymous.with({ authorization: `Bearer acu_${'A'.repeat(43)}` })
    const answers = await runConcurrently(5, () => wrong.request('GET', '/api/me'))
    expect(statusCodes(answers)).toEqual({ 401: 3, 429: 2 })
  })

  test('requestsPerSession limits one session and no other', async () => {
    await using strict = await startTestService({ limits: 'requestsPerSession=3/1m' })
    const [ana, theo] = [await strict.createPerson(), await strict.createPerson()]
    const answers = await runConcurrently(5, () => ana.as.request('GET', '/api/me'))
    expect(statusCodes(answers)).toEqual({ 200: 3, 429: 2 })
    expect(waitOf(answers.find(({ status }) => status === 429)!)).toBeGreaterThan(0)
    expect((await theo.as.request('GET', '/api/me')).status).toBe(200)
  })
})

describe('the sweep', () => {
  test('the sweep of rate limits removes only windows that ended a day ago', async () => {
    await service.context.pool.query(`insert into limits values
      ('signUpPerAddress', 'old', 1, now() - interval '25 hours'),
      ('signUpPerAddress', 'fresh', 1, now() - interval '1 hour')`)
    await sweepTable(service.context, 'limits')
    const { rows } = await service.context.pool.query('select key from limits')
    expect(rows).toEqual([{ key: 'fresh' }])
  })

  test('the sweep of rate limits removes a few at a time, until none is left', async () => {
    const { pool } = service.context
    await pool.query('create table swept (rows int)')
    await pool.query(`create function note() returns trigger language plpgsql as $$ begin
      insert into swept select count(*) from gone; return null; end $$`)
    await pool.query(`create trigger note after delete on limits
      referencing old table as gone for each statement execute function note()`)
    await pool.query(`insert into limits
      select 'signUpPerAddress', at::text, 1, now() - interval '25 hours' from generate_series(1, 2500) at`)
    await sweepTable(service.context, 'limits')
    const { rows } = await pool.query('select rows from swept')
    expect(rows).toEqual([{ rows: 1000 }, { rows: 1000 }, { rows: 500 }])
    await pool.query('drop function note cascade')
  })

  test("the sweep of rate limits doesn't wait for concurrent attempts", async () => {
    const { pool } = service.context
    await guess('somebody@example.com')
    await pass('400 days')
    const trying = await pool.connect()
    await trying.query('begin')
    await trying.query('update limits set count = count where name = $1', ['signInPerAddress'])
    await sweepTable(service.context, 'limits')
    await trying.query('commit')
    trying.release()
    const { rows } = await pool.query('select name from limits')
    expect(rows).toEqual([{ name: 'signInPerAddress' }])
  })
})

const resetForm = { token: 'acc_x', password: 'Orchard-77-Window' }
