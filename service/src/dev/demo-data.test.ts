import { listReviewItems, listReviews } from '@accord/contract/access-reviews.ts'
import { listActivity, listOrganizationActivity } from '@accord/contract/activity.ts'
import {
  getActivityRetention,
  getSecondFactorPolicy,
} from '@accord/contract/organization-policies.ts'
import { listApplicationRequests, listAuthorizations } from '@accord/contract/authorizations.ts'
import { listApplications, listKeyCards } from '@accord/contract/applications.ts'
import { downloadExport, listDataExports, listExports } from '@accord/contract/exports.ts'
import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import { eventKinds } from '@accord/contract/event-types.ts'
import { getOwnEmail } from '@accord/contract/email-change.ts'
import { listOwnInvitations } from '@accord/contract/invitations.ts'
import { listMembers } from '@accord/contract/members.ts'
import { getNetworkHistory, listNetworks } from '@accord/contract/networks.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import {
  accessConcerns,
  accessGroupTypes,
  getAccessSummary,
  listAccessGrants,
  listAccessGroups,
} from '@accord/contract/access.ts'
import { listSessions, login } from '@accord/contract/session.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkedChains } from '#testing/activity.ts'
import { actingUnder, type TestMember } from '#testing/organizations.ts'
import { goodPassword as password, type Person, signIn } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { organizations, people, type PersonName } from './demo/cast.ts'
import { fillInDemoData } from './demo-data.ts'

const day = 24 * 60 * 60_000

let service: TestService
beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  // The limits are those of an installation. No one in the demo data exceeds them.
  service = await startTestService({ limits: 'unaskedMailPerSender=3/6h' })
  await fillInDemoData(service.context)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await service[Symbol.asyncDispose]()
})

async function being(who: PersonName) {
  const { email } = people[who]
  const signedIn = await signIn(service.anonymous, { email, password })
  const token = signedIn.accessToken
  const as = service.anonymous.with({ authorization: `Bearer ${token}` })
  return { ...signedIn, password, token, as, signInAgain: async () => token } satisfies Person
}

/** Acts in a person's profile in one of their organizations. */
async function beingIn(who: PersonName, where: keyof typeof organizations) {
  const person = await being(who)
  const profile = person.profiles.find(
    ({ organization }) => organization.name === organizations[where],
  )!
  return { ...(await actingUnder(person, profile.id)), id: profile.organization.id }
}

const everything = { $limit: 100 }

test('every activity entry of the demo data has the IDs of what it is about', async () => {
  const { rows } = await service.context.pool.query<{ kind: OrganizationActivityKind; on: object }>(
    `select kind, coalesce(detail -> 'on', '{}') as on from organization_activity`,
  )
  expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThan(30)
  for (const { kind, on } of rows) {
    expect([kind, Object.keys(on).toSorted()]).toEqual([kind, eventKinds[kind].on.toSorted()])
  }
})

