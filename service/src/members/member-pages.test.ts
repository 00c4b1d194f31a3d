import { listMembers } from '@accord/contract/members.ts'
import { OrganizationForm } from '@accord/contract/organizations.ts'
import fc from 'fast-check'
import { sql, type Transaction } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Database } from '#database/tables.ts'
import { insertOrganization } from '#data/organizations/organizations.store.ts'
import { deleteProfile, insertProfile } from '#data/organizations/profiles.store.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { listMembersAndInvitations } from '#data/members/members.store.ts'

const form = z.parse(OrganizationForm, { name: 'Harbour' })

let service: TestService
let people: string[]

beforeAll(async () => {
  service = await sharedTestService()
  const { rows } = await sql<{ id: string }>`
    insert into users (id, email, first_name, last_name, password_hash)
    select gen_random_uuid(), 'person' || n || '@example.com', 'Theo', 'Lind', 'none'::bytea
    from generate_series(1, 40) n returning id`.execute(service.context.db)
  people = rows.map(({ id }) => id)
})

type Step = { join: true } | { leave: number }

const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<Step>({ join: true }) },
    { weight: 3, arbitrary: fc.record({ leave: fc.nat(39) }) },
  ),
  { minLength: 5, maxLength: 40 },
)

describe('a page of members', () => {
  test('MB-1, API-4: the list of members is paginated, newest first, even after people join and leave', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 6 }), async (taken, perPage) => {
        await service.context.db.transaction().execute(async (trx) => {
          const { id } = await insertOrganization(trx, form)
          const expected = await take(trx, id, taken)
          const pages = []
          for (let $skip = 0; $skip < expected.length + perPage; $skip += perPage) {
            pages.push(await idsOf(trx, id, $skip, perPage))
          }
          expect(pages.flat()).toEqual(expected)
          expect(pages.slice(0, -1).every(({ length }) => length > 0)).toBe(true)
          expect(await idsOf(trx, id, 0, 100)).toEqual(expected)
        })
      }),
      { numRuns: 25 },
    )
  })

  test('a page of members can be requested up to 10 million members into the list', async () => {
    const { id, owner } = await service.createOrganization()
    const query = { $skip: 10_000_000 }
    const { data, __meta } = await owner.as.call(listMembers, { params: { id }, query })
    expect([data, __meta]).toEqual([[], { total: 1, skip: 10_000_000, limit: 20 }])
    const path = `/api/organization/${id}/members?$skip=10000001`
    expect((await owner.as.request('GET', path)).status).toBe(400)
  })
})

/** Runs the steps with the service's own stores, and returns the members afterwards, newest first. */
async function take(trx: Transaction<Database>, organization_id: string, taken: Step[]) {
  const there: { id: string; userId: string }[] = []
  for (const step of taken) {
    if ('join' in step) {
      const userId = people.find((person) => there.every((one) => one.userId !== person))!
      const joining = { userId, organizationId: organization_id, email: 'a@b.c' }
      const profile = await insertProfile(trx, { ...joining, roles: ['member'] })
      there.unshift({ id: profile!.id, userId })
    } else {
      const [gone] = there.splice(step.leave % Math.max(1, there.length), 1)
      if (gone) await deleteProfile(trx, { id: gone.id, organization_id })
    }
  }
  return there.map(({ id }) => id)
}

async function idsOf(trx: Transaction<Database>, id: string, $skip: number, $limit: number) {
  const { members } = await listMembersAndInvitations(trx, id, { $skip, $limit }, false)
  return members.map((member) => member.id)
}
