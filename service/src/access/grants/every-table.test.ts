import { accessGrantKinds } from '@accord/contract/access.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { tablesOfOrganizations } from '#testing/tables-of-organizations.ts'
import { grantSources } from '#data/access/grant-sources.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** The tables that refer to an organization without giving access to its data, each with the reason. */
const noGrant: Record<string, string> = {
  access_reviews: 'decisions of managers about access',
  activity_ends: 'when the activity of a deleted organization can be deleted; gives no access',
  activity_floors: 'signatures of the start of the activity; they give no access',
  activity_heads: 'signatures of the activity; they give no access',
  application_keys: 'authenticate an application, whose access is listed separately',
  application_subjects: 'how an application knows a member; their approvals are listed',
  application_requests:
    'requests for an application; they give no access until a manager approves them',
  approval_rule_ends: 'organizations whose policy is still ending approvals',
  codes: "verify a member's address and give no access",
  mailings: 'emails to be sent',
  connection_flows: 'sign-ins in progress',
  connection_links: 'how a member signs in; the member is listed',
  connection_sign_ins: 'the record of sign-ins; shown to managers',
  organization_domains: 'addresses whose people can join; members are listed',
  saml_used_ids: 'responses that must not count again; they give no access',
  sessions: 'of a member who signed in through a connection; the member is listed',
  contacts: 'the application that introduced a contact; the contact is listed',
  event_attempts: 'what an endpoint responded; the endpoint is listed',
  event_deliveries: 'events on their way to an endpoint, which is listed',
  event_feed_items: 'events that an application can read; its authorization is listed',
  event_feeds: 'applications that read events; their authorizations are listed',
  event_outbox: 'activity that workers still have to send to endpoints',
  event_secrets_seen: "people who saw an endpoint's secret; shown to its managers",
  join_requests: 'requests to join; they give no access until a manager approves them',
  keys_seen: "people who saw an application's secret; shown when they leave, and to its managers",
  logos: 'images that anyone can see',
  logout_notices: 'notify an application of a sign-out, without data',
  network_changes: 'the history of a network; the membership is listed',
  networks: "networks of the organization; their members can't read its data",
  oauth_artifacts:
    'tokens belong to an approval, an authorization, or an application, and end with it',
  organization_activity: 'the record itself; only managers, who are listed as people, can read it',
  organizations: 'the organization itself; the summary shows whether a search can find it',
  provider_bypasses: 'sessions of owners; the owners are listed',
  provider_guests: 'members who need no identity provider; the members are listed',
  provider_proofs: "sign-ins at the provider in members' sessions; the members are listed",
  removed_addresses: 'people who lost their access',
  removed_members: 'people who lost their access',
  review_keeps: 'reviews whose undecided items are being kept',
  reviewed_ways: 'a copy of all access for a review',
  session_applications: 'sign-ins that belong to an approval and end with it',
  tokens: 'belong to people with a profile, and give no other access',
}

const known = () =>
  grantSources.map(({ from }) => /^\s*(\w+) w\b/.exec(from.compile(database.db).sql)![1]!)

test('every table that refers to an organization is a kind of access or documented here', async () => {
  const found = await tablesOfOrganizations(database)
  // This proves that the query finds both the column and chains of foreign keys.
  expect(found).toEqual(expect.arrayContaining(['profiles', 'application_keys', 'network_members']))
  const unexplained = found.filter((table) => !known().includes(table) && !noGrant[table])
  expect(
    unexplained,
    'add a source to data/access/grant-sources.store.ts, or explain here why it gives no access',
  ).toEqual([])
})

test("every documented table exists and isn't a kind of access", async () => {
  const found = await tablesOfOrganizations(database)
  const idle = Object.keys(noGrant).filter(
    (table) => !found.includes(table) || known().includes(table),
  )
  expect(idle).toEqual([])
})

test('every kind of access in the contract has a table', () => {
  expect([...new Set(grantSources.map(({ kind }) => kind))]).toEqual([...accessGrantKinds])
})
