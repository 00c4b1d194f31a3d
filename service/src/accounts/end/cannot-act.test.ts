import { searchOrganizations } from '@accord/contract/network-invitations.ts'
import { listReach } from '@accord/contract/reach.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorizedBy } from '#testing/applications.ts'
import { finish, ofOrganization, start } from '#testing/export-runs.ts'
import { lettersTo } from '#testing/inbox.ts'
import { aNetwork } from '#testing/networks.ts'
import { aRegistered, issuedFor, startOAuthService } from '#testing/oauth.ts'
import type { AnOrganization, Member } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'
import { deleteAccountOf, setDisabledOf } from './by-operator.ts'

let service: TestService
let home: AnOrganization
let other: AnOrganization
let admin: Member

beforeAll(async () => {
  service = await startOAuthService()
  other = await service.anOrganization()
  await aNetwork(other)
})
afterAll(() => service[Symbol.asyncDispose]())

const disable = (to = true) => setDisabledOf(service.context, admin.email, to)
const ends: [string, () => Promise<unknown>][] = [
  ['was disabled', () => disable()],
  ['deleted the account', () => deleteAccountOf(service.context, admin.email, { now: false })],
]
const ways = async (organization: AnOrganization, kind: 'approval' | 'authorization') => {
  const params = { id: organization.id }
  return (await organization.owner.as.call(listReach, { params, query: { kind } })).data
}

describe.each(ends)('a manager who %s', (_how, end) => {
  beforeAll(async () => {
    home = await service.anOrganization()
    admin = await service.aMember(home, ['admin'])
  })

  test('is neither found nor counted nor written to by the organization', async () => {
    await authorizedBy(other, await aRegistered(home))
    const found = async () => {
      const query = { email: admin.email }
      return (await other.owner.as.call(searchOrganizations, { query })).length
    }
    const managers = async () =>
      (await ways(other, 'authorization')).map(
        ({ owner }) => owner?.id === home.id && owner.managers,
      )
    const job = await start(admin.as, ofOrganization(home))
    expect([await found(), await managers()]).toEqual([1, expect.arrayContaining([2])])

    await end()

    expect(await found()).toBe(0)
    expect(await managers()).toEqual(expect.arrayContaining([1]))
    expect(await managers()).not.toContain(2)
    await finish(service, job)
    const letters = await lettersTo(service.context, admin.email)
    expect(letters.map(({ kind }) => kind)).not.toContain('export_completed')
  })
})

test('what a disabled person approved is on the Access page with nothing that it may do, until they are enabled', async () => {
  home = await service.anOrganization()
  admin = await service.aMember(home, ['admin'])
  const application = await aRegistered(other, { scopes: ['user:read', 'profile:read'] })
  await issuedFor(service, application, admin, { scope: 'openid user:read profile:read' })
  const scopes = async () => (await ways(home, 'approval')).map((way) => way.scopes)
  expect(await scopes()).toEqual([['user:read', 'profile:read']])
  await disable()
  expect(await scopes()).toEqual([[]])
  await disable(false)
  expect(await scopes()).toEqual([['user:read', 'profile:read']])
})
