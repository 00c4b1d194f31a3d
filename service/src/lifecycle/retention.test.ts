import { randomUUID } from 'node:crypto'
import { type RetentionName, retention } from '@accord/contract/retention.ts'
import { type Period, secondsOf } from '@accord/contract/rules/periods.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueCode } from '#data/users/codes.store.ts'
import { expireKey } from '#data/applications/keys.store.ts'
import { columns } from '#database/tables.ts'
import { inTransaction } from '#database/transactions.ts'
import { useChallenge } from '#factors/passkeys/passkeys.store.ts'
import { insertSignInAlert, checkLocation } from '#session/sign-in-alerts/sign-in-alerts.store.ts'
import { insertPending } from '#sign-in/pending-sign-ins.store.ts'
import { createTestSignUp } from '#testing/accounts.ts'
import { createTestApplication } from '#testing/applications.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runHousekeeping } from '#background/workers.ts'
import { keptTables, tablesOf } from '#lifecycle/retention.store.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service[Symbol.asyncDispose]())

type Table = keyof typeof columns
type Sql = ReturnType<typeof sql<boolean>>

/** New rows, and the time after which they must be deleted. */
interface Made {
  table: Table
  rows: Sql
  after: readonly Period[]
  /** The condition that must no longer hold if the row itself stays. */
  gone?: Sql
}

