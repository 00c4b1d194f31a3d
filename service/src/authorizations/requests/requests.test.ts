import { listOrganizationActivity } from '@accord/contract/activity.ts'
import {
  answerApplicationRequest,
  decideOnScopes,
  getAuthorizationPrompt,
  listApplicationRequests,
  requestApplication,
  withdrawApplicationRequest,
} from '@accord/contract/authorizations.ts'
import { deleteApplication } from '@accord/contract/applications.ts'
import { suspendMember } from '@accord/contract/members.ts'
import { leaveOrganization } from '@accord/contract/organizations.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestApplication,
  requestApproval,
  authorizeForTest,
  approveForTest,
  approvalStatusOf,
} from '#testing/applications.ts'
import { emailsTo } from '#testing/inbox.ts'
import { databaseState } from '#testing/members.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

const scopes: Scope[] = ['user:read', 'organization:read', 'organization:manage']

let service: TestService
let maker: TestOrganization

beforeAll(async () => {
  service = await startTestService({ limits: 'unaskedMailPerSender=3/6h' })
  maker = await service.createOrganization({ form: { name: 'Maker' } })
})
afterAll(() => service[Symbol.asyncDispose]())

/** Creates an organization with an admin and an owner, and an application that a member would like to use. */
async function aPlace() {
  const home = await service.createOrganization()
  const [admin, member] = [
    await service.createMember(home, ['admin']),
    await service.createMember(home, ['member']),
  ]
  return { home, admin, member, application: await createTestApplication(maker, { scopes }) }
}

const ask = ({ as }: TestMember, { id }: { id: string }, { id: application }: { id: string }) =>
  as.call(requestApplication, { params: { id }, body: { application, scopes } })
const list = ({ as }: TestMember, { id }: { id: string }) =>
  as.call(listApplicationRequests, { params: { id }, query: {} })
const answer = (
  { as }: TestMember,
  { id }: { id: string },
  request: { id: string },
  decision: 'authorize' | 'decline',
  note?: string,
) =>
  as.call(answerApplicationRequest, {
    params: { id, request: request.id },
    body: { decision, ...(note !== undefined && { note }) },
  })
const kindsTo = async ({ email }: { email: string }) =>
  (await emailsTo(service.context, email)).map(({ kind }) => kind)
const emailsOf = async (kind: string, { email }: { email: string }) =>
  (await emailsTo(service.context, email)).filter((letter) => letter.kind === kind)
const newest = async ({ owner, id }: TestOrganization) =>
  (await owner.as.call(listOrganizationActivity, { params: { id }, query: { $limit: 1 } })).data[0]!

