import { listActivity } from '@accord/contract/activity.ts'
import { login, me, passSecondStep } from '@accord/contract/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepTable } from '#lifecycle/retention.store.ts'
import { addTotp, codeNow, firstStep, signInTwice } from '#testing/factors.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { Person } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let ana: Person
let recoveryCodes: string[]

beforeAll(async () => {
  service = await startTestService({ limits: 'secondStepMailPerPerson=1/24h' })
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  ana = await service.createPerson()
  recoveryCodes = (await addTotp(ana, service.context)).recoveryCodes
})

const second = (pending: string, proof: object) =>
  service.anonymous.request('POST', '/api/auth/login/second', { pending, proof })
const code = () => codeNow(service.context, ana.id)
const wrong = { totp: '000000' }
const sessions = async () =>
  (await service.context.pool.query('select factors from sessions where user_id = $1', [ana.id]))
    .rows
const kinds = async (howMany: number) =>
  (await ana.as.call(listActivity, { query: { $limit: howMany } })).data.map(({ kind }) => kind)

describe('ASVS 6.3.3: the correct password of a person with a second factor', () => {
  test('a person with a second factor who enters the correct password gets the next step, but no token, cookie, or session', async () => {
    const before = await sessions()
    const browser = service.anonymous.with({ origin: service.url })
    const { email, password } = ana
    const { status, body, headers } = await browser.request('POST', '/api/auth/login', {
      email,
      password,
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      next: { pending: expect.stringMatching(/^acw_/), methods: ['totp', 'recovery'] },
    })
    expect(headers.getSetCookie()).toEqual([])
    expect(await sessions()).toEqual(before)
    expect(await kinds(1)).toEqual(['second_step_asked'])
  })

  test('a wrong password of a person with a second factor gets the usual response', async () => {
    const { status, body } = await service.anonymous.refused(login, {
      body: { email: ana.email, password: 'Wrong-1-Guess' },
    })
    expect([status, body.code]).toEqual([401, 'invalid_credentials'])
  })
})

describe('the second step', () => {
  test.each(['totp', 'recovery'] as const)(
    'the second step with %s signs in, and the session records both proofs',
    async (method) => {
      const proof = method === 'totp' ? { totp: await code() } : { recovery: recoveryCodes[3]! }
      const signedIn = await signInTwice(service.anonymous, ana, proof)
      const as = service.anonymous.with({ authorization: signedIn.accessToken })
      expect(await as.call(me)).toMatchObject({ id: ana.id })
      expect(await sessions()).toContainEqual({ factors: ['password', method] })
    },
  )

  test("the second step sets all of a browser's cookies", async () => {
    const browser = service.anonymous.with({ origin: service.url })
    const { pending } = await firstStep(browser, ana)
    const { headers } = await browser.request('POST', '/api/auth/login/second', {
      pending,
      proof: { totp: await code() },
    })
    const names = headers.getSetCookie().map((line) => line.split('=')[0])
    expect(names).toEqual(['accord', 'accord-oauth', 'XSRF-TOKEN', 'accord-device'])
  })

  test('the second step accepts codes in any grouping and spelling', async () => {
    const totp = await code()
    await signInTwice(service.anonymous, ana, { totp: ` ${totp.slice(0, 3)} ${totp.slice(3)}` })
    const recovery = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ')
    await signInTwice(service.anonymous, ana, { recovery })
  })

  test('every wrong proof at the second step gets the same response and is recorded in the activity', async () => {
    const { pending } = await firstStep(service.anonymous, ana)
    const theo = await service.createPerson()
    const theirs = await addTotp(theo, service.context)
    for (const proof of [wrong, { recovery: theirs.recoveryCodes[0]! }]) {
      const { status, body } = await second(pending, proof)
      expect(status).toBe(401)
      expect(body).toMatchObject({
        code: 'second_factor_wrong',
        message: "That didn't work. Try again.",
      })
    }
    expect(await kinds(2)).toEqual(['sign_in_failed', 'sign_in_failed'])
  })

  test("the second step emails the account's owner about wrong proofs, once a day", async () => {
    const told = async () =>
      (await emailsTo(service.context, ana.email)).filter(
        ({ kind }) => kind === 'second_step_failed',
      )
    const { pending } = await firstStep(service.anonymous, ana)
    expect(await told()).toEqual([])
    expect((await second(pending, wrong)).status).toBe(401)
    const [letter] = await told()
    expect(letter).toMatchObject({
      subject: 'A sign-in attempt on your account failed at the second step',
    })
    expect(letter!.text).toContain('Someone entered your password correctly')
    await second(pending, { recovery: 'ffff-ffff-ffff-ffff-ffff-ffff' })
    await second((await firstStep(service.anonymous, ana)).pending, wrong)
    expect(await told()).toHaveLength(1)
    await service.context.pool.query(
      `update limits set window_ends_at = now(), blocked_until = now()
       where name = 'secondStepMailPerPerson' and key = $1`,
      [ana.id],
    )
    await second((await firstStep(service.anonymous, ana)).pending, wrong)
    expect(await told()).toHaveLength(2)
  })

  test('ASVS 6.5.1: the second step never accepts a code twice, or a code older than the last one', async () => {
    const used = await code()
    await signInTwice(service.anonymous, ana, { totp: used })
    const { pending } = await firstStep(service.anonymous, ana)
    expect((await second(pending, { totp: used })).status).toBe(401)
    await signInTwice(service.anonymous, ana, { recovery: recoveryCodes[0]! })
    expect((await second(pending, { recovery: recoveryCodes[0]! })).status).toBe(401)
  })

  test('the owner gets an email when a recovery code is used, with the number left', async () => {
    const told = async (recovery: string) => {
      await signInTwice(service.anonymous, ana, { recovery })
      const [letter] = await emailsTo(service.context, ana.email)
      expect(letter).toMatchObject({ kind: 'recovery_code_used' })
      return letter!.text
    }
    expect(await told(recoveryCodes[0]!)).toContain('You have 9 left.')
    await service.context.pool.query(
      `update recovery_codes set used_at = now() where user_id = $1 and hash <> all (
         select sha256(convert_to(replace(code, '-', ''), 'UTF8')) from unnest($2::text[]) code)`,
      [ana.id, recoveryCodes.slice(1, 3)],
    )
    expect(await told(recoveryCodes[1]!)).toContain('You have one left. Create new ones soon.')
    expect(await told(recoveryCodes[2]!)).toContain('You have none left. Create new ones now.')
    expect((await firstStep(service.anonymous, ana)).methods).toEqual(['totp'])
  })
})

