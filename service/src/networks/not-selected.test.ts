import { expect, test } from 'vitest'
import { insertTestNetwork } from '#testing/networks.ts'
import { sharedTestService } from '#testing/test-service.ts'

test("a person who hasn't selected an organization can read what concerns an organization that they manage", async () => {
  const service = await sharedTestService()
  const [owner, invited] = [await service.createOrganization(), await service.createOrganization()]
  const member = await service.createMember(invited, ['member'])
  const { id, membershipIds } = await insertTestNetwork(service, { by: owner, invited: [invited] })
  const invitation = `/api/network-invitation/${membershipIds[0]}`
  expect(await invited.owner.asUser.request('GET', invitation)).toMatchObject({
    status: 200,
    body: { organization: { id: invited.id } },
  })
  const first = { status: 403, body: { code: 'select_organization_first' } }
  for (const path of [invitation, `/api/network/${id}`]) {
    expect(await member.asUser.request('GET', path)).toMatchObject({ status: 403 })
  }
  for (const [method, end] of [
    ['POST', '/accept'],
    ['DELETE', ''],
  ] as const) {
    const refused = await invited.owner.asUser.request(method, `${invitation}${end}`)
    expect(refused).toMatchObject(first)
  }
})
