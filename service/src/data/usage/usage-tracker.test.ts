import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/open.ts'
import {
  createTestDatabase,
  patientLimits,
  type TestDatabase,
} from '#testing/helpers/test-database.ts'
import { usageDays, recordedSince, scopeUsageOf, sweepUsage, usageOf } from './usage.store.ts'
import { startUsageTracker } from './usage-tracker.ts'

const hour = 3_600_000
const day = 24 * hour

let database: TestDatabase
let other: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  other = openDatabase(database.url, { limits: patientLimits })
})
afterAll(async () => {
  await other.close()
  await database.close()
})

interface Instance {
  on?: OpenDatabase
  /** The difference between this instance's clock and the others, in milliseconds. */
  ahead?: number
  max?: number
}

async function anInstance({ on = database, ahead = 0, ...max }: Instance = {}) {
  const time = { ahead }
  const log = { warn: vi.fn() }
  const clock = { now: () => Date.now() + time.ahead }
  const uses = startUsageTracker({ db: on.db, clock, log, ...max })
  return { ...uses, log, time, [Symbol.asyncDispose]: () => uses.stop() }
}

const usedBy = async (id: string) => (await usageOf(database.db, 'approval', [id])).get(id)!
const scopesOf = async (id: string) =>
  Object.fromEntries((await scopeUsageOf(database.db, 'approval', [id])).get(id)!)

describe('recorded uses', () => {
  test("recorded uses are readable once they're written, by day and by the calls for each scope", async () => {
    const [id, unused] = [randomUUID(), randomUUID()]
    await using instance = await anInstance()
    instance.note('approval', id, 'user:read')
    instance.note('approval', id, 'user:read')
    instance.note('approval', id)
    expect(await usedBy(id)).toEqual({ lastUsedAt: null, days: [] })
    await instance.flush()
    instance.time.ahead = -3 * day
    instance.note('approval', id, 'user:read')
    instance.note('approval', id, 'profile:read')
    instance.time.ahead = -90 * day
    instance.note('approval', id, 'organization:read')
    instance.note('authorization', id, 'organization:read')
    await instance.flush()

    expect(await usedBy(id)).toEqual({ lastUsedAt: expect.any(Date), days: [0, 3] })
    expect(await scopesOf(id)).toEqual({
      'user:read': { days: 2, calls: 3 },
      'profile:read': { days: 1, calls: 1 },
      'organization:read': { days: 0, calls: 0 },
    })
    const both = await usageOf(database.db, 'approval', [id, unused])
    expect(both.get(unused)).toEqual({ lastUsedAt: null, days: [] })
    expect((await scopeUsageOf(database.db, 'approval', [unused])).get(unused)).toEqual(new Map())
  })

  test('recorded uses of two simultaneous instances add up, in any order', async () => {
    const ids = Array.from({ length: 300 }, () => randomUUID())
    await using first = await anInstance()
    await using second = await anInstance({ on: other, ahead: -hour })
    for (let round = 0; round < 3; round += 1) {
      for (const id of ids) first.note('approval', id, 'user:read')
      for (const id of ids.toReversed()) second.note('approval', id, 'user:read')
      await Promise.all([first.flush(), second.flush()])
    }
    const { rows } = await sql<{ calls: number; late: boolean }>`
      select sum(calls)::integer as calls, bool_and(last_at > now() - interval '1 minute') as late
      from use_days join uses using (subject_kind, subject_id)
      where subject_id = any (${ids}::uuid[]) group by subject_id`.execute(database.db)
    expect(rows).toEqual(ids.map(() => ({ calls: 6, late: true })))
    expect(first.log.warn).not.toHaveBeenCalled()
    expect(second.log.warn).not.toHaveBeenCalled()
  })

  test("recorded uses are never in the future by the database's clock", async () => {
    const id = randomUUID()
    await using instance = await anInstance({ ahead: 3 * day })
    instance.note('approval', id, 'user:read')
    instance.time.ahead = day
    instance.note('approval', id, 'user:read')
    await instance.flush()
    const { lastUsedAt, days } = await usedBy(id)
    expect(lastUsedAt!.getTime()).toBeLessThanOrEqual(Date.now())
    expect(days).toEqual([0])
    expect(await scopesOf(id)).toEqual({ 'user:read': { days: 1, calls: 2 } })
  })

  test('the later of two times is kept', async () => {
    const id = randomUUID()
    await using instance = await anInstance()
    instance.note('approval', id)
    await instance.flush()
    const { lastUsedAt } = await usedBy(id)
    instance.time.ahead = -hour
    instance.note('approval', id)
    await instance.flush()
    expect((await usedBy(id)).lastUsedAt).toEqual(lastUsedAt)
  })

  test("recorded uses are kept and added up while the database isn't writable, up to a limit", async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    await using instance = await anInstance({ max: 2 })
    await sql`alter table uses rename to uses_away`.execute(database.db)
    for (const id of [first, second]) instance.note('approval', id, 'user:read')
    await instance.flush()
    expect(instance.log.warn).toHaveBeenCalledOnce()
    for (const id of [third, first]) instance.note('approval', id, 'user:read')
    await instance.flush()
    await sql`alter table uses_away rename to uses`.execute(database.db)
    await instance.flush()
    expect(await scopesOf(first)).toEqual({ 'user:read': { days: 1, calls: 2 } })
    expect((await usedBy(second)).lastUsedAt).toEqual(expect.any(Date))
    expect(await scopesOf(third)).toEqual({})
  })

  test('recorded uses are written immediately when the limit is reached', async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID())
    await using instance = await anInstance({ max: 5 })
    for (const id of ids) instance.note('approval', id)
    await expect.poll(async () => (await usedBy(ids[4]!)).days).toEqual([0])
  })

  test('an instance writes its uses when it stops', async () => {
    const id = randomUUID()
    {
      await using instance = await anInstance()
      instance.note('approval', id)
    }
    expect((await usedBy(id)).days).toEqual([0])
  })

  test('the start of recording is the creation of the tables, or the oldest day that is kept', async () => {
    const { db } = database
    const since = await recordedSince(db)
    expect(since.getTime()).toBeGreaterThan(Date.now() - hour)
    await sql`update use_recording set since = now() - interval '2 years'`.execute(db)
    const ago = Date.now() - (await recordedSince(db)).getTime()
    expect(Math.round(ago / day)).toBe(usageDays)
    await sql`update use_recording set since = ${since}`.execute(db)
  })
})

