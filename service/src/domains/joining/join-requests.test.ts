import { listOrganizationActivity } from '@accord/contract/activity.ts'
import {
  answerJoinRequest,
  askToJoin,
  listJoinRequests,
  listJoinable,
  removeDomain,
  updateDomain,
} from '@accord/contract/domains.ts'
import { listMembers, removeMember, suspendMember } from '@accord/contract/members.ts'
import { listToDo } from '@accord/contract/to-do.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusCodes } from '#testing/concurrency.ts'
import { passDays, randomDomain, verifiedDomain, withdraw } from '#testing/domains.ts'
import { type DnsServer, startDnsServer } from '#testing/helpers/dns-server.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { TestMember, TestOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { checkDueDomains } from '../check-due-domains.ts'

let service: TestService
let dns: DnsServer

beforeAll(async () => {
  dns = await startDnsServer()
  const servers = `${dns.address};${dns.address}`
  service = await startTestService({ environment: { DNS_SERVERS: servers } })
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await dns[Symbol.asyncDispose]()
})

/** An organization whose domain's people can ask to join. */
async function openPlace() {
  const place = await service.createOrganization()
  const domain = await verifiedDomain(dns, place)
  await place.owner.as.call(updateDomain, {
    params: { id: place.id, domainId: domain.id },
    body: { joinRequests: true },
  })
  return { place, domain, admin: await service.createMember(place, ['admin']) }
}

const personIn = (domain: string) =>
  service.createPerson({ email: `${randomDomain().replace('.', '-')}@${domain}` })
type Caller = Pick<TestMember, 'as'>
const ask = ({ as }: Caller, { id }: { id: string }) =>
  as.call(askToJoin, { params: { id }, body: {} })
const joinable = async ({ as }: Caller) => (await as.call(listJoinable)).data
const requests = async ({ as }: Caller, { id }: { id: string }) =>
  (await as.call(listJoinRequests, { params: { id }, query: {} })).data
const answerSent = (
  { id }: { id: string },
  request: { id: string },
  decision: 'approve' | 'decline',
) => ({ params: { id, request: request.id }, body: { decision } })
const codeOf = async (answer: ReturnType<Caller['as']['refused']>) => (await answer).body.code
const kindsTo = async ({ email }: { email: string }) =>
  (await emailsTo(service.context, email)).map(({ kind }) => kind)
const newest = async ({ owner, id }: TestOrganization) =>
  (await owner.as.call(listOrganizationActivity, { params: { id }, query: { $limit: 1 } })).data[0]!

describe('asking to join', () => {
  test('a person in the domain sees the organization, asks, and becomes a member', async () => {
    const { place, domain, admin } = await openPlace()
    const person = await personIn(domain.domain)
    expect(await joinable(person)).toEqual([
      {
        id: place.id,
        name: place.name,
        domain: domain.domain,
        requestedAt: null,
        declinedUntil: null,
      },
    ])
    const asked = await ask(person, place)
    expect(asked.requestedAt).not.toBeNull()
    // A repeated request is the same one.
    expect(await ask(person, place)).toEqual(asked)
    expect(await kindsTo(admin)).toEqual(['join_requested'])
    expect(await kindsTo(place.owner)).toEqual(['join_requested'])
    expect(await newest(place)).toMatchObject({
      kind: 'join_requested',
      detail: { email: person.email, domain: domain.domain },
    })

    const [request] = await requests(admin, place)
    expect(request).toMatchObject({ email: person.email, removedAt: null, canApprove: true })
    const { data } = await admin.as.call(listToDo)
    expect(data).toMatchObject([{ kind: 'join_request', id: request!.id, name: person.email }])

    await admin.as.call(answerJoinRequest, answerSent(place, request!, 'approve'))
    const { data: members } = await admin.as.call(listMembers, {
      params: { id: place.id },
      query: { search: person.email },
    })
    expect(members).toMatchObject([{ email: person.email, roles: ['member'], emailProven: true }])
    expect(await newest(place)).toMatchObject({
      kind: 'join_approved',
      detail: { email: person.email, roles: ['member'] },
    })
    expect(await kindsTo(person)).toContain('join_approved')
    expect(await requests(admin, place)).toEqual([])
    expect(await joinable(person)).toEqual([])
  })

  test("people elsewhere don't see the organization and can't ask", async () => {
    const { place, domain } = await openPlace()
    const [outside, below] = [await service.createPerson(), await personIn(`team.${domain.domain}`)]
    for (const person of [outside, below]) {
      expect(await joinable(person)).toEqual([])
      const sent = { params: { id: place.id }, body: {} }
      expect(await codeOf(person.as.refused(askToJoin, sent))).toBe('not_found')
    }
    // An organization that doesn't exist is rejected in the same way.
    const nowhere = { params: { id: place.owner.id }, body: {} }
    expect(await codeOf(outside.as.refused(askToJoin, nowhere))).toBe('not_found')
  })

  test('only a verified address counts', async () => {
    const { place, domain } = await openPlace()
    const person = await personIn(domain.domain)
    await service.context.pool.query('update users set email_verified_at = null where id = $1', [
      person.id,
    ])
    expect(await joinable(person)).toEqual([])
    const sent = { params: { id: place.id }, body: {} }
    expect(await codeOf(person.as.refused(askToJoin, sent))).toBe('not_found')
  })

  test('no one can ask while the setting is off, or once the record is missing for 14 days', async () => {
    const { place, domain } = await openPlace()
    const person = await personIn(domain.domain)
    const named = { id: place.id, domainId: domain.id }
    const set = (joinRequests: boolean) =>
      place.owner.as.call(updateDomain, { params: named, body: { joinRequests } })
    await set(false)
    expect(await joinable(person)).toEqual([])
    await set(true)
    withdraw(dns, domain)
    await passDays(service, domain, 1)
    await checkDueDomains(service.context)
    expect(await joinable(person)).toHaveLength(1)
    await passDays(service, domain, 15)
    expect(await joinable(person)).toEqual([])
  })

  test('a declined person can ask again after 30 days', async () => {
    const { place, domain, admin } = await openPlace()
    const person = await personIn(domain.domain)
    await ask(person, place)
    const [request] = await requests(admin, place)
    await admin.as.call(answerJoinRequest, answerSent(place, request!, 'decline'))
    expect(await kindsTo(person)).toContain('join_declined')
    expect((await joinable(person))[0]!.declinedUntil).not.toBeNull()
    const sent = { params: { id: place.id }, body: {} }
    expect(await codeOf(person.as.refused(askToJoin, sent))).toBe('join_declined')
    await service.context.pool.query(
      `update join_requests set answered_at = answered_at - interval '31 days' where id = $1`,
      [request!.id],
    )
    await ask(person, place)
    expect(await requests(admin, place)).toHaveLength(1)
  })

  test('admins see that a person was removed, and a suspended person cannot ask', async () => {
    const { place, domain, admin } = await openPlace()
    const member = await service.createMember(place, ['member'], await personIn(domain.domain))
    const named = { params: { id: place.id, memberId: member.profileId } }
    await admin.as.call(suspendMember, named)
    const sent = { params: { id: place.id }, body: {} }
    expect(await codeOf(member.asUser.refused(askToJoin, sent))).toBe('not_found')
    await admin.as.call(removeMember, named)
    await ask({ as: member.asUser }, place)
    const [request] = await requests(admin, place)
    expect(request!.removedAt).not.toBeNull()
  })
})

