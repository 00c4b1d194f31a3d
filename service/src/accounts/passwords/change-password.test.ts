import { updateUser } from '@accord/contract/accounts.ts'
import { me } from '@accord/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { emailsTo } from '#testing/inbox.ts'
import type { Person } from '#testing/people.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'
import { findUserByEmail } from '#data/users/accounts.store.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedTestService()
})

const newPassword = 'Orchard-77-Window'
const change = (person: Person, body: unknown, id = person.id) =>
  person.as.request('PATCH', `/api/user/${id}`, body)
const signIn = (email: string, password: string) =>
  service.anonymous.request('POST', '/api/auth/login', { email, password })

describe('changing the password', () => {
  test('after a password change, the new password works and the old one is rejected', async () => {
    const ana = await service.createPerson()
    const body = { currentPassword: ana.password, password: newPassword }
    const user = await ana.as.call(updateUser, { params: { id: ana.id }, body })
    expect(user).toMatchObject({ id: ana.id, email: ana.email })
    expect((await signIn(ana.email, newPassword)).status).toBe(200)
    expect((await signIn(ana.email, ana.password)).status).toBe(401)
  })

  test('a password change ends all sessions except the current one', async () => {
    const ana = await service.createPerson()
    const phone = await service.createBrowserOf(ana)
    const other = await ana.signInAgain()
    await change(ana, { currentPassword: ana.password, password: newPassword })
    expect((await ana.as.call(me)).id).toBe(ana.id)
    expect((await phone.as.refused(me)).status).toBe(401)
    const asOther = service.anonymous.with({ authorization: other })
    expect((await asOther.refused(me)).status).toBe(401)
  })

  test('a password change invalidates pending reset links', async () => {
    const ana = await service.createPerson()
    await service.anonymous.request('POST', '/api/password/reset/email', { email: ana.email })
    const token = await service.codeFor(ana.email)
    await change(ana, { currentPassword: ana.password, password: newPassword })
    const late = { email: ana.email, token, password: 'Window-77-Orchard' }
    expect((await service.anonymous.request('POST', '/api/password/reset', late)).status).toBe(400)
  })

  test('a password change is reported to the owner by email and in the activity', async () => {
    const ana = await service.createPerson()
    await change(ana, { currentPassword: ana.password, password: newPassword })
    const [letter] = await emailsTo(service.context, ana.email)
    expect(letter!.subject).toBe('Your password was changed')
    expect(letter!.text).toMatch(/When: .+ UTC\nDevice: .+ on .+\nIP address: 127\.0\.0\.1\n/)
    expect(`${letter!.text}${letter!.html}`).not.toContain(newPassword)
    const { body } = await ana.as.request('GET', '/api/me/activity')
    expect(body).toMatchObject({ data: [{ kind: 'password_changed' }, {}, {}] })
  })

  test('a password change with a wrong current password fails with an error at that field', async () => {
    const ana = await service.createPerson()
    const other = await ana.signInAgain()
    const answer = await change(ana, { currentPassword: 'Wrong-1-Guess', password: newPassword })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 'current_password_wrong',
      message: "The current password isn't correct.",
      fields: { currentPassword: "The current password isn't correct." },
    })
    expect((await signIn(ana.email, ana.password)).status).toBe(200)
    expect((await service.anonymous.with({ authorization: other }).call(me)).id).toBe(ana.id)
  })

  test('the new password must differ from the current one', async () => {
    const ana = await service.createPerson()
    const answer = await change(ana, { currentPassword: ana.password, password: ana.password })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      fields: { password: 'New password must be different from the current password.' },
    })
  })

  test("PW-7, PW-8: a password change applies all password rules, including the one about the person's own email address", async () => {
    // The password breaks no other rule that would be reported first.
    const ana = await service.createPerson({ email: 'ana.duarte.holds.it@example.com' })
    const holding = `X7!${ana.email}`
    for (const [password, sentence] of [
      ['short', 'Password must be at least 8 characters'],
      [holding, 'Password cannot contain your email address'],
    ]) {
      const { status, body } = await change(ana, { currentPassword: ana.password, password })
      expect(status).toBe(400)
      expect(body).toMatchObject({ fields: { password: sentence } })
    }
  })

  test('only one of eight concurrent password changes succeeds', async () => {
    const ana = await service.createPerson()
    const answers = await runConcurrently(8, (index) =>
      change(ana, { currentPassword: ana.password, password: `Window-${index}-Orchard` }),
    )
    expect(statusCodes(answers)).toEqual({ 200: 1, 400: 7 })
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await signIn(ana.email, `Window-${winner}-Orchard`)).status).toBe(200)
    const mails = await emailsTo(service.context, ana.email)
    expect(mails.filter(({ kind }) => kind === 'password_changed')).toHaveLength(1)
  })

  test("RL1: repeated password changes don't flood the mailbox", async () => {
    await using strict = await startTestService({ limits: 'passwordChangesPerPerson=2/1h' })
    const ana = await strict.createPerson()
    const passwords = [ana.password, newPassword, 'Window-77-Orchard', 'Orchard-78-Window']
    const answers = []
    for (const [index, password] of passwords.slice(1).entries()) {
      answers.push(await change(ana, { currentPassword: passwords[index], password }))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    const mails = await emailsTo(strict.context, ana.email)
    expect(mails.filter(({ kind }) => kind === 'password_changed')).toHaveLength(2)
  })

  test('RL1: wrong current passwords are limited like wrong passwords at sign-in, but per session', async () => {
    await using strict = await startTestService({ limits: 'currentPasswordPerSession=5/15m' })
    const ana = await strict.createPerson()
    const guess = { currentPassword: 'Wrong-1-Guess', password: newPassword }
    const answers = await runConcurrently(8, () => change(ana, guess))
    expect(statusCodes(answers)).toEqual({ 400: 5, 429: 3 })
    const right = await change(ana, { currentPassword: ana.password, password: newPassword })
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(50)
    const elsewhere = {
      ...ana,
      as: strict.anonymous.with({ authorization: await ana.signInAgain() }),
    }
    const own = await change(elsewhere, { currentPassword: ana.password, password: newPassword })
    expect(own.status).toBe(200)
  })
})

