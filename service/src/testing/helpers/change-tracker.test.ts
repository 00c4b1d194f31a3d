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

/** The tables that are said to be changed once a statement was run. */
async function changedBy(statement: string) {
  const before = await notes.mark()
  await service.context.pool.query(statement.replaceAll('$id', `'${id}'`))
  return notes.since(before)
}

test.each([
  ['that someone was seen', 'update sessions set last_seen_at = now()'],
  ['a row written as it was', 'update users set first_name = first_name'],
  ['a change that met no row', `update users set first_name = 'Bo' where false`],
  ['what was tried', `update limits set count = count + 1`],
  ['what was rolled back', 'begin; delete from users; rollback'],
  [
    'what is brought back',
    'set local session_replication_role = replica; update users set first_name = $$Cy$$',
  ],
])('%s is not noted', async (_what, statement) => {
  expect(await changedBy(statement)).toEqual([])
})

test.each([
  ['an update', `update users set first_name = 'Bo' where id = $id`, ['users']],
  ['a deletion with what follows', 'delete from sessions', ['sessions', 'tokens']],
  ['a table that is emptied', 'truncate answers', ['answers']],
])('%s is noted', async (_what, statement, tables) => {
  expect(await changedBy(statement)).toEqual(tables)
})

test('what a connection changed itself can be left out', async () => {
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

test('what was changed before a mark and committed after it is noted', async () => {
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
