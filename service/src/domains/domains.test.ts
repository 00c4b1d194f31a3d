import { listOrganizationActivity } from '@accord/contract/activity.ts'
import {
  addDomain,
  checkDomain,
  domainExists,
  domainUnverified,
  maxDomains,
  onlyOwnersDomains,
  removeDomain,
  tooManyDomains,
  updateDomain,
} from '@accord/contract/domains.ts'
import { type ExpectedError, notFound } from '@accord/contract/errors.ts'
import { listToDo } from '@accord/contract/to-do.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findHolderOf, isVerifiedDomainOf } from '#data/domains/domains.store.ts'
import {
  addTestDomain,
  checkTestDomain,
  passDays,
  publish,
  randomDomain,
  readDomains,
  verifiedDomain,
  withdraw,
} from '#testing/domains.ts'
import { type DnsServer, startDnsServer } from '#testing/helpers/dns-server.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { TestMember, TestOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { checkDueDomains } from './check-due-domains.ts'

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

const rejected = async (
  answer: ReturnType<TestMember['as']['refused']>,
  { code, status }: ExpectedError,
) => {
  const { body, status: given } = await answer
  expect({ code: body.code, status: given }).toEqual({ code, status })
}
const activityOf = async ({ owner, id }: TestOrganization) => {
  const query = { about: 'organization', $limit: 100 } as const
  const { data } = await owner.as.call(listOrganizationActivity, { params: { id }, query })
  return data
    .filter(({ kind }) => kind.startsWith('domain_'))
    .map(({ kind, detail, author }) => ({ kind, detail, by: author.kind }))
}
const kindsTo = async ({ email }: { email: string }) =>
  (await emailsTo(service.context, email))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('domain'))
const stateIn = async (place: TestOrganization) => (await readDomains(place))[0]!.state
const daily = () => checkDueDomains(service.context)

describe('adding a domain', () => {
  test('owners get the record to publish, and admins see the domain', async () => {
    const place = await service.createOrganization()
    const admin = await service.createMember(place, ['admin'])
    const added = await addTestDomain(place, 'Harbour.Example')
    expect(added).toMatchObject({ domain: 'harbour.example', state: 'pending', lastCheck: null })
    expect(added.record.name).toBe('_accord-verification.harbour.example')
    expect(added.record.value).toMatch(/^accord-domain-verification=[\w-]{32}$/)
    expect(await readDomains({ ...place, owner: admin })).toEqual([added])
    await rejected(
      admin.as.refused(addDomain, {
        params: { id: place.id },
        body: { domain: 'dock.example' },
      }),
      onlyOwnersDomains,
    )
    const named = { id: place.id, domainId: added.id }
    await rejected(admin.as.refused(removeDomain, { params: named }), onlyOwnersDomains)
    await rejected(
      place.owner.as.refused(updateDomain, {
        params: named,
        body: { joinRequests: true },
      }),
      domainUnverified,
    )
    expect(await activityOf(place)).toEqual([
      { kind: 'domain_added', detail: { domain: 'harbour.example' }, by: 'person' },
    ])
  })

  test('a domain is added once, and an organization has a maximum', async () => {
    const place = await service.createOrganization()
    const { domain } = await addTestDomain(place)
    const body = { domain }
    await rejected(
      place.owner.as.refused(addDomain, { params: { id: place.id }, body }),
      domainExists,
    )
    for (let more = 1; more < maxDomains; more += 1) await addTestDomain(place)
    await rejected(
      place.owner.as.refused(addDomain, {
        params: { id: place.id },
        body: { domain: randomDomain() },
      }),
      tooManyDomains,
    )
  })

  test('a domain that no one can verify has its error at the field', async () => {
    const { owner, id } = await service.createOrganization()
    const { status, body } = await owner.as.request('POST', `/api/organization/${id}/domains`, {
      domain: 'gmail.com',
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      fields: {
        domain: "This domain belongs to a public email provider, so it can't be verified.",
      },
    })
  })
})

