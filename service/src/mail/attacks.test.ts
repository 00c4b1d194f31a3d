import { signUp } from '@accord/contract/accounts.ts'
import { inviteMember, resendInvitation } from '@accord/contract/invitations.ts'
import { inviteToNetwork } from '@accord/contract/network-invitations.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomEmail, databaseState } from '#testing/members.ts'
import { emailsTo } from '#testing/inbox.ts'
import { createTestNetwork } from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { signUpForm } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let service: TestService
let organizations: TestOrganization[]

beforeAll(async () => {
  const limits = 'unaskedMailPerSender=2/6h,unaskedMailPerMailbox=3/6h,signUpPerMailbox=2/1d'
  service = await startTestService({ limits })
  organizations = await runConcurrently(6, () => service.createOrganization())
})
afterAll(() => service[Symbol.asyncDispose]())

const invite = ({ id, owner }: TestOrganization, email: string) =>
  owner.as.request('POST', `/api${inviteMember.path}`, {
    organization: id,
    email,
    roles: ['member'],
  })

describe('a person who gets emails from strangers', () => {
  test('a person gets only a few invitations, even if many organizations invite them at the same time', async () => {
    const email = randomEmail()
    const answers = await runConcurrently(6, (index) => invite(organizations[index]!, email))
    expect(statusCodes(answers)).toEqual({ 201: 3, 429: 3 })
    expect(await emailsTo(service.context, email)).toHaveLength(3)
  })

  test('a person who is emailed by strangers gets no more emails at other spellings of the address', async () => {
    const name = randomEmail().split('@')[0]!
    const answers = await runConcurrently(6, (index) =>
      invite(organizations[index]!, `${name}+${index}@example.com`),
    )
    expect(statusCodes(answers)).toEqual({ 201: 3, 429: 3 })
  })

  test('a person who is emailed by strangers still gets emails from others after one person used many spellings and organizations', async () => {
    const name = randomEmail().split('@')[0]!
    const [one, other] = organizations as [TestOrganization, TestOrganization]
    const second = await service.createOrganization({ owner: one.owner })
    const answers = await runConcurrently(6, (index) =>
      invite(index % 2 === 0 ? one : second, `${name}+${index}@example.com`),
    )
    expect(statusCodes(answers)).toEqual({ 201: 2, 429: 4 })
    expect((await invite(other, `${name}@example.com`)).status).toBe(201)
  })

  test('a person who is emailed by strangers gets no more emails through resends, networks, or a profile address', async () => {
    const victim = await service.createOrganization()
    const { email } = victim.owner
    const [one, other] = organizations as [TestOrganization, TestOrganization]
    const invited = (await invite(one, email)).body as { id: string }
    await one.owner.as.call(resendInvitation, { params: { id: invited.id }, body: {} })
    const network = await createTestNetwork(other)
    const body = { network: network.id, organization: victim.id }
    await other.owner.as.call(inviteToNetwork, { body })

    const { profileId, as } = one.owner
    const again = await createTestNetwork(one)
    const before = await databaseState(service)
    const refused = [
      await as.refused(resendInvitation, { params: { id: invited.id }, body: {} }),
      await as.refused(inviteToNetwork, { body: { ...body, network: again.id } }),
      await as.refused(updateProfile, { params: { id: profileId }, body: { email } }),
      await other.owner.as.refused(inviteMember, {
        body: { organization: other.id, email, roles: ['member'] },
      }),
    ]
    for (const { status, body: said, headers } of refused) {
      expect(status).toBe(429)
      expect(said).toMatchObject({
        code: 'too_much_mail',
        message: 'Too many emails were sent to this address.',
      })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(6 * 3600 - 60)
    }
    expect(await databaseState(service)).toBe(before)
  })

  test("a person who is emailed by strangers still gets the account's own emails: reset, verification, and change notices", async () => {
    const victim = await service.createPerson()
    await runConcurrently(6, (index) => invite(organizations[index]!, victim.email))
    const { email } = victim
    await service.anonymous.request('POST', '/api/password/reset/email', { email })
    const body = { email, token: await service.codeFor(email), password: 'Orchard-77-Window' }
    expect((await service.anonymous.request('POST', '/api/password/reset', body)).status).toBe(200)
    const kinds = (await emailsTo(service.context, email)).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['reset_password', 'password_changed']))
  })

  test('a person who is emailed by strangers can sign up, even after many emails to the address', async () => {
    const form = signUpForm()
    await runConcurrently(6, (index) => invite(organizations[index]!, form.email))
    const name = form.email.split('@')[0]!
    const squats = await runConcurrently(4, (index) =>
      service.anonymous.request(
        'POST',
        '/api/user',
        signUpForm({ email: `${name}+${index}@example.com` }),
      ),
    )
    expect(statusCodes(squats)).toEqual({ 201: 2, 429: 2 })
    await service.anonymous.call(signUp, { body: form })
    const kinds = (await emailsTo(service.context, form.email)).map(({ kind }) => kind)
    expect(kinds).toContain('verify_email')
  })
})

test("an organization can be invited although one manager's mailbox is full", async () => {
  const victim = await service.createOrganization()
  const admin = await service.createMember(victim, ['admin'])
  const fill = (email: string) =>
    runConcurrently(3, (index) => invite(organizations[index]!, email))
  const inviteAll = async (by: TestOrganization) => {
    const body = { network: (await createTestNetwork(by)).id, organization: victim.id }
    const before = await databaseState(service)
    const { status } = await by.owner.as.request('POST', `/api${inviteToNetwork.path}`, body)
    return { status, changed: (await databaseState(service)) !== before }
  }
  await fill(admin.email)
  expect(await inviteAll(organizations[3]!)).toEqual({ status: 201, changed: true })
  const kinds = async (email: string) =>
    (await emailsTo(service.context, email)).map(({ kind }) => kind)
  expect(await kinds(victim.owner.email)).toContain('network_invitation')
  expect(await kinds(admin.email)).not.toContain('network_invitation')

  await fill(victim.owner.email)
  expect(await inviteAll(organizations[4]!)).toEqual({ status: 429, changed: false })
})

test('a rejected invitation leaves nothing behind', async () => {
  const email = randomEmail()
  await runConcurrently(3, (index) => invite(organizations[index]!, email))
  const before = await databaseState(service)
  expect((await invite(organizations[3]!, email)).status).toBe(429)
  expect(await databaseState(service)).toBe(before)
})
