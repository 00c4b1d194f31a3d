import { listActivity, listOrganizationActivity } from '@accord/contract/activity.ts'
import {
  cancelEmailChange,
  changeEmail,
  getOwnEmail,
  verifyNewEmail,
} from '@accord/contract/email-change.ts'
import { listOwnInvitations } from '@accord/contract/invitations.ts'
import { suspendMember } from '@accord/contract/members.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import { me } from '@accord/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { expireReauthentication } from '#testing/accounts.ts'
import { emailsTo } from '#testing/inbox.ts'
import { randomEmail, createTestInvitation } from '#testing/members.ts'
import { type Person, signIn } from '#testing/people.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedTestService()
})

const ask = (person: Person, email: string, profiles?: string[]) =>
  person.as.call(changeEmail, { body: { email, ...(profiles && { profiles }) } })
const verify = (person: Person, code: string) =>
  person.as.request('POST', `/api${verifyNewEmail.path}`, { code })
const changeTo = async (person: Person, email: string, profiles?: string[]) => {
  await ask(person, email, profiles)
  expect(await verify(person, await service.codeFor(email))).toMatchObject({ status: 200 })
}
const kindsOf = async ({ as }: Person) =>
  (await as.call(listActivity, { query: { $limit: 5 } })).data.map(({ kind }) => kind)
const signsInWith = async ({ password }: Person, email: string) =>
  (await service.anonymous.request('POST', '/api/auth/login', { email, password })).status === 200
const invalid = { status: 400, body: { code: 'verification_link_invalid' } }

