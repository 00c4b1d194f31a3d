import { signUp } from '@accord/contract/accounts.ts'
import { resetPassword, sendResetLink } from '@accord/contract/passwords.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import { login, me } from '@accord/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { emailsTo } from '#testing/inbox.ts'
import { goodPassword, signUpForm } from '#testing/people.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'
import { findUserByEmail } from '#data/users/accounts.store.ts'
import { createTestSignUp } from '#testing/accounts.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedTestService()
})

const newPassword = 'Orchard-77-Window'
const invalid = {
  code: 'reset_link_invalid',
  message: 'This reset link has expired or was already used. Request a new one.',
}

async function codeSentTo(email: string) {
  await service.anonymous.call(sendResetLink, { body: { email } })
  return service.codeFor(email)
}
const reset = (email: string, token: string, password = newPassword) =>
  service.anonymous.request('POST', '/api/password/reset', { email, token, password })
const signIn = (email: string, password: string) =>
  service.anonymous.request('POST', '/api/auth/login', { email, password })

describe('requesting a reset link', () => {
  test('a reset link request gets the same response for known and unknown addresses, but only known ones get an email', async () => {
    const { email } = await service.createPerson()
    const answers = await Promise.all(
      [email, 'stranger@example.com'].map((to) =>
        service.anonymous.request('POST', '/api/password/reset/email', { email: to }),
      ),
    )
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: {} })
    const [letter] = await emailsTo(service.context, email)
    expect(letter!.subject).toBe('Reset your password')
    const link = new URL(/https?:\S+reset_password\S+/.exec(letter!.text!)![0])
    expect(link.pathname).toBe('/reset_password/')
    expect(link.searchParams.get('email')).toBe(email)
    expect(link.searchParams.get('token')).toMatch(/^acc_[\w-]{43}$/)
    expect(await emailsTo(service.context, 'stranger@example.com')).toEqual([])
  })
})

