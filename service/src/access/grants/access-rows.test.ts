import { approvableScopes } from '@accord/contract/rules/approval-scopes.ts'
import {
  type Scope,
  allScopes,
  effectiveForOrganization,
  normalScopes,
} from '@accord/contract/rules/scopes.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { common } from '@accord/contract/rules/small-sets.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { effectiveScopes } from '#authorizations/authorizations.rules.ts'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { approvals, authorizations } from '#data/access/application-grants.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const someScopes = fc.subarray([...allScopes]).map((scopes) => normalScopes(scopes))
const times = { numRuns: 200 }

async function scopesIn(query: ReturnType<typeof sql>): Promise<Scope[]> {
  const { rows } = await query.execute(database.db)
  return (rows as { scopes: Scope[] }[])[0]!.scopes.toSorted()
}

describe('the scopes of a row', () => {
  test("an authorization's scopes in SQL match the rule", async () => {
    const isSame = async (granted: Scope[], asked: Scope[]) => {
      const found = await scopesIn(sql`select ${authorizations.scopes} as scopes
        from (select ${granted}::text[] as scopes) w, (select ${asked}::text[] as scopes) a`)
      expect(found).toEqual(effectiveScopes(granted, asked).toSorted())
    }
    await isSame(['service-account:manage'], ['service-account:read'])
    await isSame(['service-account:read'], ['service-account:manage'])
    await fc.assert(fc.asyncProperty(someScopes, someScopes, isSame), times)
  })

  test("an approval's scopes in SQL match the rules", async () => {
    const roles = fc.constantFrom<Role[]>(['contact'], ['member'], ['owner'])
    const authorized = fc.option(someScopes)
    const isSame = async (
      [granted, asked]: [Scope[], Scope[]],
      by: Role[],
      own: boolean,
      word: Scope[] | null,
    ) => {
      const found = await scopesIn(sql`select ${approvals.scopes} as scopes
        from (select ${granted}::text[] as scopes, 1 as organization_id) w,
          (select ${asked}::text[] as scopes, ${own ? 1 : 2}::int as organization_id) a,
          (select ${by}::text[] as roles, null::timestamptz as suspended_at) p,
          (select null::timestamptz as disabled_at) u, (select ${word}::text[] as scopes) z`)
      const approved = common(approvableScopes(by, granted), asked)
      const standing = { own, authorized: word, roles: by }
      expect(found).toEqual(effectiveForOrganization(approved, standing).toSorted())
    }
    const sets = fc.tuple(someScopes, someScopes)
    await fc.assert(fc.asyncProperty(sets, roles, fc.boolean(), authorized, isSame), times)
  })
})
