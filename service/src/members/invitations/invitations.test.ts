import {
  alreadyInvited,
  alreadyMember,
  deleteInvitation,
  getInvitation,
  inviteMember,
  resendInvitation,
} from '@accord/contract/invitations.ts'
import { suspendMember } from '@accord/contract/members.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLimits } from '#config/limit-settings.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'
import { randomEmail, createTestInvitation, expire, newestActivity } from '#testing/members.ts'

let service: TestService
let organization: TestOrganization

beforeAll(async () => {
  service = await sharedTestService()
  organization = await service.createOrganization()
})

const invite = (email: string) => {
  const body = { organization: organization.id, email, roles: ['member' as const] }
  return organization.owner.as.request('POST', '/api/invitation', body)
}
const daysUntil = (time: string) => (Date.parse(time) - Date.now()) / 86_400_000
const query = (text: string, values: unknown[]) => service.context.pool.query(text, values)

describe('inviting a person', () => {
  test("MB-3: an invitation has roles up to the inviter's own, each once, is valid for 7 days, and is recorded", async () => {
    const email = randomEmail()
    const invited = await organization.owner.as.call(inviteMember, {
      body: {
        organization: organization.id,
        email: ` ${email.toUpperCase()} `,
        roles: ['member', 'owner', 'member'],
      },
    })
    expect(invited).toEqual({
      id: invited.id,
      email,
      roles: ['owner', 'member'],
      status: 'pending',
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      acceptedAt: null,
      organization: {
        id: organization.id,
        name: organization.name,
        logo: null,
        secondFactorFrom: null,
      },
      invitedBy: 'Ana Duarte',
    })
    expect(daysUntil(invited.expiresAt)).toBeCloseTo(7, 2)
    expect(await newestActivity(service, organization.id)).toEqual({
      kind: 'member_invited',
      user_id: organization.owner.id,
      profile_id: organization.owner.profileId,
      detail: { email, roles: ['owner', 'member'] },
    })
  })

  test("only the hash of an invitation's code is stored", async () => {
    const { id, code } = await createTestInvitation(service, organization)
    expect(code).toMatch(/^acc_[\w-]{43}$/)
    const { rows } = await query('select i::text as line from invitations i where id = $1', [id])
    expect(rows[0].line).not.toContain(code)
  })

  test("an invitation to a member's profile or account address is rejected", async () => {
    const member = await service.createMember(organization, ['contact'])
    const address = randomEmail()
    await query('update profiles set email = $1 where id = $2', [address, member.profileId])
    for (const email of [address, member.email, organization.owner.email]) {
      const { status, body } = await invite(email)
      expect([status, body]).toMatchObject([409, { message: alreadyMember.message }])
    }
  })

  test('a second invitation to the same address is rejected, but not in another organization', async () => {
    const email = randomEmail()
    expect((await invite(email)).status).toBe(201)
    const { status, body } = await invite(email.toUpperCase())
    expect([status, body]).toMatchObject([409, { message: alreadyInvited.message }])
    await createTestInvitation(service, await service.createOrganization(), { email })
  })

  test.each(['declined', 'expired', 'taken back'])(
    "a new invitation isn't blocked by an earlier one that was %s",
    async (how) => {
      const { id, email, code } = await createTestInvitation(service, organization)
      const { as } = await service.createPerson()
      if (how === 'declined') await as.request('POST', `/api/invitation/${code}/decline`)
      if (how === 'expired') await expire(service, id)
      if (how === 'taken back') {
        await organization.owner.as.call(deleteInvitation, { params: { id } })
      }
      const second = await createTestInvitation(service, organization, { email })
      expect(second.id).not.toBe(id)
      expect((await as.request('GET', `/api/invitation/${second.code}`)).status).toBe(200)
    },
  )

  test('ten concurrent requests to invite one address create only one invitation', async () => {
    const email = randomEmail()
    await using second = await startTestService({ beside: service })
    const answers = await runConcurrently(10, (index) => {
      const body = { organization: organization.id, email, roles: ['member'] }
      const url = index % 2 === 0 ? service.anonymous : second.anonymous
      const authorization = `Bearer ${organization.owner.token}`
      return url.with({ authorization }).request('POST', '/api/invitation', body)
    })
    expect(statusCodes(answers)).toEqual({ 201: 1, 409: 9 })
    expect((await query('select id from invitations where email = $1', [email])).rowCount).toBe(1)
    expect((await query('select id from mails where recipient = $1', [email])).rowCount).toBe(1)
  })

  test('RL1: an organization can invite 50 people an hour, and the error says when to retry', async () => {
    expect(defaultLimits.invitationsPerOrganization).toEqual({ max: 50, seconds: 3600 })
    // A smaller limit is reached sooner and behaves in the same way.
    await using strict = await startTestService({
      beside: service,
      limits: 'invitationsPerOrganization=2/1h',
    })
    const busy = await service.createOrganization()
    const as = strict.anonymous.with({ authorization: `Bearer ${busy.owner.token}` })
    const answers = []
    for (let tries = 0; tries < 3; tries += 1) {
      const body = { organization: busy.id, email: randomEmail(), roles: ['member'] }
      answers.push(await as.request('POST', '/api/invitation', body))
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429])
    expect(Number(answers[2]!.headers.get('retry-after'))).toBeGreaterThan(3500)
  })
})