describe('the demo data for the owner of Northside Health', () => {
  let ana: TestMember
  let params: { id: string }
  beforeAll(async () => {
    ana = await beingIn('ana', 'northside')
    params = { id: ana.id }
  })

  test('the counts above the access list agree with its groups', async () => {
    for (const only of [undefined, ...accessConcerns]) {
      const filter = only ? { only } : {}
      const { counts } = await ana.as.call(listAccessGroups, { params, query: filter })
      for (const type of accessGroupTypes) {
        const query = { ...everything, ...filter, type }
        const { data } = await ana.as.call(listAccessGroups, { params, query })
        expect([only, type, data.length]).toEqual([only, type, counts[type]])
      }
      const { groups } = await ana.as.call(getAccessSummary, { params })
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
      if (only === undefined) expect(groups.total).toBe(total)
      if (only === 'unused') expect(groups.unused).toBe(total)
    }
  })

  test("activity covers a year of working days and isn't all from today", async () => {
    const read = async ($skip: number) => {
      const query = { ...everything, $skip }
      return (await ana.as.call(listOrganizationActivity, { params, query })).data
    }
    const happened = [...(await read(0)), ...(await read(100))]
    expect(happened.length).toBeGreaterThan(100)
    const times = happened.map(({ at }) => new Date(at))
    expect(Date.now() - Number(times.at(-1))).toBeGreaterThan(350 * day)
    // How many there are depends on the day of the week.
    const recent = times.filter((at) => Date.now() - Number(at) < 2 * day)
    expect(recent.length).toBeLessThan(happened.length / 5)
    expect(new Set(times.map((at) => at.toISOString().slice(0, 7))).size).toBeGreaterThan(11)
  })

  test('members include someone suspended, a contact, and pending and expired invitations', async () => {
    const query = { withInvites: '1' as const, ...everything }
    const { data } = await ana.as.call(listMembers, { params, query })
    expect(data.filter(({ suspended }) => suspended).map(({ name }) => name)).toEqual(['Grace Kim'])
    expect(data.filter(({ broughtBy }) => broughtBy)).toHaveLength(1)
    expect(data.filter(({ secondFactor }) => secondFactor)).toHaveLength(1)
    expect(await ana.as.call(getSecondFactorPolicy, { params })).toMatchObject({ withOne: 1 })
    const invited = data.filter(({ expiresAt }) => expiresAt !== undefined)
    expect(invited.map(({ email }) => email).toSorted()).toEqual([
      'june.park@northside.example',
      'paula.quinn@northside.example',
      'sam.rivera@northside.example',
    ])
    expect(invited.filter(({ expiresAt }) => new Date(expiresAt!) < new Date())).toHaveLength(1)
  })

  test('the Access page has an entry for each kind and concern, and 90 days of use', async () => {
    const summary = await ana.as.call(getAccessSummary, { params })
    expect(Object.values(summary.byKind).every((count) => count > 0)).toBe(true)
    const { unused, allowedByFormer, asksForMore } = summary
    for (const count of [unused, allowedByFormer, asksForMore]) expect(count).toBeGreaterThan(0)
    const { data } = await ana.as.call(listAccessGrants, { params, query: everything })
    expect(data.filter(({ usedDays }) => usedDays.length > 40).length).toBeGreaterThan(3)
    const claims = data.filter(({ name }) => name === 'Claims Connect')
    const authorization = claims.find(({ kind }) => kind === 'authorization')
    expect(authorization?.unusedScopes).toEqual(['organization:read', 'profile:read'])
  })

  test('one access review is open, and another one is closed with its signed file', async () => {
    const { data } = await ana.as.call(listReviews, { params, query: {} })
    const [open, closed] = data
    expect([open?.state, closed?.state]).toEqual(['open', 'closed'])
    expect(open!.counts.undecided).toBeGreaterThan(5)
    expect(open!.counts.keep * open!.counts.revoke).toBeGreaterThan(0)
    expect(closed).toMatchObject({ counts: { ended: 2 }, file: { file: { available: true } } })
    const reviewed = await ana.as.call(listReviewItems, {
      params: { ...params, review: open!.id },
      query: { kind: 'person', ...everything },
    })
    // The review started in a year in which this person worked there.
    expect(reviewed.data.find(({ name }) => name === 'Priya Raghunathan')).toMatchObject({
      lastUsedAt: expect.any(String),
      concerns: [],
    })
  })

  test('an application request is pending, and an application requests more scopes', async () => {
    const { data } = await ana.as.call(listApplicationRequests, { params, query: {} })
    expect(data.filter(({ answer }) => answer === null)).toHaveLength(1)
    const given = await ana.as.call(listAuthorizations, {
      query: { organization: params.id, ...everything },
    })
    const asking = given.data.filter(({ requestedScopes }) => requestedScopes?.length)
    expect(asking.length).toBeGreaterThan(0)
  })

  test('one application was deleted, and one secret is about to expire', async () => {
    const query = { organization: params.id }
    const { data } = await ana.as.call(listApplications, { query })
    expect(data.filter(({ deletion }) => deletion).map(({ name }) => name)).toEqual(['Fax Bridge'])
    const { id } = data.find(({ name }) => name === 'Nightly Reports')!
    const keys = await ana.as.call(listKeyCards, { params: { id } })
    expect(keys.map(({ expiresAt }) => expiresAt !== null)).toEqual([false, true])
  })

  test('one export is ready, and others have expired', async () => {
    const of = { type: 'organization' as const, ...params }
    const { data } = await ana.as.call(listExports, { params: of, query: {} })
    const available = data.map(({ file }) => file?.available)
    expect(available[0]).toBe(true)
    expect(available.at(-1)).toBe(false)
    expect(data.at(-1)!.file!.name).toContain(data.at(-1)!.createdAt.slice(0, 10))
    const jobId = data[0]!.id
    await ana.as.call(downloadExport, { params: { ...of, jobId } })
    const about = await ana.asUser.call(listDataExports, { query: {} })
    expect(about.data[0]?.file?.available).toBe(true)
  })

  test("the organization's own network grows, and another network invites it", async () => {
    const { data } = await ana.as.call(listNetworks, { query: {} })
    expect(data.map(({ name }) => name)).toEqual([
      'Town Health Panel',
      'Referral Desk',
      'Care Circle',
    ])
    expect(data[0]?.invitation?.acceptedAt).toBeNull()
    expect(data[2]?.members).toMatchObject({ invited: 1 })
    expect(data[2]!.members!.joined).toBeGreaterThan(data[2]!.members!.upToDate)
    const { changes } = await ana.as.call(getNetworkHistory, { params: { id: data[2]!.id } })
    const kinds = changes.map(({ before, after }) =>
      before === null ? 'joined' : after === null ? 'left' : 'shares',
    )
    expect(new Set(kinds)).toEqual(new Set(['joined', 'left', 'shares']))
    expect(Date.now() - Number(new Date(changes.at(-1)!.at))).toBeGreaterThan(180 * day)
  })

  test('policies are set, and the account shows devices and a year of activity', async () => {
    expect(await ana.as.call(getActivityRetention, { params })).toMatchObject({ years: 7 })
    const sessions = await ana.asUser.call(listSessions, { query: {} })
    expect(new Set(sessions.data.map(({ browser }) => browser)).size).toBeGreaterThan(1)
    const { data } = await ana.asUser.call(listActivity, { query: everything })
    expect(data.map(({ kind }) => kind)).toContain('sign_in_failed')
    expect(Date.now() - Number(new Date(data.at(-1)!.at))).toBeGreaterThan(90 * day)
  })
})