describe('CO1: resetting a password', () => {
  test('a password reset sets the new password, ends every session, and emails the owner', async () => {
    const ana = await service.createPerson()
    const browser = await service.createBrowserOf(ana)
    await service.anonymous.call(resetPassword, {
      body: { email: ana.email, token: await codeSentTo(ana.email), password: newPassword },
    })
    expect((await ana.as.refused(me)).status).toBe(401)
    expect((await browser.as.refused(me)).status).toBe(401)
    expect((await signIn(ana.email, goodPassword)).status).toBe(401)
    expect((await signIn(ana.email, newPassword)).status).toBe(200)
    const [letter] = await emailsTo(service.context, ana.email)
    expect(letter!.subject).toBe('Your password was changed')
  })

  test('a password reset link works only once', async () => {
    const { email } = await service.createPerson()
    const code = await codeSentTo(email)
    expect((await reset(email, code)).status).toBe(200)
    const again = await reset(email, code, 'Window-77-Orchard')
    expect(again.status).toBe(400)
    expect(again.body).toMatchObject(invalid)
    expect((await signIn(email, newPassword)).status).toBe(200)
  })

  test('only one of eight concurrent requests with the same link can reset the password', async () => {
    const { email } = await service.createPerson()
    const code = await codeSentTo(email)
    const answers = await runConcurrently(8, (index) =>
      reset(email, code, `Window-${index}-Orchard`),
    )
    expect(statusCodes(answers)).toEqual({ 200: 1, 400: 7 })
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await signIn(email, `Window-${winner}-Orchard`)).status).toBe(200)
  })

  test('a password reset link expires after 30 minutes', async () => {
    const { id, email } = await service.createPerson()
    const code = await codeSentTo(email)
    const moved = await service.context.pool.query(
      `update codes set created_at = created_at - interval '30 minutes',
         expires_at = expires_at - interval '30 minutes'
       where user_id = $1 and purpose = 'reset_password'`,
      [id],
    )
    expect(moved.rowCount).toBe(1)
    expect((await reset(email, code)).body).toMatchObject(invalid)
  })

  test("a password reset with another email address is rejected and doesn't use up the code", async () => {
    const ana = await service.createPerson()
    const theo = await service.createPerson()
    const code = await codeSentTo(ana.email)
    expect((await reset(theo.email, code)).body).toMatchObject(invalid)
    expect((await signIn(theo.email, goodPassword)).status).toBe(200)
    expect((await reset(ana.email, code)).status).toBe(200)
  })

  test('only the newest password reset link works', async () => {
    const { email } = await service.createPerson()
    const older = await codeSentTo(email)
    const newer = await codeSentTo(email)
    expect((await reset(email, older)).body).toMatchObject(invalid)
    expect((await reset(email, newer)).status).toBe(200)
  })

  test("a verification code can't be used to reset a password", async () => {
    const { email } = await service.anonymous.call(signUp, { body: signUpForm() })
    expect((await reset(email, await service.codeFor(email))).body).toMatchObject(invalid)
  })

  test("PW-7, PW-8: a password reset applies all password rules, including the one about the person's own email address", async () => {
    const email = 'june.park.resets@example.com'
    await service.createPerson({ email })
    const code = await codeSentTo(email)
    const holding = `X7!${email.split('@')[0]}`
    const { body } = await reset(email, code, holding)
    expect(body).toMatchObject({
      fields: { password: 'Password cannot contain your email address' },
    })
    expect((await reset(email, code)).status).toBe(200)
  })

  test("a password reset gives an unverified account to the mailbox's owner, not to the person who signed up", async () => {
    const { email, code, browser } = await createTestSignUp(service)
    const token = await codeSentTo(email)
    const [letter] = await emailsTo(service.context, email)
    expect(letter!.text).toContain('&names=1')
    const names = { firstName: 'Zoë', lastName: 'Okafor' }
    await service.anonymous.call(resetPassword, {
      body: { email, token, password: newPassword, ...names },
    })

    const owner = await findUserByEmail(service.context.db, email)
    expect(owner!.email_verified_at).toBeInstanceOf(Date)
    expect((await signIn(email, goodPassword)).status).toBe(401)
    await service.anonymous.call(login, { body: { email, password: newPassword } })
    const late = await browser.request('POST', '/api/verify-email', { code })
    expect(late.status).toBe(400)
  })

  test('when a password reset gives an account to a new owner, the sign-up and verification are in their activity', async () => {
    const { email } = await createTestSignUp(service)
    const token = await codeSentTo(email)
    const names = { firstName: 'Zoë', lastName: 'Okafor' }
    await service.anonymous.call(resetPassword, {
      body: { email, token, password: newPassword, ...names },
    })
    const { rows } = await service.context.pool.query<{ kind: string }>(
      `select kind from account_activity join users on users.id = user_id where email = $1`,
      [email],
    )
    const kinds = new Set(rows.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['signed_up', 'email_verified', 'password_reset']))
  })

  test('a password reset cancels pending changes of profile addresses and invalidates their links', async () => {
    const { owner } = await service.createOrganization()
    const body = { email: `next-${owner.email}` }
    await owner.as.call(updateProfile, { params: { id: owner.profileId }, body })
    const { email } = owner
    await service.anonymous.call(resetPassword, {
      body: { email, token: await codeSentTo(email), password: newPassword },
    })
    const { rows } = await service.context.pool.query(
      'select email, pending_email from profiles where id = $1',
      [owner.profileId],
    )
    expect(rows).toEqual([{ email, pending_email: null }])
  })

  test("verified people don't have to enter their names to reset a password", async () => {
    const { email } = await service.createPerson()
    await codeSentTo(email)
    const [letter] = await emailsTo(service.context, email)
    expect(letter!.text).not.toContain('names')
  })

  test('a password reset also ends pending sign-ins with the old password', async () => {
    const checked = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    let held = false
    await using slow = await startTestService({
      beside: service,
      watchPasswords: (real) => ({
        ...real,
        check: async (stored, password) => {
          const verdict = await real.check(stored, password)
          if (held) {
            checked.resolve()
            await goOn.promise
          }
          return verdict
        },
      }),
    })
    const ana = await slow.createPerson()
    const code = await codeSentTo(ana.email)
    held = true
    const { email, password } = ana
    const signingIn = slow.anonymous.request('POST', '/api/auth/login', { email, password })
    await checked.promise
    expect((await reset(email, code)).status).toBe(200)
    goOn.resolve()

    const answer = await signingIn
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ code: 'invalid_credentials' })
  })
})