describe('answering a request', () => {
  test('two admins who decide at the same time: the second one gets an error', async () => {
    const { place, domain, admin } = await openPlace()
    const person = await personIn(domain.domain)
    await ask(person, place)
    const [request] = await requests(admin, place)
    const path = `/api/organization/${place.id}/join-requests/${request!.id}/answer`
    const answers = await Promise.all([
      admin.as.request('POST', path, { decision: 'approve' }),
      place.owner.as.request('POST', path, { decision: 'decline' }),
    ])
    expect(statusCodes(answers)).toEqual({ 200: 1, 409: 1 })
    const { rows } = await service.context.pool.query<{ kinds: number }>(
      `select count(*)::int as kinds from organization_activity
       where organization_id = $1 and kind in ('join_approved', 'join_declined')`,
      [place.id],
    )
    expect(rows).toEqual([{ kinds: 1 }])
  })

  test('two requests of one person at the same time are one request', async () => {
    const { place, domain, admin } = await openPlace()
    const person = await personIn(domain.domain)
    await Promise.all([ask(person, place), ask(person, place), ask(person, place)])
    expect(await requests(admin, place)).toHaveLength(1)
    expect(await kindsTo(admin)).toEqual(['join_requested'])
  })

  test('a request is outdated once the address changed, and can still be declined', async () => {
    const { place, domain, admin } = await openPlace()
    const person = await personIn(domain.domain)
    await ask(person, place)
    const [request] = await requests(admin, place)
    await service.context.pool.query('update users set email = $2 where id = $1', [
      person.id,
      `${randomDomain()}@elsewhere.example`,
    ])
    expect(await requests(admin, place)).toMatchObject([{ canApprove: false }])
    const sent = answerSent(place, request!, 'approve')
    expect(await codeOf(admin.as.refused(answerJoinRequest, sent))).toBe('join_outdated')
    await admin.as.call(answerJoinRequest, answerSent(place, request!, 'decline'))
  })

  test('removing the domain shows and deletes its open requests', async () => {
    const { place, domain, admin } = await openPlace()
    await ask(await personIn(domain.domain), place)
    const named = { params: { id: place.id, domainId: domain.id } }
    expect(await place.owner.as.preview(removeDomain, named)).toEqual([
      { kind: 'requests', count: 1, names: [] },
    ])
    await place.owner.as.call(removeDomain, named)
    expect(await requests(admin, place)).toEqual([])
  })

  test("members and other organizations' admins can't see or answer requests", async () => {
    const { place, domain, admin } = await openPlace()
    const [member, other] = [
      await service.createMember(place, ['member']),
      await service.createOrganization(),
    ]
    await ask(await personIn(domain.domain), place)
    const [request] = await requests(admin, place)
    const sent = answerSent(place, request!, 'approve')
    expect(await codeOf(member.as.refused(answerJoinRequest, sent))).toBe('forbidden')
    expect(await codeOf(other.owner.as.refused(answerJoinRequest, sent))).toBe('not_found')
    const elsewhere = answerSent(other, request!, 'approve')
    expect(await codeOf(other.owner.as.refused(answerJoinRequest, elsewhere))).toBe('not_found')
  })
})
