import { removeTotp } from '@accord/contract/factors.ts'
import {
  getSecondFactorPolicy,
  listMembersWithout,
} from '@accord/contract/organization-policies.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { insertProfile } from '#data/organizations/profiles.store.ts'
import { addTotp, withStrongOwner } from '#testing/factors.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'

let service: TestService
let organization: TestOrganization

beforeAll(async () => {
  service = await sharedTestService()
})
beforeEach(async () => {
  organization = await withStrongOwner(service)
})

const without = async ($skip = 0, $limit = 20) => {
  const sent = { params: { id: organization.id }, query: { $skip, $limit } }
  return organization.owner.as.call(listMembersWithout, sent)
}
const emails = async () => (await without()).data.map(({ email }) => email)

test('the list of members without a second factor changes as they gain and lose it', async () => {
  const member = await service.createMember(organization, ['member'])
  expect(await emails()).toEqual([member.email])
  await addTotp({ as: member.asUser }, service.context)
  expect(await emails()).toEqual([])
  const params = { id: organization.id }
  expect(await organization.owner.as.call(getSecondFactorPolicy, { params })).toMatchObject({
    members: 2,
    withOne: 2,
  })
  await member.asUser.call(removeTotp)
  expect(await emails()).toEqual([member.email])
})

test('pages of members without a second factor are consistent in both directions', async () => {
  const { db, pool } = service.context
  await pool.query(
    `with people as (
       insert into users (id, email, first_name, last_name, password_hash, second_factor)
       select gen_random_uuid(), 'p' || n || '@large.example', 'Ana', 'Duarte', 'x', n % 3 = 0
       from generate_series(1, 30) n returning id, email, second_factor)
     insert into profiles (id, user_id, organization_id, email, roles, created_at, second_factor)
     select gen_random_uuid(), id, $1, email, '{member}',
       now() + substr(split_part(email, '@', 1), 2)::int * interval '1 second', second_factor
     from people`,
    [organization.id],
  )
  await db
    .updateTable('organizations')
    .set({ member_count: 31 })
    .where('id', '=', organization.id)
    .execute()
  const expected = Array.from({ length: 30 }, (_, at) => 30 - at)
    .filter((n) => n % 3 !== 0)
    .map((n) => `p${n}@large.example`)
  const listed: string[] = []
  for (let skip = 0; skip < 30; skip += 6) {
    const { data, __meta } = await without(skip, 6)
    expect(__meta.total).toBe(20)
    listed.push(...data.map(({ email }) => email))
  }
  expect(listed).toEqual(expected)
})

test("someone who joins while they turn on their second factor isn't listed", async () => {
  const { db, pool } = service.context
  const person = await service.createPerson()
  const another = await pool.connect()
  try {
    await another.query('begin')
    await another.query('update users set second_factor = true where id = $1', [person.id])
    const joining = db.transaction().execute((trx) =>
      insertProfile(trx, {
        userId: person.id,
        organizationId: organization.id,
        email: person.email,
        roles: ['member'],
      }),
    )
    await untilBlocked(pool)
    await another.query('commit')
    expect(await joining).toMatchObject({ second_factor: true })
  } finally {
    another.release(true)
  }
  expect(await emails()).toEqual([])
})
