import { randomUUID } from 'node:crypto'
import { acceptInvitation } from '@accord/contract/invitations.ts'
import { listProfiles, updateProfile, verifyProfileEmail } from '@accord/contract/profiles.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { dumpOf } from '#testing/dump.ts'
import { createTestInvitation, newestActivity, databaseState } from '#testing/members.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import type { Client } from '#testing/test-client.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'

let service: TestService
let organization: TestOrganization

beforeAll(async () => {
  service = await sharedTestService()
  organization = await service.createOrganization()
})

const ask = ({ asUser, profileId }: TestMember, email: string) =>
  asUser.call(updateProfile, { params: { id: profileId }, body: { email } })
const prove = (as: Client, code: string) =>
  as.request('POST', '/api/verify-profile-email', { code })

describe("a person who requests another person's address for their profile", () => {
  test("a person who requests another person's address gains nothing when the owner opens the link", async () => {
    const stranger = await service.createMember(organization, ['member'])
    const victim = await service.createPerson()
    await ask(stranger, victim.email)
    const code = await service.codeFor(victim.email)
    const before = await databaseState(service)

    expect(await prove(service.anonymous, code)).toMatchObject({
      status: 401,
      body: { code: 'invalid_token' },
    })
    expect(await prove(victim.as, code)).toMatchObject({
      status: 403,
      body: { code: 'link_of_another' },
    })
    // It doesn't work under a profile of the same organization, either.
    expect((await prove(organization.owner.as, code)).status).toBe(403)
    expect(await databaseState(service)).toBe(before)
    expect((await prove(stranger.asUser, code)).status).toBe(200)
  })

  test("a person who tries codes for another person's address can't gain information", async () => {
    const { as } = await service.createPerson()
    expect(await prove(as, `acc_${'A'.repeat(43)}`)).toMatchObject({
      status: 400,
      body: { code: 'verification_link_invalid' },
    })
  })

  test("a person who requests another person's address can't block others on their network by trying wrong codes", async () => {
    await using limited = await startTestService({ limits: 'codesPerAddress=2/1h' })
    const { owner } = await limited.createOrganization()
    const guess = () => prove(owner.asUser, `acc_${'A'.repeat(43)}`)
    expect([await guess(), await guess(), await guess()].map(({ status }) => status)).toEqual([
      400, 400, 429,
    ])
    const email = `${randomUUID()}@example.com`
    await ask(owner, email)
    expect((await prove(owner.asUser, await limited.codeFor(email))).status).toBe(200)
    expect((await guess()).status).toBe(429)
  })
})

describe('the person who requested the address', () => {
  test('the person who requested the address can verify it in a later session, and under a profile', async () => {
    const member = await service.createMember(organization, ['member'])
    for (const sign of [
      async () => service.anonymous.with({ authorization: `Bearer ${await member.signInAgain()}` }),
      async () => member.as,
    ]) {
      const email = `${randomUUID()}@example.com`
      await ask(member, email)
      const as = await sign()
      await as.call(verifyProfileEmail, { body: { code: await service.codeFor(email) } })
    }
  })
})

describe('an address that came with a forwarded link', () => {
  async function joined() {
    const invited = await service.createPerson()
    const { code } = await createTestInvitation(service, organization, { email: invited.email })
    const person = await service.createPerson()
    const sent = { params: { id: code }, body: {} }
    const { profile } = await person.as.call(acceptInvitation, sent)
    const member = { ...person, asUser: person.as, profileId: profile.id }
    return { invited, member }
  }
  const present = async ({ asUser }: TestMember) =>
    (await asUser.call(listProfiles, { query: {} })).data[0]

  test('an address that came with a forwarded link is verified when the person who joined opens the email to it', async () => {
    const { invited, member } = await joined()
    const { email } = invited
    expect(await ask(member, email)).toMatchObject({ emailProven: false, pendingEmail: email })
    const code = await service.codeFor(email)
    expect((await prove(invited.as, code)).status).toBe(403)
    expect(await present(member)).toMatchObject({ emailProven: false })
    expect((await prove(member.asUser, code)).status).toBe(200)
    expect(await present(member)).toMatchObject({ email, emailProven: true, pendingEmail: null })
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'profile_email_verified',
      user_id: member.id,
      detail: { email },
    })
    // Nothing changed, so no one is notified.
    const kinds = (await emailsTo(service.context, email)).map(({ kind }) => kind)
    expect(kinds).not.toContain('profile_email_changed')
  })

  test("an address that came with a forwarded link gets no email when it's changed, but the account's own address does", async () => {
    const { invited, member } = await joined()
    const before = (await emailsTo(service.context, invited.email)).length
    const email = `${randomUUID()}@example.com`
    await ask(member, email)
    await prove(member.asUser, await service.codeFor(email))
    expect(await emailsTo(service.context, invited.email)).toHaveLength(before)
    const kinds = (await emailsTo(service.context, member.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(
      expect.arrayContaining(['profile_email_requested', 'profile_email_changed']),
    )
  })
})

describe("while a change waits for its organization's lock", () => {
  const anAddress = () => `${randomUUID()}@example.com`
  const changes = {
    'become a contact': async ({ asUser }: TestMember) => {
      const { id } = await service.createOrganization()
      const body = { organization: id, roles: ['contact'] }
      return { held: id, make: () => asUser.request('POST', '/api/profile', body) }
    },
    'request an address': async ({ asUser, profileId }: TestMember) => {
      const make = () =>
        asUser.request('PATCH', `/api/profile/${profileId}`, { email: anAddress() })
      return { held: organization.id, make }
    },
    'verify an address': async (member: TestMember) => {
      const email = anAddress()
      await ask(member, email)
      const code = await service.codeFor(email)
      return { held: organization.id, make: () => prove(member.asUser, code) }
    },
  }
  const signedOut = 'delete from sessions where user_id = $1'
  const removed = 'delete from profiles where user_id = $1'

  test.each([
    ['is signed out', 'become a contact', signedOut, 401],
    ['is signed out', 'request an address', signedOut, 401],
    ['is signed out', 'verify an address', signedOut, 401],
    ['is removed', 'request an address', removed, 404],
    ['is removed', 'verify an address', removed, 400],
  ] as const)('a person who %s can no longer %s', async (_how, what, statement, expected) => {
    const member = await service.createMember(organization, ['member'])
    const { held, make } = await changes[what](member)
    const { pool } = service.context
    const another = await pool.connect()
    try {
      await another.query('begin')
      await another.query('select from organizations where id = $1 for no key update', [held])
      await another.query(statement, [member.id])
      const made = make()
      await Promise.race([made, untilBlocked(pool)])
      const except = ['limits', 'mails']
      const meanwhile = await dumpOf(another, { except })
      await another.query('commit')
      expect((await made).status).toBe(expected)
      expect(await dumpOf(pool, { except })).toBe(meanwhile)
    } finally {
      another.release(true)
    }
  })
})
