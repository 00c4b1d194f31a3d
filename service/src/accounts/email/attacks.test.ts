import { verifyNewEmail } from '@accord/contract/email-change.ts'
import { resetPassword } from '@accord/contract/passwords.ts'
import { me } from '@accord/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestSignUp, requestEmailChange, changeTheEmail } from '#testing/accounts.ts'
import { addSecondFactor } from '#testing/factors.ts'
import { emailsTo } from '#testing/inbox.ts'
import { randomEmail } from '#testing/members.ts'
import { type Person, signUpForm } from '#testing/people.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently, untilBlocked } from '#testing/concurrency.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedTestService()
})

const verify = ({ as }: Pick<Person, 'as'>, code: string) =>
  as.request('POST', '/api/me/email/verify', { code })
const undo = (code: string) => service.anonymous.request('POST', '/api/email-not-me', { code })
const signUp = (email: string) =>
  service.anonymous.request('POST', '/api/user', signUpForm({ email }))
const holderOf = async (email: string) =>
  (await service.context.pool.query('select id from users where email = $1', [email])).rows[0]?.id
const invalidLink = { status: 400, body: { code: 'verification_link_invalid' } }
const overLink = { status: 400, body: { code: 'undo_link_invalid' } }

describe('whether an address has an account', () => {
  test('neither the response nor the UI reveals whether an address has an account, and the same number of emails is sent', async () => {
    const { email: taken } = await service.createPerson()
    const left = await service.createPerson()
    await changeTheEmail(service, left, { from: left.email })
    const { email: unproved } = await createTestSignUp(service)
    const seen = []
    for (const email of [taken, left.email, unproved, randomEmail()]) {
      const ana = await service.createPerson()
      const before = (await emailsTo(service.context, email)).length
      const answer = await ana.as.request('POST', '/api/me/email', { email })
      const shown = await ana.as.request('GET', '/api/me/email')
      const tells = JSON.stringify([answer.status, answer.body, shown.body])
        .replaceAll(email, 'the address')
        .replaceAll(ana.email, 'their own')
        .replaceAll(/"until":"[^"]+"/g, 'until')
      const [letter, ...others] = await emailsTo(service.context, email)
      const toOld = await emailsTo(service.context, ana.email)
      seen.push([tells, others.length + 1 - before, toOld[0]!.kind])
      const isFree = email !== taken && email !== left.email
      // The owner is notified, and the person who made the request gets no code.
      expect(letter!.kind).toBe(isFree ? 'verify_new_email' : 'email_tried')
      if (!isFree) expect(letter!.text).not.toMatch(/acc_|Ana/)
    }
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1)
  })
})