describe('a pending sign-in', () => {
  const over = { status: 401, body: { code: 'sign_in_over' } }

  test('a pending sign-in ends after five wrong proofs', async () => {
    const { pending } = await firstStep(service.anonymous, ana)
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await second(pending, wrong)).body).toMatchObject({ code: 'second_factor_wrong' })
    }
    expect(await second(pending, { totp: await code() })).toMatchObject(over)
  })

  test('a pending sign-in accepts the fifth proof', async () => {
    const { pending } = await firstStep(service.anonymous, ana)
    for (let tried = 0; tried < 4; tried += 1) await second(pending, wrong)
    expect((await second(pending, { totp: await code() })).status).toBe(200)
  })

  test("ASVS 6.5.5: a pending sign-in ends after ten minutes, by the database's clock", async () => {
    const { pending } = await firstStep(service.anonymous, ana)
    const { pool } = service.context
    const row = await pool.query(
      `select extract(epoch from expires_at - created_at)::int as seconds from pending_sign_ins where user_id = $1`,
      [ana.id],
    )
    expect(row.rows).toEqual([{ seconds: 600 }])
    await pool.query('update pending_sign_ins set expires_at = now() where user_id = $1', [ana.id])
    expect(await second(pending, { totp: await code() })).toMatchObject(over)
    await sweepTable(service.context, 'pending_sign_ins')
    const left = await pool.query('select from pending_sign_ins where user_id = $1', [ana.id])
    expect(left.rowCount).toBe(0)
  })

  test("ASVS 6.4.3: a new password ends a pending sign-in, and a password reset doesn't bypass the second factor", async () => {
    const { pending } = await firstStep(service.anonymous, ana)
    const { email } = ana
    await service.anonymous.request('POST', '/api/password/reset/email', { email })
    const token = await service.codeFor(email)
    const password = 'Orchard-77-Window'
    await service.anonymous.request('POST', '/api/password/reset', { email, token, password })
    expect(await second(pending, { totp: await code() })).toMatchObject(over)
    const { methods } = await firstStep(service.anonymous, { email, password })
    expect(methods).toEqual(['totp', 'recovery'])
    expect(await sessions()).toEqual([])
  })

  test('a pending sign-in is used up by signing in', async () => {
    const { pending } = await firstStep(service.anonymous, ana)
    await service.anonymous.call(passSecondStep, {
      body: { pending, proof: { totp: await code() } },
    })
    expect(await second(pending, { recovery: recoveryCodes[0]! })).toMatchObject(over)
  })

  test('a pending sign-in ends after twenty others were started', async () => {
    const { pool } = service.context
    const { pending } = await firstStep(service.anonymous, ana)
    await pool.query(
      `insert into pending_sign_ins (hash, user_id, password_version, expires_at)
       select sha256(n::text::bytea), user_id, password_version, expires_at + interval '1 second'
       from pending_sign_ins, generate_series(1, 19) as n where user_id = $1`,
      [ana.id],
    )
    const last = await firstStep(service.anonymous, ana)
    expect((await second(pending, wrong)).body).toMatchObject({ code: 'sign_in_over' })
    expect((await second(last.pending, { totp: await code() })).status).toBe(200)
  })

  test('a pending sign-in that no one started looks like an ended one', async () => {
    expect(await second(`acw_${'A'.repeat(43)}`, wrong)).toMatchObject(over)
  })
})

test("a malformed proof is reported by field and doesn't count", async () => {
  const { pending } = await firstStep(service.anonymous, ana)
  for (const proof of [
    {},
    { totp: '12345' },
    { recovery: 'x' },
    { totp: '123456', recovery: 'x' },
  ]) {
    expect((await second(pending, proof)).status).toBe(400)
  }
  const { rows } = await service.context.pool.query(
    'select tries from pending_sign_ins where user_id = $1',
    [ana.id],
  )
  expect(rows).toEqual([{ tries: 0 }])
})