describe('changing the name', () => {
  test('changed names are trimmed, stored, and recorded in the activity', async () => {
    const ana = await service.createPerson()
    const body = { firstName: '  Zoë ', lastName: ' Šimić  ' }
    const user = await ana.as.call(updateUser, { params: { id: ana.id }, body })
    expect(user).toMatchObject({ firstName: 'Zoë', lastName: 'Šimić' })
    expect(await ana.as.call(me)).toEqual(user)
    const { body: activity } = await ana.as.request('GET', '/api/me/activity')
    expect(activity).toMatchObject({ data: [{ kind: 'name_changed' }, {}, {}] })
  })

  test('a name change requires both names, and each missing name has its own message', async () => {
    const ana = await service.createPerson()
    const { status, body } = await change(ana, { firstName: ' ', lastName: '' })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      message: 'Invalid or missing inputs',
      fields: { firstName: 'Enter your first name.', lastName: 'Enter your last name.' },
    })
  })

  test.each(['email', 'emailVerifiedAt', 'password', 'id', 'createdAt'])(
    "a name change can't also change %s",
    async (name) => {
      const ana = await service.createPerson()
      const before = await findUserByEmail(service.context.db, ana.email)
      const body = { firstName: 'Zoë', lastName: 'D', [name]: newPassword }
      expect((await change(ana, body)).status).toBe(400)
      expect(await findUserByEmail(service.context.db, ana.email)).toEqual(before)
    },
  )

  test("a name change can't affect another person's account", async () => {
    const [ana, theo] = [await service.createPerson(), await service.createPerson()]
    const names = await change(ana, { firstName: 'Mallory', lastName: 'M' }, theo.id)
    const password = { currentPassword: theo.password, password: newPassword }
    expect([names.status, (await change(ana, password, theo.id)).status]).toEqual([404, 404])
    expect((await theo.as.call(me)).firstName).toBe('Ana')
  })
})
