import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { tablesOfOrganizations } from '#testing/tables-of-organizations.ts'
import { organizationEntities } from './organization-entities.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** The tables that refer to an organization but aren't in its data export, each with the reason. */
const leftOut: Record<string, string> = {
  access_reviews: 'each has a signed file of its own',
  activity_ends: 'when the activity of a deleted organization can be deleted',
  activity_floors: 'the signed start of the activity; the file itself is signed',
  activity_heads: 'signatures of the activity; the file itself is signed',
  application_keys: 'secrets',
  application_subjects:
    'IDs by which applications still know people who joined with another account',
  approval_rule_ends: 'approvals that workers are ending',
  codes: 'hashes of emailed secrets',
  connection_flows: 'sign-ins in progress, for a day',
  event_attempts: 'what endpoints responded, for 30 days; the activity is in the file',
  event_deliveries: 'events on their way; the activity is in the file',
  event_feed_items: 'events that an application can read; the activity is in the file',
  event_feeds: 'positions of applications in the activity',
  event_outbox: 'activity that workers still have to send',
  event_secrets_seen: 'people who saw a secret; who saw it is in the activity',
  export_receipts:
    'what the owner of a network exported; each member of it got an email and sees it under Access',
  exports: 'files like this one; who requested them is in the activity',
  keys_seen: 'people who saw a secret; who saw it is in the activity',
  logout_notices: 'what is still to be told to applications',
  mailings: 'emails to be sent',
  network_changes: 'the history of a network, which its own export contains',
  oauth_artifacts: 'hashes of tokens; the approvals and authorizations say whose they are',
  provider_bypasses: 'which sessions an owner opened without the provider is in the activity',
  provider_guests: 'who added and removed a guest is in the activity',
  provider_proofs: 'sign-ins at the provider that sessions still count, for a week at most',
  removed_addresses: 'hashes that keep removed members from returning',
  removed_members: 'who was removed is in the activity',
  review_keeps: 'reviews whose undecided items are being kept',
  reviewed_ways: "rows of a review, which are in the review's file",
  saml_used_ids: 'hashes of responses that must not count again',
  session_applications: 'which applications a session signed in to',
  sessions: "people's own sessions, which are in the export of their own data",
  tokens: 'hashes of secrets',
}

/** Tables that the statements read. */
const isExported = (table: string) =>
  organizationEntities.some(({ select }) => new RegExp(`\\b(from|join) ${table}\\b`).test(select))

test("every table of organizations is in an organization's export or listed here with a reason", async () => {
  const found = await tablesOfOrganizations(database)
  expect(found).toEqual(expect.arrayContaining(['profiles', 'connections', 'application_keys']))
  const unexplained = found.filter((table) => !isExported(table) && !leftOut[table])
  expect(
    unexplained,
    'add it to exports/contents/organization-entities.ts, or say here why not',
  ).toEqual([])
})

test("every listed table exists and isn't in the export", async () => {
  const found = await tablesOfOrganizations(database)
  const idle = Object.keys(leftOut).filter((table) => !found.includes(table) || isExported(table))
  expect(idle).toEqual([])
})