describe('counts of applications', () => {
  const countsOf = async (...ids: string[]) => {
    const { rows } = await sql<object>`
      select application_id as id, sign_ins, calls, errors from application_usage_days
      where application_id = any (${ids}::uuid[]) order by day, array_position(${ids}, application_id)`.execute(
      database.db,
    )
    return rows
  }

  test('counts of applications by two instances that write at the same time add up by application and day', async () => {
    const ids = Array.from({ length: 100 }, () => randomUUID())
    await using first = await anInstance()
    await using second = await anInstance({ on: other, ahead: -day })
    for (let round = 0; round < 3; round += 1) {
      for (const id of ids) first.count('calls', id)
      for (const id of ids.toReversed()) second.count('signIns', id)
      second.time.ahead = -day
      await Promise.all([first.flush(), second.flush()])
      second.time.ahead = 0
      for (const id of ids.toReversed()) second.count('errors', id)
      await Promise.all([first.flush(), second.flush()])
      second.time.ahead = -day
    }
    expect(await countsOf(...ids)).toEqual([
      ...ids.map((id) => ({ id, sign_ins: 3, calls: 0, errors: 0 })),
      ...ids.map((id) => ({ id, sign_ins: 0, calls: 3, errors: 3 })),
    ])
    expect(first.log.warn).not.toHaveBeenCalled()
  })

  test("usage counts of applications are kept while the database isn't writable", async () => {
    const id = randomUUID()
    await using instance = await anInstance()
    await sql`alter table application_usage_days rename to days_away`.execute(database.db)
    instance.count('calls', id)
    await instance.flush()
    expect(instance.log.warn).toHaveBeenCalledOnce()
    instance.count('calls', id)
    instance.count('errors', id)
    await sql`alter table days_away rename to application_usage_days`.execute(database.db)
    await instance.flush()
    expect(await countsOf(id)).toEqual([{ id, sign_ins: 0, calls: 2, errors: 1 }])
  })

  test('counts of applications are swept once they are too old or the application was deleted', async () => {
    const { db } = database
    const [home, kept, gone] = [
      randomUUID(),
      `7e${randomUUID().slice(2)}`,
      `7e${randomUUID().slice(2)}`,
    ]
    await sql`insert into organizations (id, name) values (${home}, 'Acme')`.execute(db)
    await sql`insert into applications (id, organization_id, name, scopes)
      values (${kept}, ${home}, 'Survey', '{}')`.execute(db)
    await using instance = await anInstance()
    for (const ahead of [0, -90 * day, -91 * day]) {
      instance.time.ahead = ahead
      for (const id of [kept, gone]) instance.count('calls', id)
    }
    await instance.flush()
    await sweepUsage(db, undefined, 0x7e)
    const left = { id: kept, sign_ins: 0, calls: 1, errors: 0 }
    expect(await countsOf(kept, gone)).toEqual([left, left])
  })
})

describe('the sweep of uses', () => {
  const [here, gone] = [`7f${randomUUID().slice(2)}`, `7f${randomUUID().slice(2)}`]
  const elsewhere = `80${randomUUID().slice(2)}`
  const left = async (table: 'uses' | 'use_days') => {
    const { rows } = await sql<{ id: string }>`
      select subject_id as id from ${sql.table(table)} where subject_kind = 'application'`.execute(
      database.db,
    )
    return rows.map(({ id }) => id)
  }

  test('a sweep deletes uses of deleted objects and old days, within its part of the IDs', async () => {
    const { db } = database
    const home = randomUUID()
    await sql`insert into organizations (id, name) values (${home}, 'Acme')`.execute(db)
    await sql`insert into applications (id, organization_id, name, scopes)
      values (${here}, ${home}, 'Survey', '{}')`.execute(db)
    await using instance = await anInstance()
    for (const ahead of [0, -usageDays * day, (-usageDays - 1) * day]) {
      instance.time.ahead = ahead
      for (const id of [here, gone, elsewhere]) instance.note('application', id)
    }
    await instance.flush()

    await sweepUsage(db, undefined, 0x7f)
    expect((await left('uses')).toSorted()).toEqual([here, elsewhere])
    expect((await left('use_days')).toSorted()).toEqual([here, here, ...Array(3).fill(elsewhere)])
    await sweepUsage(db, undefined, 0x80)
    expect(await left('uses')).toEqual([here])
    expect(await left('use_days')).toEqual([here, here])
  })
})
