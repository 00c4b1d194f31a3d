import { randomUUID } from 'node:crypto'
import {
  type OrganizationDomain,
  addDomain,
  checkDomain,
  listDomains,
} from '@accord/contract/domains.ts'
import type { DnsServer } from './helpers/dns-server.ts'
import type { TestMember } from './organizations.ts'
import type { TestService } from './test-service.ts'

export function randomDomain(): string {
  return `${randomUUID().slice(0, 8)}.example`
}

interface Place {
  id: string
  owner: Pick<TestMember, 'as'>
}

export function addTestDomain({ id, owner }: Place, domain = randomDomain()) {
  return owner.as.call(addDomain, { params: { id }, body: { domain } })
}

export function checkTestDomain({ owner }: Place, { id, organization }: OrganizationDomain) {
  return owner.as.call(checkDomain, {
    params: { id: organization.id, domainId: id },
    body: {},
  })
}

export async function readDomains({ id, owner }: Place): Promise<OrganizationDomain[]> {
  const { data } = await owner.as.call(listDomains, { params: { id }, query: {} })
  return data
}

/** Adds this record to the name, next to other organizations' records. */
export function publish({ zones }: DnsServer, { record }: OrganizationDomain) {
  const zone = zones.get(record.name)
  zones.set(record.name, [...(Array.isArray(zone) ? zone : []), record.value])
}

export function withdraw({ zones }: DnsServer, { record }: OrganizationDomain) {
  const zone = zones.get(record.name)
  zones.set(record.name, Array.isArray(zone) ? zone.filter((value) => value !== record.value) : [])
}

/** Adds a domain, publishes its record, and has it checked. */
export async function verifiedDomain(dns: DnsServer, place: Place, domain = randomDomain()) {
  const added = await addTestDomain(place, domain)
  publish(dns, added)
  return checkTestDomain(place, added)
}

/** Moves the times of a domain into the past, and makes its daily check due. */
export async function passDays({ context }: TestService, { id }: { id: string }, days: number) {
  await context.pool.query(
    `update organization_domains set due_at = now(), created_at = created_at - $2 * interval '1 day',
       verified_at = verified_at - $2 * interval '1 day', missing_since = missing_since - $2 * interval '1 day',
       contested_at = contested_at - $2 * interval '1 day'
     where id = $1`,
    [id, days],
  )
}
