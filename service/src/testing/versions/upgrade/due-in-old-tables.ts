import type { Client } from 'pg'

/** Creates IDs that show their owner. The IDs of people continue the ID of their organization. */
const idOf = (digit: string, number = 0) =>
  `${digit.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Organizations on the other side. The first one got its emails before the upgrade. */
const sides = ['1', '2', '3'].map((digit) => idOf(digit))
const organizations = [...['a', 'b', 'c', 'd', 'e'].map((digit) => idOf(digit)), ...sides]
const listed = (ids: string[]) => `unnest('{${ids.join()}}'::uuid[]) as o (id)`
const past = "now() - interval '1 minute'"

const statements = [
  `insert into organizations (id, name) select id, 'Upgrade' from ${listed(organizations)}`,
  `create temporary table people as
   select (left(id::text, 24) || lpad(n::text, 12, '0'))::uuid as id, id as organization_id,
     left(id::text, 1) || n || '@upgrade.example' as email,
     case when n = 3 then '{admin}' else '{member}' end::text[] as roles
   from ${listed(organizations)}, generate_series(1, 3) n`,
  `insert into users (id, email, first_name, last_name) select id, email, 'Uma', 'Upgrade' from people`,
  `insert into profiles (id, user_id, organization_id, email, roles, created_at)
   select id, id, organization_id, email, roles, now() - interval '1 day' from people`,

  // These mailings had started.
  `insert into second_factor_waves (id, organization_id, kind, required_from, due_at, after_at, after_profile)
   select gen_random_uuid(), organization_id, 'announced', now() + interval '3 days', ${past}, created_at, id
   from profiles where id = '${idOf('a', 1)}'`,
  `update organizations set deleted_at = now(), removed_from = now() + interval '20 days' where id = '${idOf('b')}'`,
  `insert into deletion_letters (id, organization_id, news, audience, after_id)
   values (gen_random_uuid(), '${idOf('b')}', 'deleted', 'members', '${idOf('b', 1)}')`,
  `insert into applications (id, organization_id, name, scopes)
   values ('${idOf('c')}', '${idOf('c')}', 'Upgraded', '{user:read,survey:read}')`,
  `insert into authorizations (id, application_id, organization_id, scopes)
   select gen_random_uuid(), '${idOf('c')}', id, '{user:read}' from ${listed(sides)}`,
  `insert into wider_waves (id, application_id, due_at, after_id)
   values (gen_random_uuid(), '${idOf('c')}', ${past}, '${sides[0]}')`,
  // These tables contained only the people who still had to get an email.
  `insert into network_end_letters (network_id, organization_id, network_name, owner_id, owner_name)
   select '${idOf('9')}', id, 'Upgraded ring', '${idOf('d')}', 'Upgrade' from ${listed(sides.slice(1))}`,
  // One person's approvals were ended in two steps.
  `insert into approval_end_letters (organization_id, profile_id, applications)
   values ('${idOf('d')}', '${idOf('d', 1)}', '{Charts}'), ('${idOf('d')}', '${idOf('d', 1)}', '{Maps}'),
     ('${idOf('d')}', '${idOf('d', 2)}', '{Charts}')`,
  `insert into access_reviews (id, organization_id, started_by_name, due_at, letter_at)
   values (gen_random_uuid(), '${idOf('e')}', 'Uma', ${past}, ${past})`,
]

/** Fills the tables of 0.1.0 in which emails to many people waited before these tables were merged into one. */
export async function fillOldTables(client: Client) {
  for (const statement of statements) await client.query(statement)
}

/** The emails that must be sent exactly once, without any others. */
export const emailsDueInOldTables = [
  'a2 second_factor_announced',
  'a3 second_factor_announced',
  'b2 organization_deleted',
  'b3 organization_deleted',
  '23 wider_scopes',
  '33 wider_scopes',
  '23 network_deleted',
  '33 network_deleted',
  'd1 approvals_ended',
  'd1 approvals_ended',
  'd2 approvals_ended',
  'e3 access_review_overdue',
].toSorted()
