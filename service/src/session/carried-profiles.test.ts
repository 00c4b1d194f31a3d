import { signUp, updateUser } from '@accord/contract/accounts.ts'
import { carriedProfiles } from '@accord/contract/people.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import { login, me } from '@accord/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { memberOf, organizationOf } from '#testing/organizations.ts'
import { goodPassword, type Person, signUpForm } from '#testing/people.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let ana: Person

beforeAll(async () => {
  service = await sharedTestService()
  ana = await service.createPerson()
})

const asListed = (person: Person) =>
  person.as.call(listProfiles, { query: { $skip: 0, $limit: 20, $with: 'organization' } })

describe("API-1: a user's profiles", () => {
  test("GET /me, sign-ins, and changes return the same profiles as GET /profile, and no one else's", async () => {
    const mine = await organizationOf(ana, { name: 'Northside', country: 'CA' })
    const theirs = await service.createOrganization()
    await memberOf(service.context, ana, theirs, ['contact'])
    const { data } = await asListed(ana)
    expect(data).toMatchObject([
      { roles: ['contact'], organization: { id: theirs.id, name: theirs.name } },
      { roles: ['owner'], organization: { id: mine.id, name: 'Northside', country: 'CA' } },
    ])
    // A contact can read only the organization's name.
    expect(data[0]?.organization).not.toHaveProperty('country')

    const { profiles, ...person } = await ana.as.call(me)
    expect(person).toEqual({
      deletion: null,
      id: ana.id,
      email: ana.email,
      firstName: 'Ana',
      lastName: 'Duarte',
    })
    expect(profiles).toEqual(data)
    const credentials = { email: ana.email, password: ana.password }
    const signedIn = await service.anonymous.call(login, { body: credentials })
    expect(signedIn).toMatchObject({ ...person, profiles: data })
    const params = { id: ana.id }
    const names = { firstName: 'Ana', lastName: 'Duarte' }
    expect((await ana.as.call(updateUser, { params, body: names })).profiles).toEqual(data)
    const passwords = { currentPassword: goodPassword, password: 'Orchard-77-Window' }
    expect((await ana.as.call(updateUser, { params, body: passwords })).profiles).toEqual(data)
  })

  test("a user's profiles are empty for a new user", async () => {
    const created = await service.anonymous.call(signUp, { body: signUpForm() })
    expect(created.profiles).toEqual([])
    expect((await (await service.createPerson()).as.call(me)).profiles).toEqual([])
  })

  test("a user's profiles are limited to the newest 20", async () => {
    const busy = await service.createPerson()
    await service.context.pool.query(
      `with made as (
         insert into organizations (id, name) select gen_random_uuid(), 'Place ' || n
         from generate_series(1, 30) n returning id, name)
       insert into profiles (id, user_id, organization_id, email, roles, created_at)
       select gen_random_uuid(), $1, id, 'busy@example.com', array['member'],
              now() - interval '1 minute' * split_part(name, ' ', 2)::int from made`,
      [busy.id],
    )
    const { profiles } = await busy.as.call(me)
    expect(carriedProfiles).toBe(20)
    expect(profiles.map(({ organization }) => organization.name)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Place ${index + 1}`),
    )
    expect(profiles).toEqual((await asListed(busy)).data)
  })
})
