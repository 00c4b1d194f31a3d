import { accessGrantKinds } from '@accord/contract/access.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { grantSources } from '#data/access/grant-sources.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** Tables that carry an organization and are no way to its data, each with the reason. */
const noGrant: Record<string, string> = {
  access_reviews: 'what managers decided about ways',
  activity_ends: 'when the activity of what was deleted can go; it opens nothing',
  activity_floors: 'signatures over where the activity begins; they open nothing',
  activity_heads: 'signatures over the activity; they open nothing',
  application_keys: 'prove an application to us: what it may then reach is its own way',
  application_requests:
    'wishes of people for an application; they open nothing until a manager says so',
  approval_rule_ends: 'organizations whose rule is still ending approvals',
  codes: 'prove an address of somebody who has a profile already, and let nobody in',
  mailings: 'emails that are still to be sent',
  contacts: 'by which application a contact came; the contact is the way',
  keys_seen:
    'who has seen a secret of an application: told where they leave, and with its managers',
  logos: 'images that anyone may see',
  logout_notices: 'tell an application that somebody signed out, and carry no data',
  network_changes: 'who was in a network and shared what, once; the membership is the way',
  networks: 'what others share with the organization; they read nothing of it',
  oauth_artifacts:
    'tokens rest on an approval, an authorization or an application, and end with it',
  organization_activity: 'the record itself; managers, who are people, read it',
  organizations: 'what is reached; that it can be found by search stands in the summary',
  review_keeps: 'reviews whose undecided rows are being kept',
  reviewed_ways: 'ways as they were when a review began',
  session_applications: 'sign-ins that rest on an approval, and end with it',
  tokens: 'of people who have a profile; they act as nobody else',
}

/** By a column of that name, or by foreign keys, however many. */
async function tablesOfOrganizations(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(`
    with recursive carrying as (
      select 'organizations'::regclass::oid as id
      union
      select attrelid from pg_attribute join pg_class c on c.oid = attrelid
      where attname = 'organization_id' and c.relkind in ('r', 'p')
        and c.relnamespace = 'public'::regnamespace
      union
      select f.conrelid from carrying join pg_constraint f on f.confrelid = carrying.id
      where f.contype = 'f'
    )
    select id::regclass::text as name from carrying order by 1`)
  return rows.map(({ name }) => name)
}

const known = () =>
  grantSources.map(({ from }) => /^\s*(\w+) w\b/.exec(from.compile(database.db).sql)![1]!)

test('every table that carries an organization is a way on the page, or says why it is none', async () => {
  const found = await tablesOfOrganizations()
  // Both ways of finding them work: by the column, and by keys of keys.
  expect(found).toEqual(expect.arrayContaining(['profiles', 'application_keys', 'network_members']))
  const unexplained = found.filter((table) => !known().includes(table) && !noGrant[table])
  expect(
    unexplained,
    'add a source to access/grants/ways.store.ts, or say here why it is no way',
  ).toEqual([])
})

test('no reason is given for a table that is not there, or is a way', async () => {
  const found = await tablesOfOrganizations()
  const idle = Object.keys(noGrant).filter(
    (table) => !found.includes(table) || known().includes(table),
  )
  expect(idle).toEqual([])
})

test('every kind of the contract has a table', () => {
  expect([...new Set(grantSources.map(({ kind }) => kind))]).toEqual([...accessGrantKinds])
})