/** Creates one row of everything that has a retention period. */
async function everything(): Promise<Made[]> {
  const { db } = service.context
  const organization = await service.createOrganization()
  const { owner } = organization
  const signUp = await createTestSignUp(service)
  await service.createBrowserOf(owner)
  const idle = await service.createPerson()
  const longest = await service.createPerson()
  const of = (id: string) => sql<boolean>`user_id = ${id}`
  const { id: application } = await createTestApplication(organization)
  await inTransaction(db, async (trx) => {
    const keys = trx.selectFrom('application_keys').select('id')
    const { id } = await keys.where('application_id', '=', application).executeTakeFirstOrThrow()
    await expireKey(trx, id)
  })
  await insertPending(db, { id: owner.id, password_version: 1 })
  const from = { address: '203.0.113.9', agent: '' }
  const { rows: places } = await checkLocation(
    sql`(select ${owner.id}::uuid as user_id)`,
    from,
  ).execute(db)
  const place = places[0]!
  await insertSignInAlert(db, owner.id, { deviceId: undefined, place })
  for (const purpose of ['verify_email', 'reset_password'] as const) {
    await issueCode(db, purpose, owner)
  }
  await useChallenge(db, 'asked')
  const [hash, token] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  await sql`insert into limits (name, key, count, window_ends_at) values ('x', 'y', 1, now())`.execute(
    db,
  )
  await sql`update mails set state = 'sent', sealed = null, sent_at = now(),
    created_at = now() - interval '2 days' where recipient = ${owner.email}`.execute(db)
  // One of these emails failed, and the other one is only shown in the console.
  await sql`insert into mails (id, kind, recipient, subject, sealed, state) values
    (${randomUUID()}, 'test', 'failed@example.com', 'x', null, 'failed'),
    (${randomUUID()}, 'test', 'kept@example.com', 'x', ${hash}, 'kept')`.execute(db)
  await sql`insert into logout_notices (id, application_id, user_id, sid)
    values (${randomUUID()}, ${application}, ${owner.id}, 'x')`.execute(db)
  await sql`insert into mailings (id, application_id, kind, series, done_at)
    values (${randomUUID()}, ${application}, 'deletion_served', '', now())`.execute(db)
  await sql`insert into answers (hash, user_id, request_hash)
    values (${hash}, ${owner.id}, ${hash})`.execute(db)
  await sql`insert into oauth_artifacts (kind, hash, payload, consumed_at, answer) values
    ('RefreshToken', ${hash}, '{}', now(), ${hash}), ('Interaction', ${token}, '{}', null, null)`.execute(
    db,
  )
  await sql`update oauth_artifacts set expires_at = now() where hash = ${token}`.execute(db)

  const { id: organizationId } = organization
  await sql`insert into account_activity (id, kind, user_id, at)
    values (${randomUUID()}, 'profile_changed', ${owner.id}, now())`.execute(db)
  await sql`insert into activity_heads (organization_id, position, hash, at, key_id, signature)
    values (${organizationId}, 1, ${hash}, now(), 'old', ${hash}),
      (${organizationId}, 2, ${hash}, now(), 'newer', ${hash})`.execute(db)
  const [review, later] = [randomUUID(), randomUUID()]
  await sql`insert into access_reviews (id, organization_id, state, started_by_name, due_at, ended_at, created_at)
    values (${review}, ${organizationId}, 'closed', 'Ana', now(), now(), now() - interval '1 day'),
      (${later}, ${organizationId}, 'closed', 'Ana', now(), now(), now())`.execute(db)
  await sql`insert into reviewed_ways (review_id, position, kind, way_id, name, roles, scopes, shares, allowed_at, unused_scopes, concerns)
    values (${review}, 1, 'person', ${owner.id}, 'Ana', '{}', '{}', '{}', now(), '{}', '{}')`.execute(
    db,
  )
  await sql`insert into invitations (id, organization_id, email, roles, code_hash, expires_at, accepted_at, declined_at)
    values (${randomUUID()}, ${organizationId}, 'accepted@example.com', '{member}', ${hash}, now(), now(), null),
      (${randomUUID()}, ${organizationId}, 'declined@example.com', '{member}', ${token}, now(), null, now())`.execute(
    db,
  )
  await sql`insert into application_requests (id, organization_id, application_id, profile_id, scopes, answer, answered_at)
    values (${randomUUID()}, ${organizationId}, ${application}, ${owner.profileId}, '{}', 'declined', now())`.execute(
    db,
  )
  const exported = randomUUID()
  await sql`insert into exports (id, type, organization_id, step, completed_at, file_deleted_at)
    values (${exported}, 'organization', ${organizationId}, 'completed', now(), now())`.execute(db)
  await sql`insert into export_receipts (id, export_id, network_id, network_name, exported_by, exported_by_name, organization_id, shares, rows)
    values (${randomUUID()}, ${exported}, ${exported}, 'Boats', ${organizationId}, 'Quay', ${organizationId}, '{}', 1)`.execute(
    db,
  )

  const withFile = randomUUID()
  await sql`insert into exports (id, type, organization_id, step, completed_at, expires_at)
    values (${withFile}, 'organization', ${organizationId}, 'completed', now(),
      now() + ${retention.exports.periods.age}::interval)`.execute(db)

  const { sessions, codes, secrets, tokens, signUps } = retention
  const all = sql<boolean>`true`
  return [
    { table: 'sessions', rows: of(idle.id), after: [sessions.periods.idle] },
    { table: 'sessions', rows: of(longest.id), after: [sessions.periods.longest] },
    { table: 'devices', rows: of(owner.id), after: [retention.browsers.periods.unused] },
    { table: 'pending_sign_ins', rows: all, after: [retention.pendingSignIns.periods.age] },
    {
      table: 'known_networks',
      rows: sql`network = ${place.network}`,
      after: [retention.places.periods.unused],
    },
    { table: 'told_sign_ins', rows: all, after: [retention.toldSignIns.periods.age] },
    {
      table: 'codes',
      rows: sql`purpose = 'verify_email' and ${of(owner.id)}`,
      after: [codes.periods.verify, codes.periods.expired],
    },
    {
      table: 'codes',
      rows: sql`purpose = 'reset_password' and ${of(owner.id)}`,
      after: [codes.periods.reset, codes.periods.expired],
    },
    { table: 'users', rows: sql`id = ${signUp.id}`, after: [signUps.periods.age] },
    { table: 'limits', rows: sql`name = 'x'`, after: [retention.limits.periods.expired] },
    {
      table: 'mails',
      rows: sql`recipient = ${owner.email}`,
      after: [retention.mails.periods.age],
    },
    {
      table: 'mails',
      rows: sql`recipient = 'failed@example.com'`,
      after: [retention.mails.periods.age],
    },
    {
      table: 'mails',
      rows: sql`recipient = 'kept@example.com'`,
      after: [retention.mails.periods.age],
    },
    {
      table: 'application_keys',
      rows: sql`application_id = ${application}`,
      after: [secrets.periods.replaced, secrets.periods.expired],
    },
    {
      table: 'oauth_artifacts',
      rows: sql`hash = ${hash}`,
      after: [tokens.periods.answer],
      gone: sql`answer is not null`,
    },
    { table: 'oauth_artifacts', rows: sql`hash = ${token}`, after: [] },
    { table: 'logout_notices', rows: all, after: [retention.notices.periods.age] },
    { table: 'answers', rows: sql`hash = ${hash}`, after: [retention.answers.periods.age] },
    {
      table: 'mailings',
      rows: all,
      after: [retention.deletionLetters.periods.age],
    },
    {
      table: 'account_activity',
      rows: sql`kind = 'profile_changed'`,
      after: [retention.accountActivity.periods.age],
    },
    {
      table: 'activity_heads',
      rows: sql`key_id = 'old'`,
      after: [retention.activityHeads.periods.age],
    },
    {
      table: 'access_reviews',
      rows: sql`id = ${review}`,
      after: [retention.reviews.periods.ended],
    },
    { table: 'reviewed_ways', rows: all, after: [retention.reviews.periods.ended] },
    {
      table: 'invitations',
      rows: sql`email = 'accepted@example.com'`,
      after: [retention.answeredInvitations.periods.answered],
    },
    {
      table: 'invitations',
      rows: sql`email = 'declined@example.com'`,
      after: [retention.answeredInvitations.periods.answered],
    },
    {
      table: 'application_requests',
      rows: all,
      after: [retention.answeredRequests.periods.answered],
    },
    {
      table: 'exports',
      rows: sql`id = ${exported}`,
      after: [retention.exportRecords.periods.age],
    },
    {
      table: 'exports',
      rows: sql`id = ${withFile}`,
      after: [retention.exports.periods.age],
      gone: sql`file_deleted_at is null`,
    },
    { table: 'export_receipts', rows: all, after: [retention.exportRecords.periods.age] },
    { table: 'used_challenges', rows: all, after: [retention.challenges.periods.age] },
  ]
}

