import { sql } from 'kysely'
import { listActivity } from '@accord/contract/activity.ts'
import { discardSignUp, resendVerification, verifyEmail } from '@accord/contract/accounts.ts'
import { me } from '@accord/contract/session.ts'
import { sendResetLink } from '@accord/contract/passwords.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { emailsTo } from '#testing/inbox.ts'
import { signUpForm } from '#testing/people.ts'
import { rawRequest } from '#testing/test-client.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'
import { findUserByEmail } from '#data/users/accounts.store.ts'
import { createTestSignUp, cookieOf, type SignUp } from '#testing/accounts.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedTestService()
})

const verify = ({ browser }: SignUp, code: string) =>
  browser.request('POST', '/api/verify-email', { code })
const isVerified = async (email: string) =>
  (await findUserByEmail(service.context.db, email))?.email_verified_at instanceof Date
const moveExpiry = (id: string, interval: string) =>
  service.context.pool.query(
    `update codes set created_at = created_at - interval '3 days', expires_at = now() + $2::interval
     where user_id = $1`,
    [id, interval],
  )

const invalid = {
  code: 'verification_link_invalid',
  message: 'This link has expired or was already used. Request a new one.',
}

describe('CO1: verifying an email address', () => {
  test('RP-5: an address can be verified with the emailed code in the browser that signed up, which is recorded', async () => {
    const { id, email, code, browser } = await createTestSignUp(service)
    expect(await isVerified(email)).toBe(false)
    await browser.call(verifyEmail, { body: { code } })
    expect(await isVerified(email)).toBe(true)
    const kinds = await service.context.db
      .selectFrom('account_activity')
      .select('kind')
      .where('user_id', '=', id)
      .orderBy('at')
      .execute()
    expect(kinds.map(({ kind }) => kind)).toEqual(['signed_up', 'email_verified'])
  })

  test('an address can be verified in another browser with the password chosen at sign-up', async () => {
    const { email, code, password } = await createTestSignUp(service)
    await service.anonymous.call(verifyEmail, { body: { code, password } })
    expect(await isVerified(email)).toBe(true)
  })

  test("verifying an email address deletes the hash of the browser's sign-up cookie", async () => {
    const person = await createTestSignUp(service)
    await verify(person, person.code)
    const user = await findUserByEmail(service.context.db, person.email)
    expect(user!.sign_up_cookie_hash).toBeNull()
  })

  test('an emailed code verifies an address only once', async () => {
    const person = await createTestSignUp(service)
    await verify(person, person.code)
    const again = await verify(person, person.code)
    expect(again.status).toBe(400)
    expect(again.body).toMatchObject(invalid)
  })

  test('only one of eight concurrent requests succeeds with the same code, by cookie or by password', async () => {
    const person = await createTestSignUp(service)
    const { email, code, password } = person
    const ask = (index: number) =>
      index % 2
        ? verify(person, code)
        : service.anonymous.request('POST', '/api/verify-email', { code, password })
    expect(statusCodes(await runConcurrently(8, ask))).toEqual({ 200: 1, 400: 7 })
    expect(await isVerified(email)).toBe(true)
  })

  test('an emailed code expires after 24 hours', async () => {
    const person = await createTestSignUp(service)
    const { id, email, code } = person
    const { expires_at, created_at } = await service.context.db
      .selectFrom('codes')
      .select(['expires_at', 'created_at'])
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(expires_at.getTime() - created_at.getTime()).toBe(24 * 3600 * 1000)
    await moveExpiry(id, '-1 second')
    expect((await verify(person, code)).body).toMatchObject(invalid)
    expect(await isVerified(email)).toBe(false)
    await moveExpiry(id, '1 minute')
    expect((await verify(person, code)).status).toBe(200)
  })

  test('only the newest verification code is accepted', async () => {
    const person = await createTestSignUp(service)
    const { email, code } = person
    await service.anonymous.call(resendVerification, { body: { email } })
    const newer = await service.codeFor(email)
    expect(newer).not.toBe(code)
    expect((await verify(person, code)).status).toBe(400)
    expect((await verify(person, newer)).status).toBe(200)
  })

  test('only one verification code is valid after eight concurrent resends', async () => {
    const { id, email } = await createTestSignUp(service)
    await runConcurrently(8, () => service.anonymous.call(resendVerification, { body: { email } }))
    const codes = await service.context.db
      .selectFrom('codes')
      .select('hash')
      .where('user_id', '=', id)
      .execute()
    expect(codes).toHaveLength(1)
  })

  test("a password reset code can't verify an email address", async () => {
    const person = await createTestSignUp(service)
    const { email } = person
    await service.anonymous.call(sendResetLink, { body: { email } })
    expect((await verify(person, await service.codeFor(email))).body).toMatchObject(invalid)
    expect(await isVerified(email)).toBe(false)
  })

  test('an emailed code verifies only the address that it was sent to', async () => {
    const person = await createTestSignUp(service)
    const later = `${person.id}@elsewhere.example`
    await service.context.db
      .updateTable('users')
      .set({ email: later })
      .where('id', '=', person.id)
      .execute()
    expect((await verify(person, person.code)).body).toMatchObject(invalid)
    expect(await isVerified(later)).toBe(false)
  })

  test('a made-up verification code is rejected', async () => {
    const person = await createTestSignUp(service)
    expect((await verify(person, `acc_${'A'.repeat(43)}`)).body).toMatchObject(invalid)
  })

  test("opening the link doesn't verify an email address yet", async () => {
    const person = await createTestSignUp(service)
    const { email, code, cookie } = person
    await rawRequest(service.url, `/verify-email/${code}`, { headers: { cookie } })
    expect(await isVerified(email)).toBe(false)
    expect((await verify(person, code)).status).toBe(200)
  })
})