describe('a link', () => {
  test('a link of another account changes nothing and stays valid for its owner', async () => {
    const [ana, eve] = [await service.createPerson(), await service.createPerson()]
    const { to } = await requestEmailChange(service, ana, { from: ana.email })
    const code = await service.codeFor(to)
    expect(await verify(eve, code)).toMatchObject({
      status: 403,
      body: { code: 'link_of_another' },
    })
    expect((await service.anonymous.refused(verifyNewEmail, { body: { code } })).status).toBe(401)
    expect(await holderOf(to)).toBeUndefined()
    expect((await verify(ana, code)).status).toBe(200)
  })

  test("a link for one purpose can't be used for another", async () => {
    const ana = await service.createPerson()
    const { to, undo: undoing } = await requestEmailChange(service, ana, { from: ana.email })
    const code = await service.codeFor(to)
    expect(await undo(code)).toMatchObject(overLink)
    expect(await verify(ana, undoing)).toMatchObject(invalidLink)
    const post = (path: string, body: object) => service.anonymous.request('POST', path, body)
    for (const each of [code, undoing]) {
      expect(await post('/api/verify-email', { code: each })).toMatchObject(invalidLink)
      expect((await post('/api/session-not-me', { code: each })).status).toBe(400)
      for (const email of [ana.email, to]) {
        const body = { email, token: each, password: 'Orchard-77-Window' }
        expect((await post('/api/password/reset', body)).status).toBe(400)
      }
    }
  })

  test.each([
    [
      'a reset of the password',
      async (ana: Person) => {
        await service.anonymous.request('POST', '/api/password/reset/email', { email: ana.email })
        const token = await service.codeFor(ana.email)
        const body = { email: ana.email, token, password: ana.password }
        await service.anonymous.call(resetPassword, { body })
      },
    ],
    [
      "the report that a sign-in was someone else's",
      async (ana: Person) => {
        await ana.signInAgain({ 'user-agent': 'curl/8.5.0' })
        const [letter] = await emailsTo(service.context, ana.email)
        const code = /acm_[\w-]{43}/.exec(letter!.text!)![0]
        const answer = await service.anonymous.request('POST', '/api/session-not-me', { code })
        expect(answer.status).toBe(200)
      },
    ],
  ])('a link is no longer valid after %s', async (_what, end) => {
    const ana = await service.createPerson()
    const { to } = await requestEmailChange(service, ana, { from: ana.email })
    await end(ana)
    const as = service.anonymous.with({ authorization: await ana.signInAgain() })
    expect(await verify({ as }, await service.codeFor(to))).toMatchObject(invalidLink)
  })

  test("a link doesn't change an address in an organization that requires a stronger session", async () => {
    const organization = await service.createOrganization()
    const { owner } = organization
    const ana = { as: owner.asUser }
    const given = { from: owner.email, profiles: [owner.profileId] }
    const { to } = await requestEmailChange(service, ana, given)
    await service.context.pool.query(
      `update organizations set second_factor_from = now() where id = $1`,
      [organization.id],
    )
    const needed = { status: 403, body: { code: 'second_factor_needed' } }
    expect(await verify(ana, await service.codeFor(to))).toMatchObject(needed)
    const body = { email: randomEmail(), profiles: given.profiles }
    expect(await ana.as.request('POST', '/api/me/email', body)).toMatchObject(needed)
    await addSecondFactor(service, owner)
    expect((await verify(ana, await service.codeFor(to))).status).toBe(200)
  })
})

describe('an address', () => {
  test('an address requested by two accounts goes to one of them, and the other gets an error', async () => {
    const email = randomEmail()
    const people = await runConcurrently(2, () => service.createPerson())
    const codes: string[] = []
    for (const person of people) {
      await requestEmailChange(service, person, { from: person.email, to: email })
      codes.push(await service.codeFor(email))
    }
    const answers = await runConcurrently(2, (at) => verify(people[at]!, codes[at]!))
    expect(statusCodes(answers)).toEqual({ 200: 1, 409: 1 })
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'email_taken',
      message: 'Another account now uses this address.',
    })
  })

  test('an address with a pending sign-up goes to the first person who verifies it', async () => {
    const email = randomEmail()
    const ana = await service.createPerson()
    await requestEmailChange(service, ana, { from: ana.email, to: email })
    const code = await service.codeFor(email)
    const early = await createTestSignUp(service, { email })
    const proved = () => early.browser.request('POST', '/api/verify-email', { code: early.code })
    const answers = await Promise.all([verify(ana, code), proved()])
    const holder = await holderOf(email)
    expect(answers.map(({ status }) => status)).toEqual(holder === ana.id ? [200, 400] : [409, 200])
    expect([ana.id, early.id]).toContain(holder)
  })

  test("an owner can take their address despite a stranger's unverified sign-up", async () => {
    const email = randomEmail()
    const squatter = await createTestSignUp(service, { email })
    const ana = await service.createPerson()
    await changeTheEmail(service, ana, { from: ana.email, to: email })
    expect(await holderOf(email)).toBe(ana.id)
    const answer = await squatter.browser.request('POST', '/api/verify-email', {
      code: squatter.code,
    })
    expect(answer).toMatchObject(invalidLink)
  })

  test('an address that someone gave up is reserved while the change can be undone, even for concurrent requests', async () => {
    const [ana, eve] = [await service.createPerson(), await service.createPerson()]
    // This change was requested before the owner gave up the address, by someone who also reads its email.
    const { to } = await requestEmailChange(service, ana, { from: ana.email })
    const code = await service.codeFor(to)
    const { pool } = service.context
    const client = await pool.connect()
    await client.query('begin')
    await client.query('select from users where id = $1 for update', [ana.id])
    const leaving = verify(ana, code)
    const taking = signUp(ana.email)
    await untilBlocked(pool, 2)
    await client.query('commit')
    client.release()
    expect((await leaving).status).toBe(200)
    expect(await taking).toMatchObject({ status: 400, body: { code: 'account_exists' } })
    expect(await signUp(ana.email)).toMatchObject({ body: { code: 'account_exists' } })
    await requestEmailChange(service, eve, { from: eve.email, to: ana.email })
    expect((await emailsTo(service.context, ana.email))[0]!.kind).toBe('email_tried')
    await pool.query('update email_changes set undo_until = now() where user_id = $1', [ana.id])
    expect((await signUp(ana.email)).status).toBe(201)
  })
})

