import { OrganizationForm } from '@accord/contract/organizations.ts'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase, type OpenDatabase } from '#database/open.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { insertOrganization } from './organizations.store.ts'
import { deleteProfile, insertProfile, lockOrganization } from './profiles.store.ts'

type Db = Kysely<Database>

const form = z.parse(OrganizationForm, { name: 'Harbour' })

let database: TestDatabase
let second: OpenDatabase
let people: string[]

beforeAll(async () => {
  database = await createTestDatabase()
  // Connections of its own, as another instance would have.
  second = openDatabase(database.url)
  people = await insertPeople(database.db, 20)
})
afterAll(async () => {
  await second.close()
  await database.close()
})

describe('numbers and counts of members', () => {
  test('stay right when people join and leave at once on two connections', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await insertOrganization(database.db, form)
      // Shortly before the end of a block, so that those who join at once fall into two.
      await setJoinedCount(id, 990)
      const [first, ...others] = people
      const early = [await joined(database.db, id, first!), await joined(second.db, id, others[0]!)]
      await Promise.all([
        ...early.map((profile, index) => left([second, database][index]!.db, profile)),
        ...others.slice(1).map((person, index) => {
          const { db } = index % 2 === 0 ? database : second
          return joined(db, id, person)
        }),
        // Twice the same person: one profile.
        joined(second.db, id, others[1]!),
      ])
      expect(await countsOf(id)).toEqual({ member_count: 18, joined_count: 1010, blocks: [8, 10] })
    }
    expect(await wrongCounts(database.db)).toEqual([])
  })

  test('follow the order in which people were let in, and so do the times of joining', async () => {
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
    expect([early.ordinal, late!.ordinal]).toEqual([1, 2])
    expect(late!.created_at.getTime()).toBeGreaterThanOrEqual(early.created_at.getTime())
    expect(await wrongCounts(database.db)).toEqual([])
  })

  test('are not used again after somebody left', async () => {
    const { id } = await insertOrganization(database.db, form)
    await left(database.db, await joined(database.db, id, people[0]!))
    expect((await joined(database.db, id, people[0]!)).ordinal).toBe(2)
    expect(await countsOf(id)).toEqual({ member_count: 1, joined_count: 2, blocks: [1] })
  })

  test('end with their organization', async () => {
    const { id } = await insertOrganization(database.db, form)
    await joined(database.db, id, people[0]!)
    await inTransaction(database.db, async (trx) => {
      await lockOrganization(trx, id)
      await trx.deleteFrom('organizations').where('id', '=', id).execute()
    })
    expect((await countsOf(id)).blocks).toEqual([])
  })
})

async function insertPeople(db: Db, count: number) {
  const { rows } = await sql<{ id: string }>`
    insert into users (id, email, first_name, last_name, password_hash)
    select gen_random_uuid(), 'person' || n || '@example.com', 'Theo', 'Lind', 'none'
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

async function setJoinedCount(id: string, joined_count: number) {
  await database.db
    .updateTable('organizations')
    .set({ joined_count })
    .where('id', '=', id)
    .execute()
}

async function countsOf(id: string) {
  const { rows } = await sql<{ live: number }>`
    select live from member_blocks where organization_id = ${id} order by last_ordinal`.execute(
    database.db,
  )
  const kept = await database.db
    .selectFrom('organizations')
    .select(['member_count', 'joined_count'])
    .where('id', '=', id)
    .executeTakeFirst()
  return { ...kept, blocks: rows.map(({ live }) => live) }
}

/** Whatever is not as the profiles themselves say, over all organizations. */
async function wrongCounts(db: Db) {
  const { rows } = await sql`
    with numbered as (
      select *, row_number() over (partition by organization_id order by created_at, id) as by_time,
        row_number() over (partition by organization_id order by ordinal) as by_ordinal
      from profiles)
    select 'order' as wrong, organization_id, ordinal as at from numbered where by_time <> by_ordinal
    union all
    select 'block', organization_id, last_ordinal from member_blocks b
    where live <> (select count(*) from profiles p where p.organization_id = b.organization_id
      and p.ordinal between b.last_ordinal - 999 and b.last_ordinal)
    union all
    select 'organization', id, joined_count from organizations o
    where member_count <> (select count(*) from profiles where organization_id = o.id)
      or member_count <> (
        select coalesce(sum(live), 0) from member_blocks where organization_id = o.id)
      or exists (select from profiles where organization_id = o.id and ordinal > joined_count)
  `.execute(db)
  return rows
}