describe('CO1: a link opened in the browser that signed up', () => {
  const opened = async ({ cookie, code }: SignUp, more = '') =>
    service.anonymous
      .with({ origin: service.url, cookie: `${cookie}${more}` })
      .request('POST', '/api/verify-email', { code })
  const reachOf = (id: string) =>
    service.context.db.selectFrom('sessions').select('factors').where('user_id', '=', id).execute()
  const cookiesOf = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().map((line) => line.split(';')[0]!)

  test('a link opened in the browser that signed up signs the person in, and the sign-in is recorded', async () => {
    const person = await createTestSignUp(service)
    const { status, body, headers } = await opened(person)
    expect(status).toBe(200)
    const names = headers.getSetCookie().map((line) => line.split('=')[0])
    expect(names).toEqual(['accord', 'accord-oauth', 'XSRF-TOKEN', 'accord-device'])
    expect(await reachOf(person.id)).toEqual([{ factors: ['password'] }])
    const { accessToken } = body as { accessToken: string }
    const cookie = cookiesOf({ headers }).join('; ')
    const as = service.anonymous.with({ authorization: accessToken, cookie })
    expect(await as.call(me)).toMatchObject({ email: person.email })
    const { data } = await as.call(listActivity, { query: {} })
    expect(data.map(({ kind }) => kind)).toEqual(['signed_in', 'email_verified', 'signed_up'])
    // The first sign-in doesn't cause an alert.
    expect((await emailsTo(service.context, person.email)).map(({ kind }) => kind)).toEqual([
      'verify_email',
    ])
  })

  test('a link opened in the browser that signed up creates a session that counts as confirmed since the sign-up', async () => {
    const person = await createTestSignUp(service)
    const { db } = service.context
    await sql`update users set created_at = now() - interval '1 hour' where id = ${person.id}`.execute(
      db,
    )
    expect((await opened(person)).status).toBe(200)
    const session = await db
      .selectFrom('sessions')
      .select(sql<boolean>`confirmed_at < now() - interval '59 minutes'`.as('isOld'))
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(session.isOld).toBe(true)
  })

  test('a link opened in the browser that signed up signs in only once, even with eight concurrent requests', async () => {
    const person = await createTestSignUp(service)
    expect(statusCodes(await runConcurrently(8, () => opened(person)))).toEqual({ 200: 1, 400: 7 })
    expect(await reachOf(person.id)).toHaveLength(1)
  })

  test('a used or expired link, or one of a deleted account, signs no one in', async () => {
    const [used, expired, discarded] = [
      await createTestSignUp(service),
      await createTestSignUp(service),
      await createTestSignUp(service),
    ]
    const { code, password } = used
    await service.anonymous.call(verifyEmail, { body: { code, password } })
    await moveExpiry(expired.id, '-1 second')
    await service.anonymous.call(discardSignUp, { body: { code: discarded.code } })
    for (const person of [used, expired, discarded]) {
      const answer = await opened(person)
      expect(answer).toMatchObject({ status: 400, body: invalid })
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(await reachOf(person.id)).toEqual([])
    }
  })

  test('a link opened in the browser that signed up signs no one in to a disabled account', async () => {
    const person = await createTestSignUp(service)
    await service.context.pool.query('update users set disabled_at = now() where id = $1', [
      person.id,
    ])
    expect(await opened(person)).toMatchObject({ status: 200, body: {} })
    expect(await reachOf(person.id)).toEqual([])
  })

  test("a link opened in the browser that signed up doesn't end the session of someone else who is signed in", async () => {
    const first = await createTestSignUp(service)
    const second = await createTestSignUp(service, {}, first.browser)
    expect(second.cookie).toBe(first.cookie)
    const session = cookiesOf(await opened(first)).join('; ')
    const answer = await opened(second, `; ${session}`)
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await reachOf(second.id)).toEqual([])
    expect(await isVerified(second.email)).toBe(true)
    // A session that has ended no longer counts.
    const third = await createTestSignUp(service, {}, first.browser)
    await service.context.pool.query('delete from sessions where user_id = $1', [first.id])
    await opened(third, `; ${session}`)
    expect(await reachOf(third.id)).toHaveLength(1)
  })

  test('a link opened in another browser signs no one in, even with the password', async () => {
    const { id, code, password } = await createTestSignUp(service)
    const elsewhere = service.anonymous.with({ origin: service.url })
    const answer = await elsewhere.request('POST', '/api/verify-email', { code, password })
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await reachOf(id)).toEqual([])
  })
})

