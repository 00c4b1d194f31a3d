import { listOrganizationActivity } from '@accord/contract/activity.ts'
import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import { deleteAccount, cancelAccountDeletion, notDeleted } from '@accord/contract/deletions.ts'
import { changeEmail } from '@accord/contract/email-change.ts'
import { listExports } from '@accord/contract/exports.ts'
import { listMembers } from '@accord/contract/members.ts'
import { createContactProfile, updateProfile } from '@accord/contract/profiles.ts'
import { login } from '@accord/contract/session.ts'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkedChains, withCapturedEvents } from '#testing/activity.ts'
import { createBusyAccount, type BusyAccount } from '#testing/scenarios/busy-account.ts'
import { dumpOf } from '#testing/dump.ts'
import { ofOrganization } from '#testing/exports.ts'
import { endGracePeriod } from '#testing/accounts.ts'
import { randomEmail, createTestInvitation } from '#testing/members.ts'
import { signedUp, signUpForm } from '#testing/people.ts'
import { reviewHelpers } from '#testing/reviews.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { eventOfKind } from '#observability/events.ts'
import { purgeAccount, type Signal } from './purge-account.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ environment: { TRUST_PROXY: 'loopback' } })
})
afterAll(() => service[Symbol.asyncDispose]())

const none = { body: { organizations: [] } }
const onwards: Signal = { throwIfAborted: () => {} }
const paging = { query: { $skip: 0, $limit: 100 } }

/** The tables that mention the account before its deletion. */
const placesOfTraces = [
  'access_reviews',
  'account_activity',
  'codes',
  'connection_links',
  'connection_sign_ins',
  'invitations',
  'keys_seen',
  'limits',
  'mails',
  'organization_activity',
  'profiles',
  'reviewed_ways',
  'sessions',
  'users',
]

const timeIsOver = ({ id }: { id: string }) => endGracePeriod(service.context, 'users', id)

/** Returns a signal that throws after this many steps. */
function killedAfter(steps: number): Signal {
  let taken = 0
  return {
    throwIfAborted: () => {
      if (taken === steps) throw new Error('killed')
      taken += 1
    },
  }
}