describe('a member who requests an application', () => {
  test("a member's request for an application reaches all managers, by email and in their list, and no one else", async () => {
    const { home, admin, member, application } = await aPlace()
    const other = await service.createMember(home, ['member'])
    const request = await ask(member, home, application)
    const unanswered = { answer: null, answeredAt: null, note: '' }
    const createdAt = expect.any(String)
    expect(request).toEqual({ id: request.id, scopes, createdAt, ...unanswered })
    const { data, open } = await list(admin, home)
    expect(open).toBe(1)
    expect(data).toEqual([
      {
        ...request,
        application: {
          id: application.id,
          name: application.name,
          description: '',
          logo: null,
          organization: { id: maker.id, name: 'Maker' },
          scopes,
        },
        askedBy: { profile: member.profileId, name: 'Ana Duarte', email: member.email },
        answer: null,
        answeredAt: null,
        answeredBy: null,
        note: '',
      },
    ])
    for (const manager of [admin, home.owner]) {
      const [letter] = await emailsOf('application_requested', manager)
      expect(letter!.subject).toBe('A member requested the application “Harbour Calendar”')
      expect(letter!.text).toContain(`/organization/${home.id}/access`)
      expect(letter!.text).toContain(member.email)
    }
    expect(await kindsTo(other)).not.toContain('application_requested')
    expect(await newest(home)).toMatchObject({
      kind: 'application_requested',
      detail: { application: application.name, scopes },
      author: { email: member.email },
    })
    expect(await approvalStatusOf(member, application)).toMatchObject({ request })
    expect(await approvalStatusOf(other, application)).toMatchObject({ request: null })
  })

  test('a member has one open request for an application, however many they send at the same time', async () => {
    const { home, admin, member, application } = await aPlace()
    const path = `/api/organization/${home.id}/application-requests`
    const body = { application: application.id, scopes }
    const answers = await runConcurrently(8, () => member.as.request('POST', path, body))
    expect(statusCodes(answers)).toEqual({ 201: 8 })
    expect(new Set(answers.map((each) => (each.body as { id: string }).id)).size).toBe(1)
    expect(await emailsOf('application_requested', admin)).toHaveLength(1)
    expect((await list(admin, home)).data).toHaveLength(1)
    // A request for other scopes replaces the previous one.
    const less = { params: { id: home.id }, body: { ...body, scopes: ['user:read'] as Scope[] } }
    await member.as.call(requestApplication, less)
    expect((await list(admin, home)).data).toMatchObject([{ scopes: ['user:read'] }])
  })

  test("a member can withdraw a request for an application until it's answered, and no one else can", async () => {
    const { home, admin, member, application } = await aPlace()
    const { id: request } = await ask(member, home, application)
    const mine = { params: { id: home.id, request } }
    for (const other of [
      admin,
      home.owner,
      await service.createOrganization().then((o) => o.owner),
    ]) {
      expect(await other.as.refused(withdrawApplicationRequest, mine)).toMatchObject({
        status: 404,
      })
    }
    await member.as.call(withdrawApplicationRequest, mine)
    expect(await list(admin, home)).toMatchObject({ data: [], open: 0 })
    expect(await newest(home)).toMatchObject({
      kind: 'application_request_withdrawn',
      detail: { application: application.name, scopes },
      author: { email: member.email },
    })
    expect(await approvalStatusOf(member, application)).toMatchObject({ request: null })
    expect(await member.as.refused(withdrawApplicationRequest, mine)).toMatchObject({ status: 404 })

    const answered = await ask(member, home, application)
    await answer(admin, home, answered, 'decline')
    const late = { params: { id: home.id, request: answered.id } }
    expect(await member.as.refused(withdrawApplicationRequest, late)).toMatchObject({
      body: { code: 'request_answered' },
    })
    expect(await approvalStatusOf(member, application)).toMatchObject({
      request: { answer: 'declined' },
    })
  })

  test('a member gets the reason for the rejection of a requested application', async () => {
    const { home, member, application } = await aPlace()
    const contact = await service.createMember(home, ['contact'])
    const elsewhere = await service.createOrganization()
    const own = await createTestApplication(home, { scopes })
    const authorized = await createTestApplication(maker, { scopes })
    await authorizeForTest(home, authorized)
    const before = await databaseState(service)
    const asking = (by: TestMember, id: string, body: object) =>
      by.as.request('POST', `/api/organization/${id}/application-requests`, body)
    const body = { application: application.id, scopes }
    for (const [refused, status, code] of [
      [asking(contact, home.id, body), 403, 'forbidden'],
      [asking(member, elsewhere.id, body), 404, 'not_found'],
      [asking(member, home.id, { ...body, application: home.id }), 404, 'not_found'],
      [asking(member, home.id, { ...body, application: own.id }), 409, 'own_application'],
      [asking(member, home.id, { ...body, application: authorized.id }), 409, 'already_authorized'],
      [asking(member, home.id, { ...body, scopes: ['survey:read'] }), 409, 'asked_for_changed'],
      [asking(member, home.id, { application: application.id }), 400, 'invalid_input'],
      [asking(member, home.id, { ...body, scopes: ['all'] }), 400, 'invalid_input'],
    ] as const) {
      expect(await refused).toMatchObject({ status, body: { code } })
    }
    expect(await databaseState(service)).toEqual(before)
  })

  test("a member can't fill mailboxes with requests for applications: after a few emails, requests are rejected and not saved", async () => {
    const { home, member } = await aPlace()
    const answers: { status: number; body: unknown }[] = []
    for (let count = 0; count < 4; count += 1) {
      const { id: application } = await createTestApplication(maker, { scopes })
      const path = `/api/organization/${home.id}/application-requests`
      answers.push(await member.as.request('POST', path, { application, scopes }))
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429])
    expect(answers[3]!.body).toMatchObject({ code: 'too_much_mail' })
    expect((await list(home.owner, home)).data).toHaveLength(3)
  })
})