describe('checking a domain', () => {
  test('a domain is verified once its record is found, and not before', async () => {
    const place = await service.createOrganization()
    const added = await addTestDomain(place)
    const before = await checkTestDomain(place, added)
    expect(before).toMatchObject({ state: 'pending', lastCheck: { result: 'no_record' } })
    dns.zones.set(added.record.name, ['accord-domain-verification=other'])
    expect((await checkTestDomain(place, added)).lastCheck).toMatchObject({
      result: 'other_value',
      found: ['accord-domain-verification=other'],
    })
    publish(dns, added)
    const admin = await service.createMember(place, ['admin'])
    const now = await checkTestDomain({ ...place, owner: admin }, added)
    expect(now).toMatchObject({ state: 'verified', lastCheck: { result: 'found', found: [] } })
    // DNS decides, and not the person who asks.
    expect((await activityOf(place))[0]).toEqual({
      kind: 'domain_verified',
      detail: { domain: added.domain },
      by: 'system',
    })
    const { db } = service.context
    expect(await isVerifiedDomainOf(db, place.id, added.domain)).toEqual({ admitsNew: true })
    expect(await isVerifiedDomainOf(db, place.id, `team.${added.domain}`)).toBeUndefined()
    expect(await findHolderOf(db, added.domain)).toEqual({ organizationId: place.id })
  })

  test("another organization's domain can't be checked or removed", async () => {
    const [place, other] = [await service.createOrganization(), await service.createOrganization()]
    const { id } = await addTestDomain(place)
    const params = { id: other.id, domainId: id }
    await rejected(other.owner.as.refused(checkDomain, { params, body: {} }), notFound)
    await rejected(other.owner.as.refused(removeDomain, { params }), notFound)
  })

  test('a missing record is emailed and listed, admits no one after 14 days, and can come back', async () => {
    const place = await service.createOrganization()
    const domain = await verifiedDomain(dns, place)
    withdraw(dns, domain)
    await passDays(service, domain, 1)
    await daily()
    expect(await stateIn(place)).toBe('missing')
    expect(await kindsTo(place.owner)).toEqual(['domain_missing'])
    const { data } = await place.owner.as.call(listToDo)
    expect(data).toMatchObject([{ kind: 'domain_missing', name: domain.domain }])
    const admits = () => isVerifiedDomainOf(service.context.db, place.id, domain.domain)
    expect(await admits()).toEqual({ admitsNew: true })

    await passDays(service, domain, 15)
    await daily()
    expect(await stateIn(place)).toBe('lapsed')
    expect(await admits()).toEqual({ admitsNew: false })
    // There's one email for each disappearance.
    expect(await kindsTo(place.owner)).toEqual(['domain_missing'])

    publish(dns, domain)
    await passDays(service, domain, 1)
    await daily()
    expect(await stateIn(place)).toBe('verified')
    expect(await admits()).toEqual({ admitsNew: true })
    expect((await activityOf(place)).map(({ kind }) => kind)).toEqual([
      'domain_verified',
      'domain_lost',
      'domain_verified',
      'domain_added',
    ])
  })

  test('failing name servers change nothing, and the check is repeated within an hour', async () => {
    const place = await service.createOrganization()
    const domain = await verifiedDomain(dns, place)
    dns.zones.set(domain.record.name, 'failing')
    await passDays(service, domain, 1)
    await daily()
    const [now] = await readDomains(place)
    expect(now).toMatchObject({ state: 'verified', lastCheck: { result: 'failed' } })
    const { rows } = await service.context.pool.query<{ soon: boolean }>(
      `select due_at < now() + interval '61 minutes' as soon from organization_domains where id = $1`,
      [domain.id],
    )
    expect(rows).toEqual([{ soon: true }])
  })

  test('a domain that no one verifies within a month is no longer checked daily', async () => {
    const place = await service.createOrganization()
    const domain = await addTestDomain(place)
    await passDays(service, domain, 31)
    await daily()
    dns.asked.length = 0
    await daily()
    expect(dns.asked).not.toContain(domain.record.name)
    const { rows } = await service.context.pool.query(
      'select due_at from organization_domains where id = $1',
      [domain.id],
    )
    expect(rows).toEqual([{ due_at: null }])
  })
})