describe('the permanent deletion of a busy account', () => {
  let life: BusyAccount
  let killed = 0
  let events: string[]

  beforeAll(async () => {
    life = await createBusyAccount(service)
    const before = await dumpOf(service.context.pool)
    for (const trace of life.traces) expect(before).toContain(trace)
    // If a table were missing from the list, the test wouldn't check it.
    const tables = before
      .split('\n')
      .filter((line) => life.traces.some((trace) => line.includes(trace)))
      .map((line) => line.split(' ')[0]!)
    expect([...new Set(tables)].toSorted()).toEqual(placesOfTraces)
    await life.zuleika.as.call(deleteAccount, none)
    await timeIsOver(life.zuleika)
    const heard = withCapturedEvents(service.context)
    for (;;) {
      const end = await purgeAccount(heard.parts, life.zuleika.id, killedAfter(killed)).then(
        () => 'removed',
        (error: Error) => error.message,
      )
      if (end === 'removed') break
      expect(end).toBe('killed')
      killed += 1
    }
    events = heard.events()
    // Rate limit counters expire long before an account's grace period ends.
    await service.context.pool.query(`delete from limits where key like '%203.0.113%'`)
  })

  test('a permanent deletion resumes after a kill at every step and leaves a placeholder', async () => {
    expect(killed).toBeGreaterThan(10)
    const { id } = life.zuleika
    const { rows } = await service.context.pool.query('select * from users where id = $1', [id])
    expect(rows[0]).toMatchObject({
      id,
      email: `deleted-${id}@deleted.invalid`,
      first_name: 'Former',
      last_name: 'member',
      password_hash: null,
      webauthn_handle: null,
      removed_at: expect.any(Date),
    })
  })

  test('a permanent deletion logs each recorded event once', async () => {
    // The declined invitation was already logged. That log line names no one.
    const { rows } = await service.context.pool.query<{ kind: OrganizationActivityKind }>(
      `select kind from organization_activity where author = 'system' and kind <> 'invitation_declined'`,
    )
    const recorded = rows.map(({ kind }) => eventOfKind(kind)!)
    expect(events.toSorted()).toEqual([...recorded, 'account.removed'].toSorted())
    for (const event of ['activity.erased', 'invitation.deleted', 'member.account-removed']) {
      expect(events).toContain(event)
    }
  })

  test('a permanent deletion leaves no name, address, network, or browser of the person in a dump', async () => {
    const dump = await dumpOf(service.context.pool)
    const found = life.traces.map((trace) => [
      trace,
      dump
        .split('\n')
        .filter((line) => line.toLowerCase().includes(trace.toLowerCase()))
        .map((line) => line.slice(0, 300)),
    ])
    expect(found).toEqual(life.traces.map((trace) => [trace, []]))
    const { rows } = await service.context.pool.query(
      'select words from organization_activity where words::text like $1',
      [`%${life.offered}%`],
    )
    expect(rows).toEqual([])
  })

  test("after a permanent deletion, every chain is valid and each organization's history shows a former member", async () => {
    expect(await checkedChains(service)).toMatchObject({ broken: [] })
    for (const { id, owner } of [life.home, life.shared]) {
      const { data } = await owner.as.call(listOrganizationActivity, { params: { id }, ...paging })
      expect(data.map(({ kind }) => kind)).toContain('member_account_removed')
      const theirs = data.filter(({ author }) => 'id' in author && author.id === life.zuleika.id)
      expect(theirs.length).toBeGreaterThan(0)
      for (const { author } of theirs) {
        expect(author).toMatchObject({ name: 'Former member', email: null })
      }
    }
    const { visited } = life
    const params = { id: visited.id }
    const other = await visited.owner.as.call(listOrganizationActivity, { params, ...paging })
    expect(other.data.map(({ kind }) => kind)).toContain('network_joined')
  })

  test("a permanent deletion ends memberships, updates counts, and withdraws the person's invitations", async () => {
    const { rows } = await service.context.pool.query(
      `select o.member_count as counted,
         (select count(*)::int from profiles p where p.organization_id = o.id) as there,
         (select count(*)::int from invitations i where i.organization_id = o.id) as offered
       from organizations o where id = any ($1) order by id`,
      [[life.home.id, life.shared.id, life.visited.id, life.inviting.id]],
    )
    for (const { counted, there, offered } of rows) {
      expect(counted).toBe(there)
      expect(offered).toBe(0)
    }
    const { data } = await life.home.owner.as.call(listMembers, {
      params: { id: life.home.id },
      ...paging,
    })
    expect(data).toHaveLength(2)
  })

  test('a permanent deletion shows a former member in reviews and exports', async () => {
    const { owner } = life.shared
    const { data } = await owner.as.call(listExports, {
      params: { type: 'organization', id: life.shared.id },
      ...paging,
    })
    expect(data[0]).toMatchObject({ requestedBy: 'Former member' })
    const reviews = await service.context.pool.query(
      'select id, started_by_name, ended_by_name from access_reviews where organization_id = $1',
      [life.shared.id],
    )
    expect(reviews.rows[0]).toMatchObject({
      started_by_name: 'Former member',
      ended_by_name: 'Former member',
    })
    const ways = await reviewHelpers(service, life.shared, owner).ways(reviews.rows[0])
    expect(ways.map(({ name }) => name)).toContain('Former member')
    expect(ways.map(({ decidedBy }) => decidedBy)).toContain('Former member')
    expect(ways.map(({ notedBy }) => notedBy)).toContain('Former member')
    expect(ofOrganization(life.shared).type).toBe('organization')
  })

  test('a permanent deletion frees the address, and the old password no longer works', async () => {
    const { email, password } = life.zuleika
    const answer = await service.anonymous.refused(login, { body: { email, password } })
    expect(answer.body.code).toBe('invalid_credentials')
    const form = signUpForm({ email })
    expect((await service.anonymous.request('POST', '/api/user', form)).status).toBe(201)
  })
})

test("a restored account isn't permanently deleted, and one whose grace period ended can't be restored", async () => {
  const [kept, late] = [await service.createPerson(), await service.createPerson()]
  for (const person of [kept, late]) await person.as.call(deleteAccount, none)
  const again = kept.as.with({ authorization: `Bearer ${await kept.signInAgain()}` })
  const tooLate = late.as.with({ authorization: `Bearer ${await late.signInAgain()}` })
  await again.call(cancelAccountDeletion)
  await purgeAccount(service.context, kept.id, onwards)
  expect((await again.refused(cancelAccountDeletion)).body.code).toBe(notDeleted.code)
  await timeIsOver(late)
  expect((await tooLate.refused(cancelAccountDeletion)).status).toBe(401)
  const { email, password } = late
  const answer = await service.anonymous.refused(login, { body: { email, password } })
  expect(answer.body.code).toBe('invalid_credentials')
  await purgeAccount(service.context, late.id, onwards)
  const { rows } = await service.context.pool.query(
    'select id, removed_at is not null as removed from users where id = any ($1)',
    [[kept.id, late.id]],
  )
  expect(new Map(rows.map(({ id, removed }) => [id, removed]))).toEqual(
    new Map([
      [kept.id, false],
      [late.id, true],
    ]),
  )
})

test("a permanent deletion doesn't remove counters of other addresses with the same ending", async () => {
  const ana = await service.createPerson()
  const keys = [`jo${ana.email} 198.51.100.7`, `verify ${ana.email}`, `${ana.email} 198.51.100.7`]
  const { pool } = service.context
  await pool.query(
    `insert into limits (name, key, count, window_ends_at)
     select 'signInPerAccount', key, 1, now() + interval '1 hour' from unnest($1::text[]) key`,
    [keys],
  )
  await ana.as.call(deleteAccount, none)
  await timeIsOver(ana)
  await purgeAccount(service.context, ana.id, onwards)
  const { rows } = await pool.query('select key from limits where key = any ($1)', [keys])
  expect(rows).toEqual([{ key: keys[0] }])
})

