import { randomUUID } from 'node:crypto'
import { type RetentionName, retention } from '@accord/contract/retention.ts'
import { type Period, secondsOf } from '@accord/contract/rules/periods.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueCode } from '#accounts/codes.store.ts'
import { letKeyEnd } from '#applications/keys/keys.store.ts'
import { columns } from '#database/columns.ts'
import { inTransaction } from '#database/retry.ts'
import { useChallenge } from '#factors/passkeys/challenges.store.ts'
import { newPlace } from '#session/new-place/known-networks.store.ts'
import { insertTold } from '#session/new-place/told-sign-ins.store.ts'
import { insertPending } from '#session/sign-in/pending-sign-ins.store.ts'
import { aSignUp } from '#testing/accounts.ts'
import { anApplication } from '#testing/applications.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { keepHouse } from '#background/housekeeping.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service[Symbol.asyncDispose]())

type Table = keyof typeof columns
type Sql = ReturnType<typeof sql<boolean>>

/** Rows that were just made, and after how long they must be gone. */
interface Made {
  table: Table
  rows: Sql
  after: readonly Period[]
  /** What is gone then, if not the row. */
  gone?: Sql
}

/** One of everything that is kept for some time. */
async function everything(): Promise<Made[]> {
  const { db } = service.context
  const organization = await service.anOrganization()
  const { owner } = organization
  const signUp = await aSignUp(service)
  await service.aBrowserOf(owner)
  const idle = await service.aPerson()
  const longest = await service.aPerson()
  const of = (id: string) => sql<boolean>`user_id = ${id}`
  const { id: application } = await anApplication(organization)
  await inTransaction(db, async (trx) => {
    const keys = trx.selectFrom('application_keys').select('id')
    const { id } = await keys.where('application_id', '=', application).executeTakeFirstOrThrow()
    await letKeyEnd(trx, id)
  })
  await insertPending(db, { id: owner.id, password_version: 1 })
  const from = { address: '203.0.113.9', agent: '' }
  const { rows: places } = await newPlace(sql`(select ${owner.id}::uuid as user_id)`, from).execute(
    db,
  )
  const place = places[0]!
  await insertTold(db, owner.id, { deviceId: undefined, place })
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
  await sql`insert into logout_notices (id, application_id, user_id, sid)
    values (${randomUUID()}, ${application}, ${owner.id}, 'x')`.execute(db)
  await sql`insert into deletion_letters (id, application_id, news, audience, done_at)
    values (${randomUUID()}, ${application}, 'restored', 'served', now())`.execute(db)
  await sql`insert into answers (hash, user_id, request_hash)
    values (${hash}, ${owner.id}, ${hash})`.execute(db)
  await sql`insert into oauth_artifacts (kind, hash, payload, consumed_at, answer) values
    ('RefreshToken', ${hash}, '{}', now(), ${hash}), ('Interaction', ${token}, '{}', null, null)`.execute(
    db,
  )
  await sql`update oauth_artifacts set expires_at = now() where hash = ${token}`.execute(db)

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
      table: 'deletion_letters',
      rows: all,
      after: [retention.deletionLetters.periods.age],
    },
    { table: 'used_challenges', rows: all, after: [retention.challenges.periods.age] },
  ]
}

/** As if they had been made so much earlier. */
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

test('whatever is kept for a time is there a minute before it is over, and gone a minute after', async () => {
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
      // No letter is left with which somebody could still prove the address.
      if (each.table === 'users')
        await sql`delete from codes where ${isOfNobody}`.execute(context.db)
      if (each.table === 'sessions' && each.after.includes(retention.sessions.periods.longest)) {
        await sql`update sessions set last_seen_at = now() where ${each.rows}`.execute(context.db)
      }
    }
    await keepHouse(context)
  }
  await aged(({ after }) => after.reduce((sum, one) => sum + secondsOf(one), 0) - minute)
  expect(await there()).toEqual(named)
  await aged(() => 2 * minute)
  expect(await there()).toEqual([])
})

const isOfNobody = sql<boolean>`user_id in (select id from users where email_verified_at is null)`

describe('every table of the database', () => {
  /** Tables whose rows have a line of their own on the page. */
  const told: Partial<Record<string, RetentionName>> = {
    account_activity: 'accountActivity',
    activity_floors: 'activity',
    activity_heads: 'activity',
    answers: 'answers',
    application_keys: 'secrets',
    applications: 'application',
    codes: 'codes',
    deletion_letters: 'deletionLetters',
    devices: 'browsers',
    email_changes: 'emailChanges',
    exports: 'exports',
    instances: 'ownKeys',
    known_networks: 'places',
    limits: 'limits',
    logout_notices: 'notices',
    mails: 'mails',
    oauth_artifacts: 'tokens',
    organization_activity: 'activity',
    organizations: 'organization',
    pending_sign_ins: 'pendingSignIns',
    secret_key_check: 'ownKeys',
    sessions: 'sessions',
    signature_key: 'ownKeys',
    signing_keys: 'ownKeys',
    told_sign_ins: 'toldSignIns',
    use_days: 'uses',
    used_challenges: 'challenges',
    uses: 'uses',
    users: 'account',
  }

  /** Those that are kept for as long as what they belong to, which the page says. */
  const belonging: Record<string, RetentionName> = {
    access_reviews: 'organization',
    activity_ends: 'organization',
    application_requests: 'organization',
    approval_end_letters: 'organization',
    approvals: 'application',
    authorizations: 'application',
    contacts: 'organization',
    export_receipts: 'exports',
    invitations: 'organization',
    keys_seen: 'application',
    network_changes: 'activity',
    network_end_letters: 'organization',
    network_members: 'organization',
    networks: 'organization',
    passkeys: 'account',
    profiles: 'organization',
    recovery_codes: 'account',
    reviewed_ways: 'organization',
    second_factor_resets: 'account',
    second_factor_waves: 'organization',
    session_applications: 'sessions',
    tokens: 'sessions',
    totp: 'account',
    use_recording: 'uses',
    wider_waves: 'organization',
  }

  test('has a line on the page, or belongs to what has one', async () => {
    const { rows } = await service.context.pool.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p')
         and relnamespace = 'public'::regnamespace and relname not like 'kysely_migration%' order by 1`,
    )
    const known = [...Object.keys(told), ...Object.keys(belonging)].toSorted()
    expect(
      rows.map(({ name }) => name),
      'say in contract/src/retention.ts how long its rows are kept, or here with what they go',
    ).toEqual(known)
  })
})
