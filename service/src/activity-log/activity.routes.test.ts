import { listActivity } from '@accord/contract/activity.ts'
import { endOtherSessions, endSession, listSessions, logout } from '@accord/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#testing/people.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedTestService()
})

const all = { query: { $skip: 0, $limit: 100 } }
const kindsOf = async (person: Person) =>
  (await person.as.call(listActivity, all)).data.map(({ kind }) => kind)

describe('the activity of an account', () => {
  test('account activity has an entry for every event, newest first', async () => {
    const ana = await service.createPerson()
    const names = { firstName: 'Zoë', lastName: 'D' }
    await ana.as.request('PATCH', `/api/user/${ana.id}`, names)
    await ana.signInAgain()
    const { data } = await ana.as.call(listSessions, all)
    await ana.as.call(endSession, { params: { id: data.find(({ current }) => !current)!.id } })
    const other = await ana.signInAgain()
    await service.anonymous.with({ authorization: other }).call(logout, { body: {} })
    await service.anonymous.request('POST', '/api/password/reset/email', { email: ana.email })
    await service.anonymous.request('POST', '/api/auth/login', { email: ana.email, password: 'x' })
    const change = { currentPassword: ana.password, password: 'Orchard-77-Window' }
    await ana.as.request('PATCH', `/api/user/${ana.id}`, change)

    expect(await kindsOf(ana)).toEqual([
      'password_changed',
      'sign_in_failed',
      'password_reset_requested',
      'signed_out',
      'signed_in',
      'session_ended',
      'signed_in',
      'name_changed',
      'signed_in',
      'signed_up',
    ])
  })

  test('account activity includes a password reset, a verification, and the end of other sessions', async () => {
    const ana = await service.createPerson()
    await ana.signInAgain()
    await ana.as.call(endOtherSessions)
    await service.context.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', ana.id)
      .execute()
    await service.anonymous.request('POST', '/api/resend-verify-email', { email: ana.email })
    const code = await service.codeFor(ana.email)
    const { password } = ana
    await service.anonymous.request('POST', '/api/verify-email', { code, password })
    await service.anonymous.request('POST', '/api/password/reset/email', { email: ana.email })
    await service.anonymous.request('POST', '/api/password/reset', {
      email: ana.email,
      token: await service.codeFor(ana.email),
      password: 'Orchard-77-Window',
    })
    const { rows } = await service.context.pool.query<{ kind: string }>(
      'select kind from account_activity where user_id = $1 order by at desc limit 4',
      [ana.id],
    )
    expect(rows.map(({ kind }) => kind)).toEqual([
      'password_reset',
      'password_reset_requested',
      'email_verified',
      'session_ended',
    ])
  })

  test('account activity has no entry for ending other sessions if there were none', async () => {
    const ana = await service.createPerson()
    await ana.as.call(endOtherSessions)
    expect(await kindsOf(ana)).toEqual(['signed_in', 'signed_up'])
  })

  test('API-4: account activity is paginated with $skip and $limit, and has a total', async () => {
    const ana = await service.createPerson()
    await service.context.pool.query(
      `insert into account_activity (id, kind, user_id, at)
       select gen_random_uuid(), 'signed_in', $1, now() - number * interval '1 minute'
       from generate_series(1, 43) number`,
      [ana.id],
    )
    const first = await ana.as.request('GET', '/api/me/activity')
    expect(first.body).toMatchObject({ __meta: { total: 45, skip: 0, limit: 20 } })
    const everything = await ana.as.call(listActivity, all)
    const pages = await Promise.all(
      [0, 20, 40].map((skip) => ana.as.call(listActivity, { query: { $skip: skip, $limit: 20 } })),
    )
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5])
    expect(pages.flatMap(({ data }) => data)).toEqual(everything.data)
    const times = everything.data.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('account activity has a stable order for entries with the same time', async () => {
    const ana = await service.createPerson()
    await service.context.pool.query(
      `insert into account_activity (id, kind, user_id, at)
       select gen_random_uuid(), 'signed_in', $1, timestamp '2026-01-01' from generate_series(1, 9)`,
      [ana.id],
    )
    const ids = async (skip: number, limit: number) =>
      (await ana.as.call(listActivity, { query: { $skip: skip, $limit: limit } })).data.map(
        ({ id }) => id,
      )
    const singly = await Promise.all([2, 3, 4, 5, 6, 7, 8, 9, 10].map((skip) => ids(skip, 1)))
    expect(singly.flat()).toEqual(await ids(2, 9))
  })

  test("account activity shows only the person's own entries", async () => {
    const [ana, theo] = [await service.createPerson(), await service.createPerson()]
    const own = await ana.as.call(listActivity, all)
    const others = await theo.as.call(listActivity, all)
    const ids = new Set(own.data.map(({ id }) => id))
    expect(others.data.filter(({ id }) => ids.has(id))).toEqual([])
  })

  test('account activity shows the location and shortens a long browser name', async () => {
    const ana = await service.createPerson()
    await ana.signInAgain({ 'user-agent': `curl/8 ${'x'.repeat(2000)}` })
    const { data } = await ana.as.call(listActivity, { query: { $skip: 0, $limit: 1 } })
    expect(data[0]).toMatchObject({
      kind: 'signed_in',
      browser: 'curl',
      system: 'Unknown system',
      address: '127.0.0.1',
    })
  })

  test.each(['$limit=0', '$limit=101', '$skip=-1', '$skip=x', 'page=2', '$with=user'])(
    'account activity rejects the query %s',
    async (query) => {
      const ana = await service.createPerson()
      const { status, body } = await ana.as.request('GET', `/api/me/activity?${query}`)
      expect(status).toBe(400)
      expect(Object.keys((body as { fields: object }).fields)).toEqual([query.split('=')[0]])
    },
  )
})