test("a permanent deletion of an account with a tagged address removes its mailbox's counters too", async () => {
  const mailbox = randomEmail()
  const email = mailbox.replace('@', '+news@')
  const ana = await signedUp(service.context, service.url, { email })
  const counted = async () => {
    const { rows } = await service.context.pool.query(
      `select name from limits where $1 = any (string_to_array(key, ' '))`,
      [mailbox],
    )
    return rows
  }
  expect(await counted()).toEqual([{ name: 'signUpPerMailbox' }])
  await ana.as.call(deleteAccount, none)
  await timeIsOver(ana)
  await purgeAccount(service.context, ana.id, onwards)
  expect(await counted()).toEqual([])
})

test("a permanent deletion doesn't erase data of people whose addresses the person requested", async () => {
  const home = await service.createOrganization()
  const ben = await service.createMember(home, ['member'])
  const waiting = await createTestInvitation(service, home)
  const stranger = await service.createPerson()
  const { id } = await stranger.as.call(createContactProfile, {
    body: { organization: home.id, roles: ['contact'] },
  })
  for (const email of [ben.email, waiting.email]) {
    await stranger.as.call(updateProfile, { params: { id }, body: { email } })
    await stranger.as.call(changeEmail, { body: { email } })
  }
  const saidOf = async () => {
    const { rows } = await service.context.pool.query(
      `select kind, words from organization_activity
       where organization_id = $1 and user_id is distinct from $2 order by position`,
      [home.id, stranger.id],
    )
    return rows
  }
  const before = await saidOf()
  await stranger.as.call(deleteAccount, none)
  await timeIsOver(stranger)
  await purgeAccount(service.context, stranger.id, onwards)

  expect((await saidOf()).slice(0, before.length)).toEqual(before)
  const { rows: own } = await service.context.pool.query(
    'select words from organization_activity where user_id = $1 and words_salt is not null',
    [stranger.id],
  )
  expect(own).toEqual([])
  const { rows: offered } = await service.context.pool.query(
    'select email from invitations where id = $1',
    [waiting.id],
  )
  expect(offered).toEqual([{ email: waiting.email }])
  expect(await checkedChains(service)).toMatchObject({ broken: [] })
})

test("a person who signed up with a former member's address can't prevent the deletion", async () => {
  const ana = await service.createPerson()
  const email = `deleted-${ana.id}@deleted.invalid`
  const form = signUpForm({ email })
  expect((await service.anonymous.request('POST', '/api/user', form)).status).toBe(201)
  await ana.as.call(deleteAccount, none)
  await timeIsOver(ana)
  await purgeAccount(service.context, ana.id, onwards)
  const { rows } = await service.context.pool.query('select id from users where email = $1', [
    email,
  ])
  expect(rows).toEqual([{ id: ana.id }])
})

test('a permanent deletion renames only the right one of two people with the same name, however often they appear', async () => {
  const { context } = service
  const home = await service.createOrganization()
  const [ana, namesake] = [
    await service.createMember(home, ['admin']),
    await service.createMember(home, ['admin']),
  ]
  for (const by of [ana, namesake]) await createTestInvitation(service, home, { by })
  const by = reviewHelpers(service, home, home.owner)
  const review = await by.start()
  const names = async () =>
    (await by.ways(review)).map(({ kind, name, allowedBy }) => [kind, name, allowedBy])
  const called = 'Ana Duarte'
  await context.pool.query(
    `insert into reviewed_ways (review_id, position, kind, way_id, name, person, of_user, roles, scopes,
       shares, allowed_at, unused_scopes, concerns)
     select $1, n, 'approval', gen_random_uuid(), 'Calendar', $3, $2, '{}', '{}', '{}', now(), '{}', '{}'
     from generate_series(1000, 2200) n`,
    [review.id, ana.id, called],
  )
  const subject = `The organization ${called} & Sons was deleted`
  await context.pool.query(
    `insert into mails (id, kind, recipient, subject, state)
     values (gen_random_uuid(), 'x', 'other@example.com', $1, 'sent')`,
    [subject],
  )
  await ana.asUser.call(deleteAccount, none)
  await timeIsOver(ana)
  let max = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      max = Math.max(max, Number(result.numAffectedRows ?? 0))
      return result
    },
  }
  const db = context.db.withPlugin(counting)
  await purgeAccount({ ...context, db }, ana.id, onwards)
  expect(max).toBe(1000)
  const { rows } = await context.pool.query(
    `select count(*)::int as left from reviewed_ways where of_user = $1 or review_id = $2 and person = $3`,
    [ana.id, review.id, called],
  )
  expect(rows).toEqual([{ left: 0 }])
  const shown = await names()
  for (const who of [called, 'Former member']) {
    expect(shown.map(([kind, name]) => [kind, name])).toContainEqual(['person', who])
    expect(shown).toContainEqual(['invitation', expect.any(String), who])
  }
  const mails = await context.pool.query('select subject from mails where recipient = $1', [
    'other@example.com',
  ])
  expect(mails.rows).toEqual([{ subject }])
})