describe("an intruder can't prevent the undoing of an email change", () => {
  test("an intruder can't block the undo of an email change with a second change, because the first address undoes both", async () => {
    const ana = await service.createPerson()
    const first = await changeTheEmail(service, ana, { from: ana.email })
    const second = await changeTheEmail(service, ana, { from: first.to })
    const third = await requestEmailChange(service, ana, { from: second.to })
    expect(await undo(first.undo)).toMatchObject({ status: 200, body: { email: ana.email } })
    expect(await holderOf(ana.email)).toBe(ana.id)
    for (const { undo: code } of [second, third]) expect(await undo(code)).toMatchObject(overLink)
    expect([await holderOf(first.to), await holderOf(second.to)]).toEqual([undefined, undefined])
    expect((await ana.as.request('GET', `/api${me.path}`)).status).toBe(401)
  })

  test("an intruder can't block the undo of an email change by letting the owner change back first", async () => {
    const ana = await service.createPerson()
    const taken = await changeTheEmail(service, ana, { from: ana.email })
    const back = await changeTheEmail(service, ana, { from: taken.to, to: ana.email })
    expect(await undo(back.undo)).toMatchObject(overLink)
    expect(await ana.as.call(me)).toMatchObject({ email: ana.email })
    // The link in the owner's first email still works, in case someone else is in the account.
    expect((await undo(taken.undo)).status).toBe(200)
  })

  test("an intruder can't block the undo of an email change by joining with the new address or changing profiles later", async () => {
    const { owner } = await service.createOrganization()
    const ana = { as: owner.asUser }
    const first = await changeTheEmail(service, ana, { from: owner.email })
    const person = { ...owner, email: first.to, as: owner.asUser }
    const [joined] = [
      await service.createMember(await service.createOrganization(), ['member'], person),
      await service.createMember(await service.createOrganization(), ['member'], person),
    ]
    await changeTheEmail(service, ana, { from: first.to, profiles: [joined.profileId] })
    expect((await undo(first.undo)).status).toBe(200)
    const { rows } = await service.context.pool.query(
      'select distinct email from profiles where user_id = $1',
      [owner.id],
    )
    expect(rows).toEqual([{ email: owner.email }])
  })

  test("an intruder can't block the undo of an email change with another account's undo link", async () => {
    const [ana, eve] = [await service.createPerson(), await service.createPerson()]
    const { to, undo: code } = await changeTheEmail(service, eve, { from: eve.email })
    const kept = await changeTheEmail(service, ana, { from: ana.email })
    expect((await undo(code)).status).toBe(200)
    expect(await holderOf(to)).toBeUndefined()
    expect(await holderOf(kept.to)).toBe(ana.id)
    expect(await ana.as.call(me)).toMatchObject({ email: kept.to })
  })

  test("an intruder can't block the undo of an email change by verifying the address at the same moment", async () => {
    const ana = await service.createPerson()
    const { to, undo: code } = await requestEmailChange(service, ana, { from: ana.email })
    const link = await service.codeFor(to)
    const [, undone] = await Promise.all([verify(ana, link), undo(code)])
    expect(undone.status).toBe(200)
    expect([await holderOf(ana.email), await holderOf(to)]).toEqual([ana.id, undefined])
  })
})