describe('a manager who answers', () => {
  test('a manager who answers authorizes the requested scopes, and the member gets an email', async () => {
    const { home, admin, member, application } = await aPlace()
    const request = await ask(member, home, application)
    await requestApproval(maker, application, [...scopes, 'network:manage'])
    expect(await answer(admin, home, request, 'authorize', 'Have fun')).toMatchObject({
      answer: 'authorized',
      answeredBy: 'Ana Duarte',
      note: 'Have fun',
    })
    const params = { organization: home.id, application: application.id }
    const { authorization } = await admin.as.call(getAuthorizationPrompt, { params })
    expect(authorization).toMatchObject({ scopes })
    const [letter] = await emailsOf('application_request_authorized', member)
    expect(letter!.text).toContain('Note from the reviewer: “Have fun”')
    expect(await emailsOf('application_request_authorized', member)).toHaveLength(1)
    expect((await list(admin, home)).open).toBe(0)
  })

  test('a manager who answers can only decline once the application no longer requests any of the scopes', async () => {
    const { home, admin, member, application } = await aPlace()
    const request = await ask(member, home, application)
    await requestApproval(maker, application, ['survey:read'])
    const before = await databaseState(service)
    const asked = { params: { id: home.id, request: request.id } }
    const yes = { ...asked, body: { decision: 'authorize' as const } }
    expect(await admin.as.refused(answerApplicationRequest, yes)).toMatchObject({
      status: 409,
      body: { code: 'asked_for_changed' },
    })
    expect(await databaseState(service)).toEqual(before)
    await answer(admin, home, request, 'decline')
    expect(await emailsOf('application_request_authorized', member)).toEqual([])
    // An application that only signs people in requests nothing from the first organization, but still needs its
    // authorization.
    const signIn = await createTestApplication(maker, { scopes: [] })
    const params = { id: home.id }
    const { id } = await member.as.call(requestApplication, {
      params,
      body: { application: signIn.id, scopes: [] },
    })
    expect(await answer(admin, home, { id }, 'authorize')).toMatchObject({ answer: 'authorized' })
  })

  test('a manager who answers can decline with a reason, and the member can request it again', async () => {
    const { home, admin, member, application } = await aPlace()
    const request = await ask(member, home, application)
    await answer(admin, home, request, 'decline', 'Use our own')
    expect(await newest(home)).toMatchObject({
      kind: 'application_request_answered',
      detail: { application: application.name, scopes, answer: 'declined' },
    })
    const [letter] = await emailsOf('application_request_declined', member)
    expect(letter!.text).toContain('Note from the reviewer: “Use our own”')
    expect(await approvalStatusOf(member, application)).toMatchObject({
      authorized: false,
      request: { id: request.id, answer: 'declined', note: 'Use our own' },
    })
    const again = await ask(member, home, application)
    expect(again).toMatchObject({ answer: null, note: '' })
    expect(again.id).not.toBe(request.id)
    expect(await approvalStatusOf(member, application)).toMatchObject({ request: again })
    const { data, open } = await list(admin, home)
    expect([open, data.map(({ id }) => id)]).toEqual([1, [again.id, request.id]])
  })

  test.each(['authorize', 'decline'] as const)(
    "members who have been suspended aren't emailed about a manager's answer (%s)",
    async (decision) => {
      const { home, admin, member, application } = await aPlace()
      const [answered, settled] = [member, await service.createMember(home, ['member'])]
      const request = await ask(answered, home, application)
      await ask(settled, home, application)
      for (const { profileId } of [answered, settled]) {
        const params = { id: home.id, memberId: profileId }
        await home.owner.as.call(suspendMember, { params })
      }
      await answer(admin, home, request, decision, 'Ask Ben about the audit of Acme.')
      for (const asker of [answered, settled]) {
        expect((await kindsTo(asker))[0]).toBe('member_suspended')
      }
    },
  )

  test('when two managers answer at the same time, the second one gets an error', async () => {
    const { home, admin, member, application } = await aPlace()
    for (let round = 0; round < 4; round += 1) {
      const request = await ask(member, home, application)
      const path = `/api/organization/${home.id}/application-requests/${request.id}`
      const answers = await Promise.all([
        admin.as.request('POST', path, { decision: 'decline' }),
        home.owner.as.request('POST', path, { decision: 'decline' }),
      ])
      expect(statusCodes(answers)).toEqual({ 200: 1, 409: 1 })
      expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
        code: 'request_answered',
      })
      await service.context.pool.query('delete from limits')
    }
  })

  test('a manager answers the request that they see, and not its replacement', async () => {
    const { home, admin, member, application } = await aPlace()
    const asking = (asked: Scope[]) =>
      member.as.call(requestApplication, {
        params: { id: home.id },
        body: { application: application.id, scopes: asked },
      })
    const harmless = await asking(['user:read'])
    const grown = await asking(scopes)
    const params = { id: home.id, request: harmless.id }
    const body = { decision: 'authorize' as const }
    expect(await admin.as.refused(answerApplicationRequest, { params, body })).toMatchObject({
      status: 404,
    })
    expect((await list(admin, home)).data).toMatchObject([{ id: grown.id, scopes, answer: null }])
    expect(await approvalStatusOf(member, application)).toMatchObject({
      authorized: false,
      request: { id: grown.id },
    })
  })

  test('a manager sees and answers only requests of their own organization', async () => {
    const { home, member, application } = await aPlace()
    const elsewhere = await service.createOrganization()
    const request = await ask(member, home, application)
    const before = await databaseState(service)
    const given = { body: { decision: 'authorize' as const } }
    for (const id of [home.id, elsewhere.id]) {
      const params = { id, request: request.id }
      expect(
        await elsewhere.owner.as.refused(answerApplicationRequest, { params, ...given }),
      ).toMatchObject({ status: 404 })
    }
    const params = { id: home.id, request: request.id }
    expect(await member.as.refused(answerApplicationRequest, { params, ...given })).toMatchObject({
      status: 403,
    })
    expect(
      await member.as.refused(listApplicationRequests, { params: { id: home.id }, query: {} }),
    ).toMatchObject({ status: 403 })
    expect(await databaseState(service)).toEqual(before)
  })
})

