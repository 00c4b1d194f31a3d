import { acceptInvitation } from '@accord/contract/invitations.ts'
import { getNetworkInvitation, searchOrganizations } from '@accord/contract/network-invitations.ts'
import { getRedirectOrigin } from '@accord/contract/applications.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestInvitation } from '#testing/members.ts'
import { emailsTo } from '#testing/inbox.ts'
import { type TestNetwork, createTestNetwork, invitedTo } from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let owner: TestOrganization
let invited: TestOrganization
let network: TestNetwork

beforeAll(async () => {
  service = await sharedTestService()
  ;[owner, invited] = await Promise.all([
    service.createOrganization(),
    service.createOrganization(),
  ])
  network = await createTestNetwork(owner)
})

describe('an admin who joined with a forwarded link', () => {
  test("an admin who joined with a forwarded link isn't found by the invited address, and gets no email for it", async () => {
    const organization = await service.createOrganization()
    const victim = await service.createPerson()
    const sent = { email: victim.email, roles: ['admin' as const] }
    const { code } = await createTestInvitation(service, organization, sent)
    const admin = await service.createPerson()
    await admin.as.call(acceptInvitation, { params: { id: code }, body: {} })

    const search = (email: string) => owner.owner.as.call(searchOrganizations, { query: { email } })
    expect(await search(victim.email)).toEqual([])
    const mails = (await emailsTo(service.context, victim.email)).length
    await invitedTo(network, organization)
    expect(await emailsTo(service.context, victim.email)).toHaveLength(mails)
    const [letter] = await emailsTo(service.context, admin.email)
    expect(letter).toMatchObject({ kind: 'network_invitation' })

    await service.context.pool.query('update profiles set email_proven = true where email = $1', [
      victim.email,
    ])
    expect(await search(victim.email)).toHaveLength(1)
  })
})

describe('a site registered by someone else', () => {
  const register = ({ id }: TestOrganization, address: string) =>
    service.context.pool.query(
      `insert into applications (id, organization_id, name, scopes, redirect_uris)
       values (gen_random_uuid(), $1, 'App', '{}', array[$2])`,
      [id, address],
    )
  const known = async (callback: string) => {
    const { id } = await invitedTo(await createTestNetwork(owner), invited, callback)
    const read = await invited.owner.as.call(getNetworkInvitation, { params: { id } })
    return read.redirectKnown
  }

  test("a site registered by someone else isn't opened without a click, even if the network owner registered it", async () => {
    const attacker = await service.createOrganization()
    await register(attacker, 'https://attacker.example/back')
    await register(invited, 'https://invited.example/back')
    await register(owner, 'https://owner.example/back')
    expect(await known('https://attacker.example/')).toBe(false)
    expect(await known('https://owner.example/')).toBe(false)
    expect(await known('https://invited.example/')).toBe(true)
  })

  test('RT-12: a site registered by someone else counts as known only to people who use it, and only if the entire origin matches', async () => {
    await register(owner, 'https://app.example:8443/back?x=1')
    const ask = (origin: string, as = owner.owner.asUser) =>
      as.call(getRedirectOrigin, { query: { origin } })
    const isKnown = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).known
    expect(await isKnown('https://app.example:8443')).toBe(true)
    expect(await isKnown('https://app.example:8443', invited.owner.asUser)).toBe(false)
    const path = `/api${getRedirectOrigin.path}?origin=https://app.example:8443`
    expect((await service.anonymous.request('GET', path)).status).toBe(401)
    for (const origin of [
      'https://app.example',
      'http://app.example:8443',
      'https://app.example:8443.evil.example',
      'https://app.example:8443/',
      'https://app.example:8443/back?x=1',
      '%',
      '',
    ]) {
      expect(await isKnown(origin)).toBe(false)
    }
  })
})
