import { listMembers } from '@accord/contract/members.ts'
import { searchOrganizations } from '@accord/contract/network-invitations.ts'
import {
  listAccessGrants,
  type AccessConcern,
  type AccessGrantKind,
} from '@accord/contract/access.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { authorizeForTest } from '#testing/applications.ts'
import { finishExport, ofOrganization, startTestExport } from '#testing/exports.ts'
import { emailsTo } from '#testing/inbox.ts'
import { createTestNetwork } from '#testing/networks.ts'
import { sharedOAuthService, registerTestClient, issueTokensFor } from '#testing/oauth.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { reviewHelpers } from '#testing/reviews.ts'
import type { TestService } from '#testing/test-service.ts'
import { deleteAccountOf, setDisabledOf } from './by-operator.ts'

let service: TestService
let home: TestOrganization
let other: TestOrganization
let admin: TestMember

beforeAll(async () => {
  service = await sharedOAuthService()
  other = await service.createOrganization()
  await createTestNetwork(other)
})

const disable = (to = true) => setDisabledOf(service.context, admin.email, to)
const ends: [string, () => Promise<unknown>][] = [
  ['was disabled', () => disable()],
  ['deleted the account', () => deleteAccountOf(service.context, admin.email, { now: false })],
]
const ways = async (
  organization: TestOrganization,
  kind: AccessGrantKind,
  only?: AccessConcern,
) => {
  const params = { id: organization.id }
  return (
    await organization.owner.as.call(listAccessGrants, {
      params,
      query: { kind, ...(only && { only }) },
    })
  ).data
}

describe.each(ends)('a manager who %s', (_how, end) => {
  beforeAll(async () => {
    home = await service.createOrganization()
    admin = await service.createMember(home, ['admin'])
  })

  test("a manager who can't act isn't found, counted, or emailed for the organization", async () => {
    await authorizeForTest(other, await registerTestClient(home))
    const found = async () => {
      const query = { email: admin.email }
      return (await other.owner.as.call(searchOrganizations, { query })).length
    }
    const managers = async () =>
      (await ways(other, 'authorization')).map(
        ({ owner }) => owner?.id === home.id && owner.managers,
      )
    const job = await startTestExport(admin.as, ofOrganization(home))
    expect([await found(), await managers()]).toEqual([1, expect.arrayContaining([2])])

    await end()

    expect(await found()).toBe(0)
    expect(await managers()).toEqual(expect.arrayContaining([1]))
    expect(await managers()).not.toContain(2)
    await finishExport(service, job)
    const emails = await emailsTo(service.context, admin.email)
    expect(emails.map(({ kind }) => kind)).not.toContain('export_completed')
  })

  test("a manager who can't act is marked on the Access page and in a review, with their role", async () => {
    admin = await service.createMember(home, ['admin'])
    const closed = async (only?: 'account_closed') =>
      (await ways(home, 'person', only)).flatMap(({ id, roles, concerns }) =>
        concerns.includes('account_closed') ? [{ id, roles }] : [],
      )
    const before = await closed()
    expect(before).not.toContainEqual({ id: admin.profileId, roles: ['admin'] })

    await end()

    const now = [{ id: admin.profileId, roles: ['admin'] }, ...before]
    expect(await closed()).toEqual(now)
    expect(await closed('account_closed')).toEqual(now)
    const by = reviewHelpers(service, home, home.owner)
    const frozen = (await by.ways(await by.start())).filter(({ id }) => id === admin.profileId)
    expect(frozen).toMatchObject([{ suspended: false, concerns: ['account_closed'] }])
  })

  test("a manager who can't act is marked in the list of members", async () => {
    admin = await service.createMember(home, ['admin'])
    const listed = async () => {
      const { data } = await home.owner.as.call(listMembers, { params: { id: home.id }, query: {} })
      const rows = data.map(({ id, accountClosed }) => [id, accountClosed])
      return Object.fromEntries(rows) as Record<string, boolean>
    }
    expect((await listed())[admin.profileId]).toBe(false)
    await end()
    expect(await listed()).toMatchObject({ [admin.profileId]: true, [home.owner.profileId]: false })
  })
})

test("a disabled person's approvals appear on the Access page without scopes until the person is enabled", async () => {
  home = await service.createOrganization()
  admin = await service.createMember(home, ['admin'])
  const application = await registerTestClient(other, { scopes: ['user:read', 'profile:read'] })
  await issueTokensFor(service, application, admin, { scope: 'openid user:read profile:read' })
  const shown = async () =>
    (await ways(home, 'approval')).map(({ scopes, concerns }) => [scopes, concerns])
  expect(await shown()).toEqual([[['user:read', 'profile:read'], []]])
  await disable()
  expect(await shown()).toEqual([[[], ['account_closed']]])
  await disable(false)
  expect(await shown()).toEqual([[['user:read', 'profile:read'], []]])
})
