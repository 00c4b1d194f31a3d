import { signUp } from '@accord/contract/accounts.ts'
import { login } from '@accord/contract/session.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { columns } from '#database/tables.ts'
import { emailsTo } from '#testing/inbox.ts'
import { goodPassword, signUpForm } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'
import { findUserByEmail } from '#data/users/accounts.store.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService({ hashing: 'dear' })
})
afterAll(() => service[Symbol.asyncDispose]())

const post = (form: unknown) => service.anonymous.request('POST', '/api/user', form)

async function countOf(table: 'users' | 'codes' | 'mails' | 'account_activity') {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}`.execute(service.context.db)
  return rows[0]!.count
}

describe('signing up', () => {
  test('a sign-up creates an unverified account and returns it without a secret', async () => {
    const form = signUpForm({ firstName: '  Ana ', lastName: ' Duarte ' })
    const answer = await post(form)
    const user = await findUserByEmail(service.context.db, form.email)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: user!.id,
      email: form.email,
      firstName: 'Ana',
      lastName: 'Duarte',
      deletion: null,
      profiles: [],
    })
    expect(user!.email_verified_at).toBeNull()
    const { passwords } = service.context.secrets
    expect(passwords.unseal(user!.password_hash!, user!.id)).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    )
  })

  test("a sign-up doesn't sign anyone in: it creates no session, cookie, or token", async () => {
    const form = signUpForm()
    const answer = await service.anonymous
      .with({ origin: service.url })
      .request('POST', '/api/user', form)
    expect(answer.status).toBe(201)
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^accord-sign-up=/)])
    const { id } = answer.body as { id: string }
    const sessions = await service.context.db
      .selectFrom('sessions')
      .where('user_id', '=', id)
      .execute()
    expect(sessions).toEqual([])
  })

  test('a sign-up emails a verification link to the address', async () => {
    const form = signUpForm()
    await service.anonymous.call(signUp, { body: form })
    const [letter, ...more] = await emailsTo(service.context, form.email)
    expect(more).toEqual([])
    expect(letter!.subject).toBe('Verify your email address')
    expect(letter!.text).toMatch(/\/verify-email\/acc_[\w-]{43}\n/)
  })

  test("a sign-up is one transaction, so nothing is written if the email can't be queued", async () => {
    const { db } = service.context
    const tables = ['users', 'codes', 'mails', 'account_activity'] as const
    const before = await Promise.all(tables.map(countOf))
    await sql`alter table mails add constraint no_more check (false) not valid`.execute(db)
    const answer = await post(signUpForm())
    await sql`alter table mails drop constraint no_more`.execute(db)
    expect(answer.status).toBe(500)
    expect(await Promise.all(tables.map(countOf))).toEqual(before)
  })

  test('a sign-up is recorded in the activity with its origin', async () => {
    const form = signUpForm()
    const { id } = await service.anonymous
      .with({ 'user-agent': 'curl/8' })
      .call(signUp, { body: form })
    const rows = await service.context.db
      .selectFrom('account_activity')
      .select(['kind', 'address', 'agent'])
      .where('user_id', '=', id)
      .execute()
    expect(rows).toEqual([{ kind: 'signed_up', address: '127.0.0.1', agent: 'curl/8' }])
  })
})

describe('signing up with an address that has an account', () => {
  test("SU-6: a sign-up with an existing account's address is rejected with 400 and the exact message", async () => {
    const form = signUpForm()
    await service.anonymous.call(signUp, { body: form })
    const { status, body } = await service.anonymous.refused(signUp, { body: form })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'account_exists',
      message: 'Sorry, that account already exists',
    })
  })

  test('SU-6: an address that has an account is recognized at sign-up, regardless of case and surrounding spaces', async () => {
    const form = signUpForm()
    await service.anonymous.call(signUp, { body: form })
    const shouted = ` ${form.email.toUpperCase()} `
    const { body } = await service.anonymous.refused(signUp, {
      body: signUpForm({ email: shouted }),
    })
    expect(body.code).toBe('account_exists')
  })

  test("a sign-up with an existing account's address doesn't change its password or name, and sends no second email", async () => {
    const form = signUpForm()
    await service.anonymous.call(signUp, { body: form })
    const first = await findUserByEmail(service.context.db, form.email)
    const other = 'Another-7-Password'
    await post({ ...form, firstName: 'Mallory', password: other, confirmedPassword: other })
    expect(await findUserByEmail(service.context.db, form.email)).toEqual(first)
    expect(await emailsTo(service.context, form.email)).toHaveLength(1)
  })

  test('eight concurrent sign-ups with one address create only one account', async () => {
    const form = signUpForm()
    const answers = await runConcurrently(8, () => post(form))
    expect(statusCodes(answers)).toEqual({ 201: 1, 400: 7 })
    expect(await emailsTo(service.context, form.email)).toHaveLength(1)
  })
})

describe('the fields of a sign-up', () => {
  test('SU-4: each missing field of a sign-up is named', async () => {
    const { status, body } = await service.anonymous.request('POST', '/api/user', {})
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'invalid_input',
      message: 'Invalid or missing inputs',
      fields: {
        firstName: 'Enter your first name.',
        lastName: 'Enter your last name.',
        email: 'Enter an email address.',
        password: 'Enter a password.',
        confirmedPassword: 'Enter the password again.',
      },
    })
  })

  test('SU-4: the confirmation of a sign-up must match the password', async () => {
    const { body } = await post(signUpForm({ confirmedPassword: `${goodPassword}x` }))
    expect(body).toMatchObject({
      fields: { confirmedPassword: 'must be the same with the password.' },
    })
  })

  test.each([
    ['PW-1', 'Xk7!Xk7', 'Password must be at least 8 characters'],
    ['PW-2', 'xk7!xk7!', 'Password must contain both uppercase and lowercase letters'],
    ['PW-3', 'Harbour-Lantern', 'Password must contain at least one number'],
    ['PW-4', 'Harbour42Lantern', 'Password must contain at least one special character'],
    ['PW-5', 'Haaarbour-42', 'Password cannot contain three identical characters in a row'],
    ['PW-6', 'Harbour-123-x', 'Password cannot contain three consecutive characters'],
    ['PW-7', 'x-Theo.Okafor-7', 'Password cannot contain your email address'],
  ])('%s, PW-8: the service rejects %s', async (_row, password, sentence) => {
    const email = 'theo.okafor@maplegrove.example'
    const { status, body } = await post(
      signUpForm({ email, password, confirmedPassword: password }),
    )
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: { password: sentence } })
    expect(await findUserByEmail(service.context.db, email)).toBeUndefined()
  })

  test("API-5: names in a sign-up are trimmed and the password isn't", async () => {
    const spaced = ` ${goodPassword} `
    const form = signUpForm({ firstName: ' Zoë ', password: spaced, confirmedPassword: spaced })
    const created = await service.anonymous.call(signUp, { body: form })
    expect(created.firstName).toBe('Zoë')
    const { email } = form
    const spacedTry = await service.anonymous.refused(login, { body: { email, password: spaced } })
    expect(spacedTry.body.code).toBe('email_not_verified')
    const trimmedTry = await service.anonymous.refused(login, {
      body: { email, password: goodPassword },
    })
    expect(trimmedTry.body.code).toBe('invalid_credentials')
  })

  const foreign = [
    ...Object.keys(columns.users).filter((name) => name !== 'email'),
    'emailVerifiedAt',
    'emailVerified',
    'verified',
    'passwordHash',
    'roles',
    'profiles',
    'constructor',
  ]
  test.each(foreign)("a sign-up can't set %s", async (name) => {
    const form = signUpForm()
    const { status, body } = await post({ ...form, [name]: new Date().toISOString() })
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: { [name]: "This field isn't recognized." } })
    expect(await findUserByEmail(service.context.db, form.email)).toBeUndefined()
  })

  test("a sign-up can't set __proto__", async () => {
    const form = signUpForm()
    const text = JSON.stringify(form).replace('{', '{"__proto__":{"emailVerifiedAt":"now"},')
    expect((await post(text)).status).toBe(400)
    expect(await findUserByEmail(service.context.db, form.email)).toBeUndefined()
  })
})