test('other people in the demo data cover the remaining states', async () => {
  const oskar = await being('oskar')
  const { pending } = await oskar.as.call(getOwnEmail)
  expect(pending).toMatchObject({ email: 'oskar.nowak@lakeview.example' })

  const mei = await being('mei')
  const { data } = await mei.as.call(listOwnInvitations, { query: {} })
  expect(data).toHaveLength(1)

  const hannah = await being('hannah')
  expect(hannah.profiles[0]!.organization).toMatchObject({ name: organizations.bluewater })

  const theo = await beingIn('theo', 'mapleGrove')
  const networks = await theo.as.call(listNetworks, { query: {} })
  const asked = networks.data.flatMap(({ invitation }) => invitation?.requestedShares ?? [])
  expect(asked).toEqual(['survey'])

  const dana = await being('dana')
  const body = { user: dana.id, profile: dana.profiles[0]!.id }
  const refused = await dana.as.refused(profileToken, { body })
  expect(refused.body.code).toContain('second_factor')

  const { email } = people.june
  const june = await service.anonymous.refused(login, { body: { email, password } })
  expect(june.body.code).toBe('email_not_verified')
})

test("the demo data's activity is valid, and filling it in again changes nothing", async () => {
  expect((await checkedChains(service)).broken).toEqual([])
  const { pool } = service.context
  const counted = async () =>
    (
      await pool.query(`select (select count(*) from users) as people,
      (select count(*) from organization_activity) as happened`)
    ).rows
  const before = await counted()
  await fillInDemoData(service.context)
  expect(await counted()).toEqual(before)
})

test('the simulated clock leaves nothing behind', async () => {
  const { rows } = await service.context.pool.query(`select
    to_regnamespace('demo') as schema,
    (select count(*)::int from pg_attrdef
      where pg_get_expr(adbin, adrelid) like 'demo.%') as defaults`)
  expect(rows).toEqual([{ schema: null, defaults: 0 }])
})
