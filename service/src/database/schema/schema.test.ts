import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import {
  findSchemaDifferences,
  formatSchema,
  parseSchema,
  readSchema,
  schemaFile,
} from './schema-differences.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('schema.txt matches the migrations (npx vitest run database/schema -u writes it)', async () => {
  const schema = await readSchema(database.db)
  await expect(formatSchema(schema)).toMatchFileSnapshot(schemaFile)
  expect(parseSchema(formatSchema(schema))).toEqual(schema)
})

describe('a live schema', () => {
  test.each([
    [
      'a foreign key that cascades',
      'alter table authorizations drop constraint authorizations_granted_by_fkey, ' +
        'add constraint authorizations_granted_by_fkey foreign key (granted_by) references profiles on delete cascade',
      /^The constraint authorizations\.authorizations_granted_by_fkey is '.*ON DELETE CASCADE', but it must be '.*ON DELETE SET NULL'\.$/,
    ],
    [
      'a missing guard',
      'drop trigger organizations_note_activity_end on organizations',
      /^The trigger organizations\.organizations_note_activity_end is missing\.$/,
    ],
    [
      'a disabled guard',
      'alter table organizations disable trigger organizations_note_activity_end',
      /^The trigger organizations\.organizations_note_activity_end is '.* \(disabled\)', but /,
    ],
    [
      'a function that everyone may call',
      'grant execute on function remove_activity(uuid, integer) to public',
      /^The function remove_activity\(uuid,integer\) is '.* for everyone body /,
    ],
    [
      'another body of a function',
      `create or replace function note_network_change() returns trigger language plpgsql as 'begin return null; end'`,
      /^The function note_network_change\(\) is /,
    ],
    [
      'a missing index',
      'drop index profiles_of_a_user',
      /^The index profiles\.profiles_of_a_user is missing\.$/,
    ],
    [
      'an additional column',
      'alter table users add column motto text',
      /^The column users\.motto isn't part of this version\.$/,
    ],
  ])('a live schema with %s differs', async (_what, change, sentence) => {
    await using changed = await createTestDatabase()
    await changed.pool.query(change)
    expect(await findSchemaDifferences(changed.db)).toEqual([expect.stringMatching(sentence)])
  })

  test("a live schema with additional tables and indexes doesn't differ", async () => {
    await using changed = await createTestDatabase()
    await changed.pool.query(
      'create table reports (id int primary key); create index reports_by_name on users (last_name)',
    )
    expect(await findSchemaDifferences(changed.db)).toEqual([])
  })
})
