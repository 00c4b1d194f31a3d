import { canManage, isContact as isContactBy, type Role } from '@accord/contract/rules/roles.ts'
import { RoleName } from '@accord/contract/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { isContact, isRanked, manages, owns } from '#data/organizations/profiles.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** Every combination of roles that a profile can have. */
const lists = RoleName.options
  .reduce<Role[][]>((all, role) => [...all, ...all.map((some) => [...some, role])], [[]])
  .filter((roles) => roles.length > 0)

test.each([
  { condition: 'manages', asked: manages('p'), rule: canManage },
  { condition: 'owns', asked: owns('p'), rule: (roles: Role[]) => roles.includes('owner') },
  { condition: 'isRanked', asked: isRanked('p'), rule: (roles: Role[]) => !isContactBy(roles) },
  { condition: 'isContact', asked: isContact('p'), rule: isContactBy },
])('$condition is true for the roles that the contract defines', async ({ asked, rule }) => {
  const { rows } = await sql<{ roles: Role[] }>`
    select array(select json_array_elements_text(p.list)) as roles
    from (select list, array(select json_array_elements_text(list)) as roles
      from json_array_elements(${JSON.stringify(lists)}::json) as list) p
    where ${asked}`.execute(database.db)
  expect(lists.length).toBe(15)
  expect(rows.map(({ roles }) => roles)).toEqual(lists.filter((roles) => rule(roles)))
})
