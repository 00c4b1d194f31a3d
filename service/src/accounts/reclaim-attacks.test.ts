import { beforeAll, describe, expect, test } from 'vitest'
import { emailsTo } from '#testing/inbox.ts'
import { goodPassword, signUpForm } from '#testing/people.ts'
import type { Client } from '#testing/test-client.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import {
  createTestSignUp,
  expireCodes,
  invalidLink,
  tablesOf,
  unproved,
} from '#testing/accounts.ts'

let service: TestService
let nobody: Client

beforeAll(async () => {
  service = await sharedTestService()
  nobody = service.anonymous
})

const verify = (from: Client, body: { code: string; password?: string }) =>
  from.request('POST', '/api/verify-email', body)
const discard = (code: string) => nobody.request('POST', '/api/verify-email/discard', { code })
const signIn = (email: string, password: string) =>
  nobody.request('POST', '/api/auth/login', { email, password })
const state = () => tablesOf(service)

describe('CO1: an account that its true owner reclaims by a reset', () => {
  const password = 'Orchard-77-Window'
  const names = { firstName: 'Zoë', lastName: 'Okafor' }

  test('an account reclaimed by its true owner keeps no name, password, code, cookie, activity, or ID of the stranger', async () => {
    const before = await state()
    const stranger = await createTestSignUp(service, { firstName: 'Mallory', lastName: 'Squatter' })
    const squatted = await state()
    const { email } = stranger
    await nobody.request('POST', '/api/password/reset/email', { email })
    const token = await service.codeFor(email)
    const answer = await nobody.request('POST', '/api/password/reset', {
      email,
      token,
      password,
      ...names,
    })
    expect(answer.status).toBe(200)

    const after = await state()
    const lines = (dump: string) => new Set(dump.split('\n'))
    const ofStranger = lines(squatted).difference(lines(before))
    expect(ofStranger.size).toBeGreaterThan(2)
    expect(lines(after).intersection(ofStranger)).toEqual(new Set())
    expect(after).not.toMatch(/Mallory|Squatter/)
    expect(after).not.toContain(stranger.id)

    expect((await signIn(email, stranger.password)).status).toBe(401)
    expect(await verify(stranger.browser, { code: stranger.code })).toMatchObject(invalidLink)
    expect(await discard(stranger.code)).toMatchObject(invalidLink)
    const signedIn = await signIn(email, password)
    expect(signedIn).toMatchObject({ status: 200, body: { email, ...names } })
    expect((await emailsTo(service.context, email))[0]!.text).toContain('Hello Zoë,')
  })

  test("an account reclaimed by its true owner requires their names, and the link isn't used up until they're given", async () => {
    const { email } = await createTestSignUp(service)
    await nobody.request('POST', '/api/password/reset/email', { email })
    const token = await service.codeFor(email)
    const before = await state()
    const form = { email, token, password }
    expect(await nobody.request('POST', '/api/password/reset', form)).toMatchObject({
      status: 400,
      body: {
        code: 'names_needed',
        fields: { firstName: 'Enter your first name.', lastName: 'Enter your last name.' },
      },
    })
    expect(await state()).toBe(before)
    const named = await nobody.request('POST', '/api/password/reset', { ...form, ...names })
    expect(named.status).toBe(200)
  })

  test("a reset doesn't rename a verified person", async () => {
    const { email } = await service.createPerson()
    await nobody.request('POST', '/api/password/reset/email', { email })
    const token = await service.codeFor(email)
    await nobody.request('POST', '/api/password/reset', { email, token, password, ...names })
    expect(await signIn(email, password)).toMatchObject({
      status: 200,
      body: { firstName: 'Ana', lastName: 'Duarte' },
    })
  })
})

describe("CO1: an address can't be held forever without verifying it", () => {
  test('a new sign-up replaces the old one completely once no link is valid anymore', async () => {
    const stranger = await createTestSignUp(service, { firstName: 'Mallory' })
    const { email } = stranger
    await expireCodes(service, stranger)
    const password = 'Orchard-77-Window'
    const owner = await createTestSignUp(service, { email, password, confirmedPassword: password })
    expect(await state()).not.toContain(stranger.id)
    expect((await signIn(email, goodPassword)).status).toBe(401)
    expect(await verify(stranger.browser, { code: owner.code })).toMatchObject(unproved)
    expect(
      await verify(stranger.browser, { code: owner.code, password: goodPassword }),
    ).toMatchObject({ body: { code: 'sign_up_password_wrong' } })
    expect((await verify(owner.browser, { code: owner.code })).status).toBe(200)
  })

  test('a second sign-up is rejected while a link is valid, and changes neither password nor cookie', async () => {
    const first = await createTestSignUp(service)
    const before = await state()
    const again = signUpForm({
      email: first.email,
      password: 'Orchard-77-Window',
      confirmedPassword: 'Orchard-77-Window',
    })
    expect(await nobody.request('POST', '/api/user', again)).toMatchObject({
      status: 400,
      body: { code: 'account_exists' },
    })
    expect(await state()).toBe(before)
    expect((await verify(first.browser, { code: first.code })).status).toBe(200)
  })

  test('a verified account is never replaced by a sign-up, however old its codes are', async () => {
    const ana = await service.createPerson()
    await service.context.pool.query('delete from codes where user_id = $1', [ana.id])
    const answer = await nobody.request('POST', '/api/user', signUpForm({ email: ana.email }))
    expect(answer.status).toBe(400)
    expect((await signIn(ana.email, ana.password)).status).toBe(200)
  })
})