describe('a new sign-in address', () => {
  test("a new sign-in address replaces the old one once it's verified, without changing sessions or the password", async () => {
    const ana = await service.createPerson()
    const email = randomEmail()
    const other = await ana.signInAgain()
    expect(await ask(ana, email)).toMatchObject({ email, organizations: [] })
    expect(await ana.as.call(getOwnEmail)).toMatchObject({
      email: ana.email,
      pending: { email, organizations: [] },
    })
    const [toNew] = await emailsTo(service.context, email)
    expect(toNew).toMatchObject({ kind: 'verify_new_email' })
    expect(toNew!.text).toContain(`/verify-new-email/${await service.codeFor(email)}`)
    expect(toNew!.text).not.toContain('Ana')
    const [toOld] = await emailsTo(service.context, ana.email)
    expect(toOld).toMatchObject({ kind: 'email_change_asked' })
    expect(toOld!.text).toContain(email)
    expect(toOld!.text).toContain(`/email-not-me/${await service.codeFor(ana.email)}`)
    expect([await signsInWith(ana, ana.email), await signsInWith(ana, email)]).toEqual([
      true,
      false,
    ])

    // Anyone who reads the old mailbox may find a link to reset the password.
    await service.anonymous.request('POST', '/api/password/reset/email', { email: ana.email })
    const reset = await service.codeFor(ana.email)
    expect(await verify(ana, await service.codeFor(email))).toMatchObject({ status: 200 })
    expect([await signsInWith(ana, ana.email), await signsInWith(ana, email)]).toEqual([
      false,
      true,
    ])
    for (const token of [ana.token, other]) {
      const as = service.anonymous.with({ authorization: token })
      expect(await as.call(me)).toMatchObject({ id: ana.id, email })
    }
    for (const of of [ana.email, email]) {
      const body = { email: of, token: reset, password: 'Orchard-77-Window' }
      const answer = await service.anonymous.request('POST', '/api/password/reset', body)
      expect(answer).toMatchObject({ status: 400, body: { code: 'reset_link_invalid' } })
    }
    expect(await ana.as.call(getOwnEmail)).toMatchObject({ email, pending: null })
    const [told] = await emailsTo(service.context, email)
    expect(told).toMatchObject({ kind: 'email_changed' })
    expect(told!.text).not.toContain('acc_')
    expect(await kindsOf(ana)).toContain('email_changed')
    expect(await verify(ana, await service.codeFor(email))).toMatchObject(invalid)
  })

  test("a new sign-in address is rejected if it's invalid or unchanged, after too many requests, or in an unconfirmed session", async () => {
    await using strict = await startTestService({
      beside: service,
      limits: 'emailChangesPerPerson=3/1h',
    })
    const ana = await strict.createPerson()
    const sent = (body: object) => ana.as.request('POST', '/api/me/email', body)
    expect(await sent({ email: ana.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: {
        code: 'own_email_already',
        fields: { email: 'You already sign in with this address.' },
      },
    })
    expect(await sent({ email: 'ana' })).toMatchObject({
      body: { fields: { email: 'Enter a valid email address.' } },
    })
    for (let times = 0; times < 3; times += 1) {
      expect((await sent({ email: randomEmail() })).status).toBe(202)
    }
    expect(await sent({ email: randomEmail() })).toMatchObject({
      status: 429,
      body: {
        message: "You've tried to change your address too many times. Try again in an hour.",
      },
    })
    await expireReauthentication(strict.context, ana.id)
    expect(await sent({ email: randomEmail() })).toMatchObject({ body: { code: 'confirm_first' } })
    expect(await verify(ana, 'acc_x')).toMatchObject({ body: { code: 'confirm_first' } })
  })

  test('a new sign-in address can be requested again, only the newest link is valid, and canceling voids all links', async () => {
    const ana = await service.createPerson()
    const email = randomEmail()
    await ask(ana, email)
    const first = await service.codeFor(email)
    await ask(ana, email)
    const second = await service.codeFor(email)
    expect(await verify(ana, first)).toMatchObject(invalid)
    await ana.as.call(cancelEmailChange)
    expect(await kindsOf(ana)).toContain('email_change_cancelled')
    expect(await verify(ana, second)).toMatchObject(invalid)
    expect(await ana.as.call(getOwnEmail)).toMatchObject({ email: ana.email, pending: null })
    // No change is pending, so this has no effect.
    await ana.as.call(cancelEmailChange)
    expect((await kindsOf(ana)).filter((kind) => kind === 'email_change_cancelled')).toHaveLength(1)
  })

  test('the link for a new sign-in address is valid for 24 hours', async () => {
    const ana = await service.createPerson()
    const email = randomEmail()
    await ask(ana, email)
    const { pool } = service.context
    const { rows } = await pool.query(
      `select extract(epoch from code_until - asked_at)::int as code,
         extract(epoch from undo_until - asked_at)::int as undo
       from email_changes where user_id = $1`,
      [ana.id],
    )
    expect(rows).toEqual([{ code: 24 * 3600, undo: 72 * 3600 }])
    await pool.query('update email_changes set code_until = now() where user_id = $1', [ana.id])
    expect(await verify(ana, await service.codeFor(email))).toMatchObject(invalid)
    expect(await ana.as.call(getOwnEmail)).toMatchObject({ pending: null })
  })

  test('a new sign-in address is used by the selected profiles that used the old address', async () => {
    const ana = await service.createPerson()
    const [ticked, left, own] = [
      await service.createOrganization({ owner: ana }),
      await service.createOrganization({ owner: ana }),
      await service.createOrganization({ owner: ana }),
    ]
    await service.context.pool.query('update profiles set email = $2 where id = $1', [
      own.owner.profileId,
      randomEmail(),
    ])
    const { profiles } = await ana.as.call(getOwnEmail)
    expect(profiles.map(({ organization }) => organization.name)).toEqual([left.name, ticked.name])
    const email = randomEmail()
    for (const wrong of [
      own.owner.profileId,
      (await service.createOrganization()).owner.profileId,
    ]) {
      const answer = await ana.as.request('POST', '/api/me/email', { email, profiles: [wrong] })
      expect(answer).toMatchObject({
        status: 400,
        body: {
          fields: {
            profiles: 'Choose only organizations where you use your current address.',
          },
        },
      })
    }
    expect(await ask(ana, email, [ticked.owner.profileId])).toMatchObject({
      organizations: [{ id: ticked.id, name: ticked.name }],
    })
    expect(await verify(ana, await service.codeFor(email))).toMatchObject({ status: 200 })
    const { data } = await ana.as.call(listProfiles, { query: {} })
    const emailIn = (id: string) => data.find(({ organization }) => organization.id === id)!.email
    expect([emailIn(ticked.id), emailIn(left.id)]).toEqual([email, ana.email])
    expect(emailIn(own.id)).not.toBe(email)
    const activityIn = async ({ id, owner }: typeof ticked) =>
      (await owner.as.call(listOrganizationActivity, { params: { id }, query: { $limit: 1 } }))
        .data[0]
    expect(await activityIn(ticked)).toMatchObject({
      kind: 'profile_email_changed',
      detail: { email: ana.email, newEmail: email },
      author: { kind: 'person', id: ana.id },
    })
    expect(await activityIn(left)).toMatchObject({ kind: 'organization_created' })
  })

  test("a new sign-in address isn't used where the person is suspended, even if suspended after the request", async () => {
    const [one, other] = [await service.createOrganization(), await service.createOrganization()]
    const member = await service.createMember(one, ['member'])
    const { profileId } = await service.createMember(other, ['member'], {
      ...member,
      as: member.asUser,
    })
    const suspended = ({ id, owner }: typeof one, memberId: string) =>
      owner.as.call(suspendMember, { params: { id, memberId } })
    const ana = { ...member, as: member.asUser }
    const email = randomEmail()
    await suspended(one, member.profileId)
    expect((await ana.as.call(getOwnEmail)).profiles).toMatchObject([{ id: profileId }])
    const wrong = { email, profiles: [member.profileId] }
    expect((await ana.as.request('POST', '/api/me/email', wrong)).status).toBe(400)
    await ask(ana, email, [profileId])
    await suspended(other, profileId)
    expect((await verify(ana, await service.codeFor(email))).status).toBe(200)
    const { data } = await ana.as.call(listProfiles, { query: {} })
    expect(data.map((profile) => profile.email)).toEqual([member.email, member.email])
  })

  test('a new sign-in address finds invitations sent to it, but no longer those sent to the old one', async () => {
    const ana = await service.createPerson()
    const email = randomEmail()
    const [before, after] = [await service.createOrganization(), await service.createOrganization()]
    await createTestInvitation(service, before, { email: ana.email })
    await createTestInvitation(service, after, { email })
    const invitedBy = async () =>
      (await ana.as.call(listOwnInvitations, { query: {} })).data.map(
        ({ organization }) => organization.name,
      )
    expect(await invitedBy()).toEqual([before.name])
    await changeTo(ana, email)
    expect(await invitedBy()).toEqual([after.name])
  })

  test('a person can change back from a new sign-in address to the old one', async () => {
    const ana = await service.createPerson()
    const email = randomEmail()
    await changeTo(ana, email)
    await changeTo(ana, ana.email)
    expect(await signIn(service.anonymous, ana)).toMatchObject({ id: ana.id })
  })

  test('a new sign-in address takes effect only once, even if its link is used concurrently', async () => {
    const ana = await service.createPerson()
    const email = randomEmail()
    await ask(ana, email)
    const code = await service.codeFor(email)
    expect(statusCodes(await runConcurrently(6, () => verify(ana, code)))).toEqual({
      200: 1,
      400: 5,
    })
    expect((await kindsOf(ana)).filter((kind) => kind === 'email_changed')).toHaveLength(1)
  })
})
