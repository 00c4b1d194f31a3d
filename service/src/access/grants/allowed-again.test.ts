import { updateApplication } from '@accord/contract/applications.ts'
import { decideOnScopes, getAuthorization } from '@accord/contract/authorizations.ts'
import { resendInvitation, updateInvitation } from '@accord/contract/invitations.ts'
import { decideOnShares } from '@accord/contract/network-invitations.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import { listAccessGrants, type AccessGrantKind } from '@accord/contract/access.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approveForTest } from '#testing/applications.ts'
import { type TestCast, setUpCast, type Placed } from '#testing/access/cast.ts'
import { createGrantOfEachKind, testUsage, type TestGrants } from '#testing/access/things.ts'
import { reviewHelpers } from '#testing/reviews.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let aCast: () => Promise<TestCast>
let cast: TestCast
let grants: TestGrants

const ofOld = '2025-12-24T10:00:00.000Z'

beforeAll(async () => {
  service = await startTestService()
  aCast = await setUpCast(service)
})
/** All grants are old and were made by the owner. The admin has a different name. */
beforeEach(async () => {
  cast = await aCast()
  grants = await createGrantOfEachKind(cast)
  await run(`update users set first_name = 'Marcus', last_name = 'Wu' where id = $1`, [
    cast.admin.id,
  ])
  const tables = ['profiles', 'applications', 'authorizations', 'approvals', 'invitations']
  for (const table of tables) await run(`update ${table} set created_at = $1`, [ofOld])
  await run('update network_members set accepted_at = $1', [ofOld])
  await run(`update authorizations set scopes = '{user:read}'`)
  await run(`update applications set scopes = '{user:read,profile:read}' where id = $1`, [
    cast.offered.id,
  ])
})
afterAll(() => service[Symbol.asyncDispose]())

const run = (statement: string, values: unknown[] = []) =>
  service.context.pool.query(statement, values)
const the = async (kind: AccessGrantKind, id: string) => {
  const asked = { params: { id: cast.here.id }, query: { kind } }
  const { data } = await cast.owner.as.call(listAccessGrants, asked)
  return data.find((grant) => grant.id === id)!
}
const lately = () => {
  const since = new Date(Date.now() - 60_000).toISOString()
  return expect.toSatisfy((time: string) => time > since)
}
const decide = (decision: 'grant' | 'refuse', { as }: Placed = cast.admin) =>
  as.call(decideOnScopes, {
    params: { id: grants.authorization },
    body: { decision, scopes: ['profile:read'] },
  })