describe('a domain that another organization verified', () => {
  test('it stays there, and its owners are notified once another organization has a record', async () => {
    const [holder, other] = [await service.createOrganization(), await service.createOrganization()]
    const held = await verifiedDomain(dns, holder)
    const claim = await addTestDomain(other, held.domain)
    expect(claim.state).toBe('held')
    // Anyone can add a domain, so that alone notifies no one.
    await checkTestDomain(other, claim)
    expect(await kindsTo(holder.owner)).toEqual([])
    publish(dns, claim)
    expect((await checkTestDomain(other, claim)).state).toBe('contested')
    expect(await kindsTo(holder.owner)).toEqual(['domain_contested'])
    await checkTestDomain(other, claim)
    expect(await kindsTo(holder.owner)).toEqual(['domain_contested'])
    expect((await activityOf(holder))[0]).toEqual({
      kind: 'domain_contested',
      detail: { domain: held.domain, role: 'holder' },
      by: 'system',
    })
    expect((await activityOf(other))[0]!.detail).toEqual({ domain: held.domain, role: 'claimant' })
    const [seen] = await readDomains(holder)
    expect(seen!.state).toBe('verified')
    expect(seen!.contestedAt).not.toBeNull()
    // Neither learns the name of the other.
    expect(JSON.stringify(await readDomains(other))).not.toContain(holder.name)
    expect(JSON.stringify(seen)).not.toContain(other.name)
    const [letter] = await emailsTo(service.context, holder.owner.email)
    expect(letter!.text).not.toContain(other.name)
  })

  test("it moves only once the holder's record has been missing for 30 days", async () => {
    const [holder, other] = [await service.createOrganization(), await service.createOrganization()]
    const held = await verifiedDomain(dns, holder)
    const claim = await addTestDomain(other, held.domain)
    publish(dns, claim)
    await checkTestDomain(other, claim)
    withdraw(dns, held)
    await passDays(service, held, 1)
    await daily()
    await passDays(service, held, 29)
    expect((await checkTestDomain(other, claim)).state).toBe('contested')
    await passDays(service, held, 2)
    await passDays(service, claim, 1)
    await daily()
    expect(await stateIn(other)).toBe('verified')
    expect(await stateIn(holder)).toBe('held')
    expect(await findHolderOf(service.context.db, held.domain)).toEqual({
      organizationId: other.id,
    })
    expect(await kindsTo(holder.owner)).toEqual([
      'domain_moved',
      'domain_missing',
      'domain_contested',
    ])
    expect((await activityOf(holder))[0]).toMatchObject({
      kind: 'domain_lost',
      detail: { reason: 'moved' },
    })
    // The former holder can contest it in turn.
    publish(dns, held)
    expect((await checkTestDomain(holder, held)).state).toBe('contested')
  })

  test('it is free once the holder removes it', async () => {
    const [holder, other] = [await service.createOrganization(), await service.createOrganization()]
    const held = await verifiedDomain(dns, holder)
    const claim = await addTestDomain(other, held.domain)
    publish(dns, claim)
    await checkTestDomain(other, claim)
    await holder.owner.as.call(removeDomain, { params: { id: holder.id, domainId: held.id } })
    await daily()
    expect(await stateIn(other)).toBe('verified')
    expect(await readDomains(holder)).toEqual([])
  })

  test('two organizations that verify it at the same time: one holds it, and the other contests it', async () => {
    const domain = randomDomain()
    const places = await Promise.all([1, 2].map(() => service.createOrganization()))
    const claims = await Promise.all(places.map((place) => addTestDomain(place, domain)))
    for (const claim of claims) publish(dns, claim)
    const checked = await Promise.all(
      places.map((place, at) => checkTestDomain(place, claims[at]!)),
    )
    expect(checked.map(({ state }) => state).toSorted()).toEqual(['contested', 'verified'])
  })

  test('several workers check a domain once', async () => {
    const place = await service.createOrganization()
    const domain = await addTestDomain(place)
    publish(dns, domain)
    await passDays(service, domain, 1)
    await Promise.all([daily(), daily(), daily()])
    expect((await activityOf(place)).map(({ kind }) => kind)).toEqual([
      'domain_verified',
      'domain_added',
    ])
  })
})
