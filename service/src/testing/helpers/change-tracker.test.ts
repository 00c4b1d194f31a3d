import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { type ChangeTracker, trackChanges } from './preserved-data.ts'

let service: TestService
let notes: ChangeTracker
let id: string

beforeAll(async () => {
  service = await startTestService()
  id = (await service.createPerson()).id
  notes = await trackChanges(service.context.pool)
})
afterAll(() => service[Symbol.asyncDispose]())

/** Returns the tables that the tracker reports as changed by a statement. */
async function changedBy(statement: string) {
  const before = await notes.mark()
  await service.context.pool.query(statement.replaceAll('$id', `'${id}'`))
  return notes.since(before)
}

test.each([
  ["a session's last use", 'update sessions set last_seen_at = now()'],
  ['a row updated to the same values', 'update users set first_name = first_name'],
  ['an update of no rows', `update users set first_name = 'Bo' where false`],
  ['a rate limit counter', `update limits set count = count + 1`],
  [
    "an application's usage",
    `insert into application_usage_days values ($id, current_date, 1, 1, 0)`,
  ],
  ['a rolled back change', 'begin; delete from users; rollback'],
  [
    'a change without triggers',
    'set local session_replication_role = replica; update users set first_name = $$Cy$$',
  ],
])("%s isn't tracked", async (_what, statement) => {
  expect(await changedBy(statement)).toEqual([])
})

test.each([
  ['an update', `update users set first_name = 'Bo' where id = $id`, ['users']],
  ['a cascading deletion', 'delete from sessions', ['sessions', 'tokens']],
  ['a truncated table', 'truncate answers', ['answers']],
])('%s is tracked', async (_what, statement, tables) => {
  expect(await changedBy(statement)).toEqual(tables)
})

test("a connection's own changes can be left out", async () => {
  const before = await notes.mark()
  const own = await service.context.pool.connect()
  try {
    await own.query(`update users set last_name = 'Lind' where id = $1`, [id])
    expect(await notes.since(before, own)).toEqual([])
    expect(await notes.since(before)).toEqual(['users'])
    await service.context.pool.query(`update users set last_name = 'Berg' where id = $1`, [id])
    expect(await notes.since(before, own)).toEqual(['users'])
  } finally {
    own.release()
  }
})

test('a change made before a mark and committed after it is tracked', async () => {
  const slow = await service.context.pool.connect()
  try {
    await slow.query('begin')
    await slow.query(`update users set last_name = 'Holm' where id = $1`, [id])
    await service.context.pool.query('truncate answers')
    const before = await notes.mark()
    expect(await notes.since(before)).toEqual([])
    await slow.query('commit')
    expect(await notes.since(before)).toEqual(['users'])
  } finally {
    slow.release()
  }
})
