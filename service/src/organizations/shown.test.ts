import { getOrganization, listOrganizations } from '@accord/contract/organizations.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { callers } from '#testing/access/callers.ts'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'

let cast: TestCast

beforeAll(async () => {
  const { aCast } = await sharedCasting()
  cast = await aCast()
})

const card = ['id', 'name', 'logo', 'profileRoles']
const some = [...card, 'description', 'country', 'createdAt', 'deletion']
const more = ['address', 'email', 'city', 'state', 'zipcode', 'timezone', 'findable']
const all = [...some, ...more]

const caller = (name: string) => callers.find((each) => each.name === name)!

describe('an organization', () => {
  test.each([
    ['contact', card],
    ['member', some],
    ['admin', all],
    ['owner', all],
    ['app for owner', all],
    ['app for member', some],
    ['app itself', all],
  ])(
    'OD-1: an organization shows %s only the fields that their role can see',
    async (name, fields) => {
      const { as } = await caller(name).actAs(cast, getOrganization)
      const { body } = await as.request('GET', `/api/organization/${cast.here.id}`)
      expect(Object.keys(body as object).toSorted()).toEqual(fields.toSorted())
    },
  )

  test.each(['outsider', 'not selected', 'owner elsewhere', 'app elsewhere'])(
    'an organization shows %s only its name on the approval screen',
    async (name) => {
      const { as } = await caller(name).actAs(cast, getOrganization)
      const path = `/api/organization/${cast.here.id}?application=${cast.unknown.id}`
      const { body } = await as.request('GET', path)
      expect(body).toEqual({ id: cast.here.id, name: 'Harbour' })
    },
  )
})

describe('the lists of organizations and profiles', () => {
  test("the lists of organizations and profiles contain a person's own, under any of their profiles", async () => {
    for (const { as, asUser, profileId } of [cast.member, cast.owner, cast.contact]) {
      for (const client of [as, asUser]) {
        const { data } = await client.call(listOrganizations, { query: {} })
        expect(data.map(({ id }) => id)).toEqual([cast.here.id])
        const profiles = await client.call(listProfiles, { query: {} })
        expect(profiles.data.map(({ id }) => id)).toEqual([profileId])
      }
    }
    const { asUser } = cast.stranger
    expect((await asUser.call(listOrganizations, { query: {} })).data).toEqual([])
    expect((await asUser.call(listProfiles, { query: {} })).data).toEqual([])
  })
})

describe('the body of a profile', () => {
  const email = 'new@example.com'
  test.each([
    { roles: [] },
    { roles: ['contact'] },
    { roles: ['root'] },
    { roles: ['member'], email },
    {},
    { roles: 'admin' },
    { roles: ['member', 'member', 'member', 'member'] },
  ])('the body of a profile that is %j is rejected', async (body) => {
    const path = `/api/profile/${cast.member.profileId}`
    expect((await cast.owner.as.request('PATCH', path, body)).status).toBe(400)
  })

  test.each([[['member']], [['owner']], [['contact', 'admin']], [[]], ['contact']])(
    "the body of a profile with the roles %j doesn't create a contact (PER-1)",
    async (roles) => {
      const body = { organization: cast.here.id, roles }
      expect((await cast.stranger.asUser.request('POST', '/api/profile', body)).status).toBe(400)
    },
  )
})