describe('withdrawing an invitation', () => {
  test('MB-4: withdrawing an invitation voids its link and is recorded', async () => {
    const { id, email, code } = await createTestInvitation(service, organization)
    const admin = await service.createMember(organization, ['admin'])
    await admin.as.call(deleteInvitation, { params: { id } })
    const { as } = await service.createPerson()
    expect((await as.request('POST', `/api/invitation/${code}/accept`)).status).toBe(404)
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'invitation_deleted',
      user_id: admin.id,
      detail: { email, roles: ['member'] },
    })
  })

  test('withdrawing an invitation is rejected with 400 once it was accepted', async () => {
    const { id, code } = await createTestInvitation(service, organization)
    await (await service.createPerson()).as.request('POST', `/api/invitation/${code}/accept`)
    const { status, body } = await organization.owner.as.refused(deleteInvitation, {
      params: { id },
    })
    expect([status, body.message]).toEqual([400, 'This invitation has already been accepted.'])
  })
})

describe('resending an invitation', () => {
  const again = (id: string) =>
    organization.owner.as.call(resendInvitation, { params: { id }, body: {} })

  test('CO1: resending an invitation renews the 7 days of an expired one with a new link, and voids the old one', async () => {
    const { id, email, code } = await createTestInvitation(service, organization)
    await expire(service, id)
    const renewed = await again(id)
    expect(renewed).toMatchObject({ id, status: 'pending' })
    expect(daysUntil(renewed.expiresAt)).toBeCloseTo(7, 2)

    const newCode = await service.codeFor(email)
    expect(newCode).not.toBe(code)
    const { as } = await service.createPerson()
    expect((await as.request('POST', `/api/invitation/${code}/accept`)).status).toBe(404)
    expect((await as.request('POST', `/api/invitation/${newCode}/accept`)).status).toBe(200)
  })

  test('the person who resends an invitation becomes its inviter if the first inviter can no longer act there', async () => {
    const sender = await service.createMember(organization, ['admin'])
    const { id, email } = await createTestInvitation(service, organization, { by: sender })
    const params = { id: organization.id, memberId: sender.profileId }
    await organization.owner.as.call(suspendMember, { params })
    await again(id)
    const { as } = await service.createPerson()
    const code = await service.codeFor(email)
    expect((await as.request('POST', `/api/invitation/${code}/accept`)).status).toBe(200)
  })

  test('resending an invitation is recorded', async () => {
    const { id, email } = await createTestInvitation(service, organization)
    await again(id)
    expect(await newestActivity(service, organization.id)).toMatchObject({
      kind: 'invitation_resent',
      profile_id: organization.owner.profileId,
      detail: { email, roles: ['member'] },
    })
  })

  test.each(['accept', 'decline'])(
    'resending an invitation is rejected with 409 after %s',
    async (answer) => {
      const { id, code } = await createTestInvitation(service, organization)
      await (await service.createPerson()).as.request('POST', `/api/invitation/${code}/${answer}`)
      const sent = { params: { id }, body: {} }
      const { status, body } = await organization.owner.as.refused(resendInvitation, sent)
      expect([status, body.message]).toEqual([
        409,
        'Someone has already responded to this invitation.',
      ])
    },
  )

  test('RL1: an invitation can be resent 3 times in 10 minutes', async () => {
    await using strict = await startTestService({
      beside: service,
      limits: 'resendPerInvitation=3/10m',
    })
    const { id } = await createTestInvitation(service, organization)
    const authorization = `Bearer ${organization.owner.token}`
    const as = strict.anonymous.with({ authorization })
    const answers = []
    for (let tries = 0; tries < 4; tries += 1) {
      // Every spelling of the ID counts toward the same limit.
      const spelled = tries % 2 === 0 ? id : id.toUpperCase()
      answers.push(await as.request('POST', `/api/invitation/${spelled}/resend`))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(await again((await createTestInvitation(service, organization)).id)).toBeDefined()
  })
})

test("a manager reads an invitation by its ID, with the organization's name on request", async () => {
  const { id, email } = await createTestInvitation(service, organization)
  const read = ($with?: 'organization') =>
    organization.owner.as.call(getInvitation, { params: { id }, query: $with ? { $with } : {} })
  expect(await read()).toMatchObject({ email, organization: { id: organization.id } })
  expect((await read()).organization.name).toBeUndefined()
  expect((await read('organization')).organization.name).toBe(organization.name)
})