/** Moves the rows into the past. */
async function age({ table, rows }: Made, seconds: number) {
  const times = Object.entries(columns[table]).filter(([, type]) => type.startsWith('timestamptz'))
  const earlier = times.map(
    ([name]) => sql`${sql.ref(name)} = ${sql.ref(name)} - ${seconds} * interval '1 second'`,
  )
  await sql`update ${sql.table(table)} set ${sql.join(earlier)} where ${rows}`.execute(
    service.context.db,
  )
}

const minute = 60

test("data with a retention period exists until a minute before the period's end and is deleted a minute after", async () => {
  const { context } = service
  const made = await everything()
  const there = async () => {
    const left: string[] = []
    for (const { table, rows, after, gone = sql<boolean>`true` } of made) {
      const found = await sql`select from ${sql.table(table)} where ${rows} and ${gone}`.execute(
        context.db,
      )
      if (found.rows.length > 0) left.push(`${table} ${after.join(' + ')}`)
    }
    return left
  }
  const named = made.map(({ table, after }) => `${table} ${after.join(' + ')}`)
  const aged = async (more: (kept: Made) => number) => {
    for (const each of made) {
      await age(each, more(each))
      // No email is left that could still prove the address.
      if (each.table === 'users')
        await sql`delete from codes where ${isOfNobody}`.execute(context.db)
      if (each.table === 'sessions' && each.after.includes(retention.sessions.periods.longest)) {
        await sql`update sessions set last_seen_at = now() where ${each.rows}`.execute(context.db)
      }
    }
    await runHousekeeping(context)
  }
  await aged(({ after }) => after.reduce((sum, one) => sum + secondsOf(one), 0) - minute)
  expect(await there()).toEqual(named)
  await aged(() => 2 * minute)
  expect(await there()).toEqual([])
})

const isOfNobody = sql<boolean>`user_id in (select id from users where email_verified_at is null)`

describe('every table of the database', () => {
  test('every table has a retention rule', async () => {
    const { rows } = await service.context.pool.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p')
         and relnamespace = 'public'::regnamespace and relname not like 'kysely_migration%' order by 1`,
    )
    expect(
      rows.map(({ name }) => name),
      'add its retention to service/src/lifecycle/retention.store.ts',
    ).toEqual(keptTables.toSorted())
  })
})

test("every line of the retention page has a rule, except backups, which the service doesn't make itself", () => {
  const lines = Object.keys(retention) as RetentionName[]
  expect(lines.filter((line) => tablesOf(line).length === 0)).toEqual(['backups'])
})
