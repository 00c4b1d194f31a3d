import { randomUUID } from 'node:crypto'
import {
  endOtherSessions,
  endSession,
  listSessions,
  logout,
  me,
  refresh,
} from '@accord/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'
import { sweepTable } from '#lifecycle/retention.store.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedTestService()
})

const as = (authorization: string) => service.anonymous.with({ authorization })
const works = async (token: string) => (await as(token).request('GET', '/api/me')).status === 200
const query = (text: string, values: unknown[]) => service.context.pool.query(text, values)
const everySession = { query: { $skip: 0, $limit: 100 } }

describe('the Authorization header', () => {
  test('API-6: the Authorization header accepts the token bare and as Bearer, in any case', async () => {
    const { token } = await service.createPerson()
    for (const header of [token, `Bearer ${token}`, `bearer ${token}`, `BEARER  ${token}`]) {
      expect(await works(header)).toBe(true)
    }
  })

  test('the Authorization header is the only place for a token', async () => {
    const { token } = await service.createPerson()
    const places = [
      await service.anonymous.request('GET', `/api/me?access_token=${token}`),
      await service.anonymous.request('GET', `/api/me?token=${token}`),
      await service.anonymous.request('GET', `/api/me?authorization=${token}`),
      await service.anonymous.request('POST', '/api/auth/refresh', { token }),
      await service.anonymous.with({ cookie: `accord=${token}` }).request('GET', '/api/me'),
    ]
    expect(places.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  })

  test('the Authorization header rejects values that are almost a token', async () => {
    const { token } = await service.createPerson()
    const near = [
      `Basic ${token}`,
      `Bearer ${token}, Bearer ${token}`,
      `${token}x`,
      token.slice(0, -1),
      token.toUpperCase(),
      token.replace('acu_', 'acp_'),
      'Bearer',
    ]
    for (const header of near) expect(await works(header)).toBe(false)
  })
})

describe('SE1: refreshing', () => {
  test('refreshing a token replaces it, and the old one works for only 30 more seconds', async () => {
    const ana = await service.createPerson()
    const { token, tokenExpiresAt } = await ana.as.call(refresh, { body: {} })
    expect(token).toMatch(/^acu_[\w-]{43}$/)
    expect(token).not.toBe(ana.token)
    expect((Date.parse(tokenExpiresAt) - Date.now()) / 60_000).toBeGreaterThan(59)
    expect([await works(ana.token), await works(token)]).toEqual([true, true])

    await query(
      `update tokens set created_at = created_at - interval '30 seconds',
         expires_at = expires_at - interval '30 seconds'
       where session_id in (select id from sessions where user_id = $1)`,
      [ana.id],
    )
    expect([await works(ana.token), await works(token)]).toEqual([false, true])
  })

  test("a refreshed token never outlasts the session's 24 hours", async () => {
    const ana = await service.createPerson()
    await query(
      `update sessions set created_at = now() - interval '23 hours 50 minutes',
         expires_at = now() + interval '10 minutes' where user_id = $1`,
      [ana.id],
    )
    const { tokenExpiresAt } = await ana.as.call(refresh, { body: {} })
    const minutes = (Date.parse(tokenExpiresAt) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(9)
    expect(minutes).toBeLessThanOrEqual(10.1)
  })

  test('a refresh is rejected without an internal error if the session ends at the same moment', async () => {
    const ana = await service.createPerson()
    const holder = await service.context.pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from sessions where user_id = $1 for update', [ana.id])
    const refreshing = ana.as.request('POST', '/api/auth/refresh')
    await untilBlocked(service.context.pool)
    await holder.query('delete from sessions where user_id = $1', [ana.id])
    await holder.query('commit')
    holder.release()
    expect((await refreshing).status).toBe(401)
  })
})

describe('SE1: the end of a session', () => {
  test('SES-6: a session ends with its token, 60 minutes after the token was issued', async () => {
    const ana = await service.createPerson()
    const moved = await query(
      `update tokens set created_at = created_at - interval '60 minutes',
         expires_at = expires_at - interval '60 minutes'
       where session_id in (select id from sessions where user_id = $1)`,
      [ana.id],
    )
    expect(moved.rowCount).toBe(1)
    const { status, body } = await ana.as.refused(me)
    expect(status).toBe(401)
    expect(body).toMatchObject({
      code: 'unauthenticated',
      message: 'Your session expired. Please sign in again.',
    })
  })

  test("a session ends after 60 idle minutes and can't be refreshed afterward", async () => {
    const ana = await service.createPerson()
    const idle = `update sessions set last_seen_at = now() - $2::interval where user_id = $1`
    await query(idle, [ana.id, '59 minutes'])
    expect(await works(ana.token)).toBe(true)
    await query(idle, [ana.id, '61 minutes'])
    expect(await works(ana.token)).toBe(false)
    expect((await ana.as.refused(refresh, { body: {} })).status).toBe(401)
  })

  test('use of a session postpones its end, and is recorded once a minute', async () => {
    const ana = await service.createPerson()
    const seen = async () =>
      (await query('select last_seen_at as at from sessions where user_id = $1', [ana.id])).rows[0]
        .at as Date
    await query(
      `update sessions set last_seen_at = now() - interval '59 minutes' where user_id = $1`,
      [ana.id],
    )
    await ana.as.call(me)
    const noted = await seen()
    expect(Date.now() - noted.getTime()).toBeLessThan(60_000)
    await ana.as.call(me)
    expect(await seen()).toEqual(noted)
  })

  test('a session ends after 24 hours, even with constant use', async () => {
    const ana = await service.createPerson()
    await query(
      `update sessions set created_at = now() - interval '24 hours', expires_at = now(),
         last_seen_at = now() where user_id = $1`,
      [ana.id],
    )
    expect(await works(ana.token)).toBe(false)
  })

  test("SES-9: signing out ends all of the session's tokens, but no other session", async () => {
    const ana = await service.createPerson()
    const elsewhere = await ana.signInAgain()
    const { token } = await ana.as.call(refresh, { body: {} })
    await as(token).call(logout, { body: {} })
    expect([await works(token), await works(ana.token)]).toEqual([false, false])
    expect(await works(elsewhere)).toBe(true)
  })

  test('no row of an ended session is left after the sweep', async () => {
    const [ana, theo] = [await service.createPerson(), await service.createPerson()]
    await query(
      `update sessions set last_seen_at = now() - interval '61 minutes' where user_id = $1`,
      [ana.id],
    )
    await sweepTable(service.context, 'sessions')
    const { rows } = await query('select user_id from sessions where user_id in ($1, $2)', [
      ana.id,
      theo.id,
    ])
    expect(rows).toEqual([{ user_id: theo.id }])
    expect(await works(theo.token)).toBe(true)
  })
})

describe('the list of sessions', () => {
  test('API-4: the list of sessions is paginated, with the current session first and the others sorted by last use', async () => {
    const ana = await service.createPerson()
    const [older, newer] = [await ana.signInAgain(), await ana.signInAgain()]
    for (const [token, interval] of [
      [ana.token, '30 minutes'],
      [older, '20 minutes'],
      [newer, '10 minutes'],
    ]) {
      const { data } = await as(token!).call(listSessions, everySession)
      await query(`update sessions set last_seen_at = now() - $2::interval where id = $1`, [
        data[0]!.id,
        interval,
      ])
    }
    const all = await as(older).call(listSessions, everySession)
    expect(all.__meta).toEqual({ total: 3, skip: 0, limit: 100 })
    expect(all.data.map(({ current }) => current)).toEqual([true, false, false])
    const [, second, third] = all.data
    expect(second!.lastSeenAt > third!.lastSeenAt).toBe(true)

    const page = await as(older).call(listSessions, { query: { $skip: 1, $limit: 1 } })
    expect(page).toEqual({ data: [second], __meta: { total: 3, skip: 1, limit: 1 } })
  })

  test("the list of sessions shows the browser and system, but no other people's or ended sessions", async () => {
    const ana = await service.createPerson()
    await service.createPerson()
    const agent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0'
    await query(
      `update sessions set last_seen_at = now() - interval '61 minutes' where user_id = $1`,
      [ana.id],
    )
    const token = await ana.signInAgain({ 'user-agent': agent })
    const { data } = await as(token).call(listSessions, everySession)
    expect(data).toEqual([
      {
        id: expect.any(String),
        current: true,
        browser: 'Firefox',
        system: 'Windows',
        address: '127.0.0.1',
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
        provider: null,
      },
    ])
  })
})

describe('SE1: ending sessions from the list', () => {
  test('ending a session from the list takes effect immediately', async () => {
    const ana = await service.createPerson()
    const other = await ana.signInAgain()
    const { data } = await ana.as.call(listSessions, everySession)
    const { id } = data.find(({ current }) => !current)!
    await ana.as.call(endSession, { params: { id } })
    expect([await works(other), await works(ana.token)]).toEqual([false, true])
    expect((await ana.as.refused(endSession, { params: { id } })).status).toBe(404)
  })

  test("ending an unknown or another person's session returns 404 and ends nothing", async () => {
    const [ana, theo] = [await service.createPerson(), await service.createPerson()]
    const { data } = await theo.as.call(listSessions, everySession)
    const unknown = await ana.as.refused(endSession, { params: { id: randomUUID() } })
    const foreign = await ana.as.refused(endSession, { params: { id: data[0]!.id } })
    expect([unknown.status, foreign.status]).toEqual([404, 404])
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    expect(await works(theo.token)).toBe(true)
  })

  test('ending all other sessions returns how many ended', async () => {
    const [ana, theo] = [await service.createPerson(), await service.createPerson()]
    const others = [await ana.signInAgain(), await ana.signInAgain()]
    expect(await ana.as.call(endOtherSessions)).toEqual({ ended: 2 })
    expect(await Promise.all(others.map(works))).toEqual([false, false])
    expect([await works(ana.token), await works(theo.token)]).toEqual([true, true])
    expect(await ana.as.call(endOtherSessions)).toEqual({ ended: 0 })
  })
})
