import { inviteMember } from '@accord/contract/invitations.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultLimits } from '#config/limit-settings.ts'
import { signUpForm } from '#testing/people.ts'
import type { Client } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'
import { findUserByEmail } from '#data/users/accounts.store.ts'
import {
  createTestSignUp,
  cookieOf,
  expireCodes,
  invalidLink,
  type SignUp,
  tablesOf,
  unproved,
} from '#testing/accounts.ts'

let service: TestService
let nobody: Client

beforeAll(async () => {
  service = await startTestService({ limits: 'signInPerAccountAndAddress=5/15m' })
  nobody = service.anonymous
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(() => service.context.pool.query('delete from limits'))

const verify = (from: Client, body: { code: string; password?: string }) =>
  from.request('POST', '/api/verify-email', body)
const discard = (code: string) => nobody.request('POST', '/api/verify-email/discard', { code })
const whose = (code: string) => nobody.request('POST', '/api/verify-email/account', { code })
const signIn = (email: string, password: string) =>
  nobody.request('POST', '/api/auth/login', { email, password })
const isVerified = async ({ email }: Pick<SignUp, 'email'>) =>
  (await findUserByEmail(service.context.db, email))?.email_verified_at instanceof Date
const state = () => tablesOf(service)

const unverified = { status: 403, body: { code: 'email_not_verified' } }

describe("CO1: a stranger who signs up with another's address", () => {
  test("a stranger isn't signed in when the address's owner opens the link, and gets none of their invitations", async () => {
    const organization = await service.createOrganization()
    const { email, password, code } = await createTestSignUp(service)
    await organization.owner.as.call(inviteMember, {
      body: { organization: organization.id, email, roles: ['member'] },
    })
    expect(await verify(nobody, { code })).toMatchObject(unproved)
    expect(await signIn(email, password)).toMatchObject(unverified)
  })

  test("a stranger's sign-up gains nothing from a scanner that opens the link and runs its script", async () => {
    const { email, code, browser } = await createTestSignUp(service)
    const before = await state()
    await nobody.request('GET', `/verify-email/${code}`)
    expect(await verify(nobody, { code })).toMatchObject(unproved)
    expect(await whose(code)).toMatchObject({ status: 200, body: { email } })
    expect(await state()).toBe(before)
    // The code wasn't used up, so the person who requested it can still use it.
    expect((await verify(browser, { code })).status).toBe(200)
  })

  test("a stranger's sign-up gains nothing from the owner's own sign-up in the browser that opens the link", async () => {
    const stranger = await createTestSignUp(service)
    const owner = await createTestSignUp(service)
    expect(owner.cookie).not.toBe(stranger.cookie)
    expect(await verify(owner.browser, { code: stranger.code })).toMatchObject(unproved)
    expect(await isVerified(stranger)).toBe(false)
  })

  test.each([
    '',
    'accord-sign-up=',
    'accord-sign-up=ace_x',
    `accord-sign-up=ace_${'A'.repeat(43)}`,
  ])(
    "a stranger who signs up with another's address gains nothing from a cookie that was never issued: %j",
    async (cookie) => {
      const { code } = await createTestSignUp(service)
      expect(await verify(nobody.with({ cookie }), { code })).toMatchObject(unproved)
    },
  )

  test("a stranger who signs up with another's address can't move the proof to another browser by requesting the email again", async () => {
    const stranger = await createTestSignUp(service)
    const { email, browser } = stranger
    const owner = await createTestSignUp(service)
    for (const from of [owner.browser, nobody]) {
      await from.request('POST', '/api/resend-verify-email', { email })
      const code = await service.codeFor(email)
      expect(await verify(owner.browser, { code })).toMatchObject(unproved)
      expect(await verify(nobody, { code })).toMatchObject(unproved)
    }
    expect((await verify(browser, { code: await service.codeFor(email) })).status).toBe(200)
  })

  test("a stranger who signs up with another's address can't make the owner's browser sign up from another site", async () => {
    const form = signUpForm()
    const answer = await nobody
      .with({ origin: 'https://evil.example' })
      .request('POST', '/api/user', form)
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await findUserByEmail(service.context.db, form.email)).toBeUndefined()
  })

  test('a stranger gets no cookie if the sign-up is rejected because the address is taken', async () => {
    const { email } = await createTestSignUp(service)
    const answer = await nobody.request('POST', '/api/user', signUpForm({ email }))
    expect(answer.status).toBe(400)
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

describe('RL1: guessing the password at a verification link', () => {
  test('after five wrong passwords at a verification link or at sign-in, even the correct password is rejected', async () => {
    const { email, password, code } = await createTestSignUp(service)
    await runConcurrently(2, () => signIn(email, 'Wrong-1-Guess'))
    const answers = await runConcurrently(6, () =>
      verify(nobody, { code, password: 'Wrong-1-Guess' }),
    )
    expect(statusCodes(answers)).toEqual({ 400: 3, 429: 3 })
    expect((await verify(nobody, { code, password })).status).toBe(429)
    expect(await isVerified({ email })).toBe(false)
  })

  test('a wrong password at a verification link is reported without using up the link', async () => {
    const { email, password, code } = await createTestSignUp(service)
    const before = await state()
    expect(await verify(nobody, { code, password: 'Wrong-1-Guess' })).toMatchObject({
      status: 400,
      body: {
        code: 'sign_up_password_wrong',
        fields: { password: "This isn't the password you chose when you signed up." },
      },
    })
    expect(await state()).toBe(before)
    expect((await verify(nobody, { code, password })).status).toBe(200)
    expect(await isVerified({ email })).toBe(true)
  })

  test("guessing the password at a verification link can't bypass the code", async () => {
    const { email, password } = await createTestSignUp(service)
    const code = `acc_${'A'.repeat(43)}`
    expect(await verify(nobody, { code, password })).toMatchObject(invalidLink)
    expect(await isVerified({ email })).toBe(false)
  })
})

describe("CO1: discarding another person's sign-up", () => {
  test("discarding another person's sign-up leaves no name, password, code, cookie, or activity", async () => {
    const before = await state()
    const { email, password, code, browser } = await createTestSignUp(service, {
      firstName: 'Mallory',
    })
    await signIn(email, 'Wrong-1-Guess')
    expect((await discard(code)).status).toBe(200)
    expect(await state()).toBe(before)
    expect(await verify(browser, { code, password })).toMatchObject(invalidLink)
    expect((await signIn(email, password)).status).toBe(401)
  })

  test("discarding another person's sign-up frees the address for its owner, who starts with their own password", async () => {
    const stranger = await createTestSignUp(service)
    const { email } = stranger
    await discard(stranger.code)
    const password = 'Orchard-77-Window'
    const owner = await createTestSignUp(service, { email, password, confirmedPassword: password })
    expect(owner.id).not.toBe(stranger.id)
    expect(await verify(stranger.browser, { code: owner.code })).toMatchObject(unproved)
    expect((await verify(owner.browser, { code: owner.code })).status).toBe(200)
    expect((await signIn(email, stranger.password)).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(200)
  })

  test("discarding another person's sign-up is rejected for a verified account, with its own code or another", async () => {
    const owner = await createTestSignUp(service)
    await verify(owner.browser, { code: owner.code })
    const before = await state()
    expect(await discard(owner.code)).toMatchObject(invalidLink)
    await nobody.request('POST', '/api/password/reset/email', { email: owner.email })
    const afterAsking = await state()
    expect(await discard(await service.codeFor(owner.email))).toMatchObject(invalidLink)
    expect(await state()).toBe(afterAsking)
    expect(before).toContain(owner.id)
  })

  test('a used, expired, or made-up code reveals no address', async () => {
    const [used, old] = [await createTestSignUp(service), await createTestSignUp(service)]
    await verify(used.browser, { code: used.code })
    await expireCodes(service, old)
    for (const code of [used.code, old.code, `acc_${'A'.repeat(43)}`]) {
      const answer = await whose(code)
      expect(answer).toMatchObject(invalidLink)
      expect(JSON.stringify(answer.body)).not.toContain('@')
      expect(await discard(code)).toMatchObject(invalidLink)
    }
  })
})

describe('two people who sign up in one browser', () => {
  test('two people who sign up in one browser can both verify with their links, and share the cookie', async () => {
    const first = await createTestSignUp(service)
    const second = await createTestSignUp(service, {}, first.browser)
    expect(second.cookie).toBe(first.cookie)
    expect((await verify(second.browser, { code: first.code })).status).toBe(200)
    expect((await verify(second.browser, { code: second.code })).status).toBe(200)
  })

  test("a cookie value that the service wouldn't create isn't kept", async () => {
    const { cookie } = await createTestSignUp(
      service,
      {},
      nobody.with({ cookie: 'accord-sign-up=mine' }),
    )
    expect(cookie).toMatch(/^accord-sign-up=ace_[\w-]{43}$/)
    const resent = await nobody
      .with({ cookie: 'accord-sign-up=mine' })
      .request('POST', '/api/resend-verify-email', { email: 'nobody@example.com' })
    expect(cookieOf(resent)).toBe('')
  })
})

describe('RL1: emails requested by a stranger', () => {
  const askReset = (email: string, from = nobody) =>
    from.request('POST', '/api/password/reset/email', { email })
  const askVerification = (email: string, from = nobody) =>
    from.request('POST', '/api/resend-verify-email', { email })
  const { max, seconds } = defaultLimits.resetPerEmail

  test('emails requested by a stranger leave the owner with a valid link until a new one is sent', async () => {
    await using strict = await startTestService({ limits: `resetPerEmail=${max}/${seconds}s` })
    const { id, email } = await strict.createPerson()
    const answers = await runConcurrently(4, () => askReset(email, strict.anonymous))
    expect(statusCodes(answers)).toEqual({ 200: 3, 429: 1 })
    const { rows } = await strict.context.pool.query(
      `select blocked_until <= expires_at as "goodUntilTheNext" from limits, codes
       where name = 'resetPerEmail' and user_id = $1 and purpose = 'reset_password'`,
      [id],
    )
    expect(rows).toEqual([{ goodUntilTheNext: true }])
  })

  test("emails requested by a stranger to other spellings of an address don't use up the owner's limit", async () => {
    await using strict = await startTestService({ limits: 'resetPerEmail=3/30m' })
    const { email } = await strict.createPerson()
    await runConcurrently(4, () => askReset(email.replace('@', '+x@'), strict.anonymous))
    expect((await askReset(email, strict.anonymous)).status).toBe(200)
    expect(await strict.codeFor(email)).toMatch(/^acc_/)
  })

  test('emails requested by a stranger to an unverified mailbox are limited across all spellings and kinds, without revealing it', async () => {
    await using strict = await startTestService({ limits: 'mailPerUnprovenMailbox=3/1d' })
    const [plain, tagged] = ['ana@example.com', 'ana+1@example.com']
    for (const email of [plain, tagged]) await createTestSignUp(strict, { email })
    const before = await emailsIn(strict)
    for (const email of [plain, tagged, plain, tagged, 'nobody@example.com']) {
      expect((await askReset(email, strict.anonymous)).status).toBe(200)
      expect((await askVerification(email, strict.anonymous)).status).toBe(200)
    }
    expect(await emailsIn(strict)).toBe(before + 3)
    // The person who verified the address can still sign in.
    const proven = await strict.createPerson({ email: 'ana+2@example.com' })
    await askReset(proven.email, strict.anonymous)
    expect(await strict.codeFor(proven.email)).toMatch(/^acc_/)
  })
})

test('a password change has no effect if its session ends in the meantime', async () => {
  let meanwhile: () => Promise<unknown> = async () => {}
  await using slow = await startTestService({
    watchPasswords: (real) => ({
      ...real,
      hash: async (password) => {
        await meanwhile()
        return real.hash(password)
      },
    }),
  })
  const ana = await slow.createPerson()
  const others = await ana.signInAgain()
  meanwhile = () => ana.as.request('POST', '/api/auth/logout')
  const before = await findUserByEmail(slow.context.db, ana.email)
  const { status } = await ana.as.request('PATCH', `/api/user/${ana.id}`, {
    currentPassword: ana.password,
    password: 'Orchard-77-Window',
  })
  expect(status).toBe(401)
  expect(await findUserByEmail(slow.context.db, ana.email)).toEqual(before)
  const elsewhere = slow.anonymous.with({ authorization: others })
  expect((await elsewhere.request('GET', '/api/me')).status).toBe(200)
})

async function emailsIn({ context }: TestService): Promise<number> {
  const { rowCount } = await context.pool.query('select from mails')
  return rowCount!
}
