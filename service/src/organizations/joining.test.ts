import { OrganizationForm } from '@accord/contract/organizations.ts'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase, type OpenDatabase } from '#database/open.ts'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import {
  createTestDatabase,
  patientLimits,
  type TestDatabase,
} from '#testing/helpers/test-database.ts'
import { insertOrganization } from '#data/organizations/organizations.store.ts'
import { deleteProfile, insertProfile } from '#data/organizations/profiles.store.ts'

type Db = Kysely<Database>

const form = z.parse(OrganizationForm, { name: 'Harbour' })

let database: TestDatabase
let second: OpenDatabase
let people: string[]

beforeAll(async () => {
  database = await createTestDatabase()
  // This instance has its own connections, as another process would.
  second = openDatabase(database.url, { limits: patientLimits })
  people = await insertPeople(database.db, 20)
})
afterAll(async () => {
  await second.close()
  await database.close()
})

test('the number of members stays correct when people join and leave at the same time on two connections', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await insertOrganization(database.db, form)
    const [first, ...others] = people
    const early = [await joined(database.db, id, first!), await joined(second.db, id, others[0]!)]
    await Promise.all([
      ...early.map((profile, index) => left([second, database][index]!.db, profile)),
      ...others.slice(1).map((person, index) => {
        const { db } = index % 2 === 0 ? database : second
        return joined(db, id, person)
      }),
      // If the same person joins twice, they get one profile.
      joined(second.db, id, others[1]!),
    ])
    const { rows } = await sql`
      select member_count as kept, (select count(*)::int from profiles where organization_id = o.id)
      from organizations o where id = ${id}`.execute(database.db)
    expect(rows).toEqual([{ kept: 18, count: 18 }])
  }
})

test('times of joining have the order in which people joined', async () => {
  const { id } = await insertOrganization(database.db, form)
  const begunFirst = await database.db.startTransaction().execute()
  await sql`select 1`.execute(begunFirst)
  const early = await joined(second.db, id, people[0]!)
  const [organizationId, email] = [id, 'theo@example.com']
  const late = await insertProfile(begunFirst, {
    userId: people[1]!,
    organizationId,
    email,
    roles: ['member'],
  })
  await begunFirst.commit().execute()
  const { rows } = await sql`
    select id from profiles where organization_id = ${id} order by created_at`.execute(database.db)
  expect(rows).toEqual([{ id: early.id }, { id: late!.id }])
})

async function insertPeople(db: Db, count: number) {
  const { rows } = await sql<{ id: string }>`
    insert into users (id, email, first_name, last_name, password_hash)
    select gen_random_uuid(), 'person' || n || '@example.com', 'Theo', 'Lind', 'none'::bytea
    from generate_series(1, ${count}::int) n returning id`.execute(db)
  return rows.map(({ id }) => id)
}

async function joined(db: Db, organizationId: string, userId: string) {
  const profile = { userId, organizationId, email: 'theo@example.com', roles: ['member'] as const }
  return (await inTransaction(db, (trx) => insertProfile(trx, profile)))!
}

function left(db: Db, profile: { id: string; organization_id: string }) {
  return inTransaction(db, (trx) => deleteProfile(trx, profile))
}