describe('a request that is answered elsewhere', () => {
  test('a request is answered when a manager authorizes the application in another flow', async () => {
    const { home, admin, member, application } = await aPlace()
    const request = await ask(member, home, application)
    await authorizeForTest(home, application)
    expect((await list(admin, home)).data).toMatchObject([{ id: request.id, answer: 'authorized' }])
    expect(await emailsOf('application_request_authorized', member)).toHaveLength(1)
    const params = { id: home.id, request: request.id }
    expect(
      await admin.as.refused(answerApplicationRequest, { params, body: { decision: 'decline' } }),
    ).toMatchObject({ body: { code: 'request_answered' } })
  })

  test('a request is answered when a manager authorizes the application while approving it, without an email to themselves', async () => {
    const { home, admin, member, application } = await aPlace()
    await ask(member, home, application)
    await ask(admin, home, application)
    await approveForTest(admin, application, { authorize: true })
    expect((await list(admin, home)).open).toBe(0)
    expect(await emailsOf('application_request_authorized', member)).toHaveLength(1)
    expect(await emailsOf('application_request_authorized', admin)).toEqual([])
  })

  test('a request is answered when the additional scopes are granted, but not before', async () => {
    const { home, admin, member } = await aPlace()
    const growing = await createTestApplication(maker, { scopes: ['user:read'] })
    const { id } = await authorizeForTest(home, growing)
    await requestApproval(maker, growing, scopes)
    await ask(member, home, growing)
    const more: Scope[] = ['organization:read', 'organization:manage']
    const decide = { params: { id }, body: { decision: 'grant' as const, scopes: more } }
    expect((await list(admin, home)).open).toBe(1)
    await admin.as.call(decideOnScopes, decide)
    expect((await list(admin, home)).open).toBe(0)
  })

  test('a request is deleted with its sender or the application', async () => {
    const { home, admin, member, application } = await aPlace()
    await ask(member, home, application)
    await ask(admin, home, application)
    await member.as.call(leaveOrganization, { body: undefined })
    expect((await list(admin, home)).data).toMatchObject([{ askedBy: { email: admin.email } }])
    await maker.owner.as.call(deleteApplication, { params: { id: application.id } })
    expect(await list(admin, home)).toMatchObject({ data: [], open: 0 })
  })
})