describe("the person and time of the latest change to a grant's scopes or roles", () => {
  test('an authorization names the person who granted more, on its page and in a review', async () => {
    const before = { allowedBy: 'Ana Duarte', allowedAt: ofOld, since: ofOld }
    expect(await the('authorization', grants.authorization)).toMatchObject(before)
    await decide('refuse')
    // A rejection grants nothing.
    expect(await the('authorization', grants.authorization)).toMatchObject(before)
    await run(`update authorizations set refused_scopes = '{}'`)
    expect(await decide('grant')).toMatchObject({ createdAt: ofOld, grantedAt: lately() })

    const after = { allowedBy: 'Marcus Wu', allowedAt: lately(), since: ofOld }
    expect(await the('authorization', grants.authorization)).toMatchObject(after)
    expect(
      await cast.owner.as.call(getAuthorization, {
        params: { id: grants.authorization },
        query: {},
      }),
    ).toMatchObject({ grantedBy: 'Marcus Wu', grantedAt: lately() })
    const by = reviewHelpers(service, cast.here, cast.owner)
    const reviewed = await by.ways(await by.start(), { kind: 'authorization' })
    expect(reviewed).toMatchObject([after])
  })

  test("a person's grant names who changed their roles", async () => {
    const { profileId: id } = cast.member
    expect(await the('person', id)).toMatchObject({ allowedBy: null, allowedAt: ofOld })
    const roles = ['admin' as const]
    await cast.admin.as.call(updateProfile, { params: { id }, body: { roles } })
    const after = { allowedBy: 'Marcus Wu', allowedAt: lately(), since: ofOld }
    expect(await the('person', id)).toMatchObject(after)
    // Setting the same roles again doesn't count.
    await cast.owner.as.call(updateProfile, { params: { id }, body: { roles } })
    expect(await the('person', id)).toMatchObject(after)
    // A former admin isn't named, and no one else is named instead.
    await run('delete from profiles where id = $1', [cast.admin.profileId])
    expect(await the('person', id)).toMatchObject({ allowedBy: null, allowedAt: lately() })
  })

  test("an approval's date is renewed when the person approves more", async () => {
    const { membersApproval: id } = cast.offered
    const approve = async () =>
      expect((await approveForTest(cast.member, cast.offered)).status).toBe(200)
    await approve()
    await run('update approvals set allowed_at = null')
    // The application requests the same scopes again, as at each sign-in.
    await approve()
    expect(await the('approval', id)).toMatchObject({ allowedAt: ofOld })
    await run(`update approvals set scopes = '{user:read}' where id = $1`, [id])
    await approve()
    const after = { allowedBy: 'Ana Duarte', allowedAt: lately(), since: ofOld }
    expect(await the('approval', id)).toMatchObject(after)
  })

  test('a pending invitation names the person who changed its roles', async () => {
    const { invitation: id } = grants
    const asked = { params: { id }, body: { roles: ['admin' as const] } }
    await cast.admin.as.call(updateInvitation, asked)
    const after = { allowedBy: 'Marcus Wu', allowedAt: lately(), since: ofOld }
    expect(await the('invitation', id)).toMatchObject(after)
  })

  test('a pending invitation names the person who resent it', async () => {
    const { invitation: id } = grants
    await cast.admin.as.call(resendInvitation, { params: { id }, body: {} })
    const after = { allowedBy: 'Marcus Wu', allowedAt: lately(), since: ofOld }
    expect(await the('invitation', id)).toMatchObject(after)
  })

  test('a network names the person who agreed to share more', async () => {
    const share = (decision: 'grant' | 'refuse') =>
      cast.admin.as.call(decideOnShares, {
        params: { id: grants.network },
        body: { decision, shares: ['profile'] },
      })
    await share('refuse')
    const before = { allowedBy: 'Ana Duarte', allowedAt: ofOld }
    expect(await the('network', grants.network)).toMatchObject(before)
    await share('grant')
    const after = { allowedBy: 'Marcus Wu', allowedAt: lately(), since: ofOld }
    expect(await the('network', grants.network)).toMatchObject(after)
  })

  test("an organization's application names the person who added scopes, not one who removed some", async () => {
    const { ownApplication: id } = grants
    const ask = (scopes: ('user:read' | 'profile:read' | 'application:read')[]) =>
      cast.admin.as.call(updateApplication, { params: { id }, body: { scopes } })
    await ask(['user:read'])
    expect(await the('own_application', id)).toMatchObject({ allowedBy: null, allowedAt: ofOld })
    await ask(['user:read', 'profile:read'])
    const after = { allowedBy: 'Marcus Wu', allowedAt: lately(), since: ofOld }
    expect(await the('own_application', id)).toMatchObject(after)
  })
})

test('a review marks grants that gained scopes or changed roles since its start', async () => {
  const by = reviewHelpers(service, cast.here, cast.owner)
  const review = await by.start()
  const changed = async () => {
    const found = (await by.ways(review)).filter((grant) => grant.changed)
    return found.map(({ kind, id }) => `${kind} ${id}`).toSorted()
  }
  expect(await changed()).toEqual([])
  await decide('grant')
  const { profileId: id } = cast.member
  await cast.admin.as.call(updateProfile, { params: { id }, body: { roles: ['admin'] } })
  const since = [`authorization ${grants.authorization}`, `person ${id}`]
  expect(await changed()).toEqual(since)
  await by.keepRest(review)
  await by.close(review)
  expect(await changed()).toEqual(since)
})

test("a recent grant isn't marked as having more scopes than it uses", async () => {
  await testUsage(service).recordedLong()
  await testUsage(service).used('authorization', grants.authorization, ['user:read'], 2)
  await run(`update authorizations set scopes = '{user:read,profile:read}'`)
  const concerns = async () => (await the('authorization', grants.authorization)).concerns
  expect(await concerns()).toEqual(['asks_for_more'])
  await run(`update authorizations set scopes = '{user:read}'`)
  await decide('grant')
  expect(await concerns()).toEqual([])
})