describe('CO1: the sign-up cookie', () => {
  const attributes = 'Path=/; HttpOnly; SameSite=Strict; Max-Age=86400'
  const signUpAt = async ({ anonymous }: TestService) =>
    (await anonymous.request('POST', '/api/user', signUpForm())).headers.getSetCookie()

  test('the sign-up cookie expires with the code and is sent only to the service', async () => {
    expect(await signUpAt(service)).toEqual([
      expect.stringMatching(new RegExp(`^accord-sign-up=ace_[\\w-]{43}; ${attributes}$`)),
    ])
  })

  test('the sign-up cookie is bound to the host on https', async () => {
    await using secure = await startTestService({
      environment: { PUBLIC_URL: 'https://id.accord.example', SMTP_URL: 'smtp://127.0.0.1:1' },
    })
    const { headers } = await rawRequest(secure.url, '/api/user', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'id.accord.example' },
      body: JSON.stringify(signUpForm()),
    })
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        new RegExp(`^__Host-accord-sign-up=ace_[\\w-]{43}; ${attributes}; Secure$`),
      ),
    ])
  })

  test('the sign-up cookie is renewed with each email, for any address, and set in no other browser', async () => {
    const { email, browser, cookie } = await createTestSignUp(service)
    for (const to of [email, 'nobody@example.com']) {
      const resend = ['POST', '/api/resend-verify-email', { email: to }] as const
      const renewed = await browser.request(...resend)
      expect(cookieOf(renewed)).toBe(cookie)
      expect(renewed.headers.getSetCookie()[0]).toContain(attributes)
      expect((await service.anonymous.request(...resend)).headers.getSetCookie()).toEqual([])
    }
  })
})

describe('requesting the verification email again', () => {
  test('a request for another verification email gets the same response for unknown, verified, and unverified addresses', async () => {
    const waiting = await createTestSignUp(service)
    const verified = await service.createPerson()
    const emails = [waiting.email, verified.email, 'nobody@example.com']
    const answers = await Promise.all(
      emails.map((email) =>
        service.anonymous.request('POST', '/api/resend-verify-email', { email }),
      ),
    )
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: {} })
    const count = async (email: string) => (await emailsTo(service.context, email)).length
    expect(await Promise.all(emails.map(count))).toEqual([2, 0, 0])
  })
})

describe('CO1: the link in an email', () => {
  test('the link in an email uses PUBLIC_URL, and not the Host header of the request', async () => {
    await using elsewhere = await startTestService({
      environment: { PUBLIC_URL: 'https://id.accord.example', SMTP_URL: 'smtp://127.0.0.1:1' },
    })
    const form = signUpForm()
    const answer = await rawRequest(elsewhere.url, '/api/user', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        host: 'id.accord.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        forwarded: 'host=evil.example;proto=http',
      },
      body: JSON.stringify(form),
    })
    expect(answer.status).toBe(201)
    const [letter] = await emailsTo(elsewhere.context, form.email)
    expect(letter!.text).toContain('https://id.accord.example/verify-email/acc_')
    expect(`${letter!.text}${letter!.html}`).not.toContain('evil.example')
  })

  test("the link in an email is never sent for a host that isn't ours, which gets a 421", async () => {
    const form = signUpForm()
    const answer = await rawRequest(service.url, '/api/user', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'evil.example' },
      body: JSON.stringify(form),
    })
    expect(answer.status).toBe(421)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'wrong_host' })
    expect(await findUserByEmail(service.context.db, form.email)).toBeUndefined()
  })
})
