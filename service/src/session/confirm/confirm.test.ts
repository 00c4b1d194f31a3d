import { randomUUID } from 'node:crypto'
import { updateUser } from '@accord/contract/accounts.ts'
import {
  beginReauthentication,
  reauthenticate,
  endOtherSessions,
  me,
  refresh,
} from '@accord/contract/session.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expireReauthentication } from '#testing/accounts.ts'
import { codeNow, putTotp } from '#testing/factors.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { Person } from '#testing/people.ts'
import type { Client } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService({
    limits: 'currentPasswordPerSession=5/15m,confirmPerAccount=20/1h',
  })
})
afterAll(() => service[Symbol.asyncDispose]())

const bearing = (token: string) => service.anonymous.with({ authorization: `Bearer ${token}` })
const proving = (password: string) => ({ body: { proof: { password } } })
const query = (text: string, values: unknown[]) => service.context.pool.query(text, values)

/** Creates a person whose last confirmation is too old. */
async function aStalePerson(): Promise<Person & { sessionId: string }> {
  const person = await service.createPerson()
  const { rows } = await query('select id from sessions where user_id = $1', [person.id])
  const sessionId = (rows[0] as { id: string }).id
  await expireReauthentication(service.context, sessionId)
  return { ...person, sessionId }
}

interface SessionRow {
  factors: string[]
  fresh: boolean
}

async function sessionOf({ sessionId }: { sessionId: string }): Promise<SessionRow> {
  const { rows } = await query(
    `select factors, confirmed_at > now() - interval '10 minutes' as fresh from sessions where id = $1`,
    [sessionId],
  )
  return rows[0] as SessionRow
}

describe('a person with only a password', () => {
  test('a person with only a password confirms with it and gets a new token', async () => {
    const ana = await aStalePerson()
    expect(await ana.as.call(beginReauthentication, { body: {} })).toEqual({
      methods: ['password'],
      confirmedSeconds: 0,
    })
    const { token, tokenExpiresAt } = await ana.as.call(reauthenticate, proving(ana.password))
    expect(token).toMatch(/^acu_/)
    expect(token).not.toBe(ana.token)
    expect(await sessionOf(ana)).toEqual({ factors: ['password'], fresh: true })
    expect(Date.parse(tokenExpiresAt)).toBeGreaterThan(Date.now())
    expect((await bearing(token).call(me)).id).toBe(ana.id)
    // This is the state after a refresh, when requests in progress may still finish.
    const { rows } = await query(
      `select count(*)::int as left from tokens t join sessions s on s.id = t.session_id
       where s.id = $1 and t.expires_at > now() + interval '31 seconds'`,
      [ana.sessionId],
    )
    expect(rows).toEqual([{ left: 1 }])
  })

  test("a person with only a password can't confirm with a password that was replaced while it was checked", async () => {
    const ana = await aStalePerson()
    const another = await service.context.pool.connect()
    try {
      await another.query('begin')
      await another.query(
        'update users set password_version = password_version + 1 where id = $1',
        [ana.id],
      )
      const confirming = ana.as.refused(reauthenticate, proving(ana.password))
      await untilBlocked(service.context.pool)
      await another.query('commit')
      expect((await confirming).status).toBe(401)
    } finally {
      another.release(true)
    }
    expect(await sessionOf(ana)).toMatchObject({ fresh: false })
  })

  test("a person with only a password can't confirm with a wrong one or with something they don't have", async () => {
    const ana = await aStalePerson()
    const wrong = await ana.as.refused(reauthenticate, proving('Wrong-1-Guess'))
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'current_password_wrong', fields: { password: expect.any(String) as string } },
    })
    for (const proof of [{ totp: '123456' }, { recovery: '0'.repeat(24) }]) {
      const answer = await ana.as.refused(reauthenticate, { body: { proof } })
      expect(answer).toMatchObject({ status: 401, body: { code: 'second_factor_wrong' } })
    }
    expect(await sessionOf(ana)).toEqual({ factors: ['password'], fresh: false })
  })

  test('a person with only a password has five guesses per session, for confirmations and password changes together', async () => {
    const ana = await aStalePerson()
    const body = { currentPassword: 'Wrong-1-Guess', password: 'Orchard-77-Window' }
    for (let guess = 0; guess < 2; guess += 1) {
      await ana.as.refused(updateUser, { params: { id: ana.id }, body })
      await ana.as.refused(reauthenticate, proving('Wrong-1-Guess'))
    }
    expect((await ana.as.refused(reauthenticate, proving('Wrong-1-Guess'))).status).toBe(400)
    expect((await ana.as.refused(reauthenticate, proving(ana.password))).status).toBe(429)
  })

  test('a person with only a password has a limit on guesses across all sessions, which the correct password resets', async () => {
    const ana = await aStalePerson()
    const count = `insert into limits (name, key, count, window_ends_at)
      values ('confirmPerAccount', $1, 19, now() + interval '1 day')`
    await query(count, [ana.id])
    await ana.as.call(reauthenticate, proving(ana.password))
    await query(count, [ana.id])
    await ana.as.refused(reauthenticate, proving('Wrong-1-Guess'))
    const elsewhere = bearing(await ana.signInAgain())
    expect((await elsewhere.refused(reauthenticate, proving(ana.password))).status).toBe(429)
  })
})

describe('a person with a second factor', () => {
  test('a person with a second factor confirms with a code of the app, and no code works twice', async () => {
    const ana = await aStalePerson()
    await putTotp(service.context, ana.id)
    const code = await codeNow(service.context, ana.id)
    expect(await ana.as.call(beginReauthentication, { body: {} })).toEqual({
      methods: ['totp', 'recovery'],
      confirmedSeconds: expect.any(Number),
    })
    const body = { proof: { totp: code } }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ana.as.request('POST', '/api/auth/confirm', body)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sessionOf(ana)).toEqual({ factors: ['password', 'totp'], fresh: true })
  })

  test('a person with a second factor confirms with a recovery code, once', async () => {
    const ana = await aStalePerson()
    const [recovery = ''] = await putTotp(service.context, ana.id)
    await ana.as.call(reauthenticate, { body: { proof: { recovery } } })
    expect(await emailsTo(service.context, ana.email)).toContainEqual(
      expect.objectContaining({ kind: 'recovery_code_used' }),
    )
    expect(await sessionOf(ana)).toEqual({ factors: ['password', 'recovery'], fresh: true })
    const again = await ana.as.refused(reauthenticate, { body: { proof: { recovery } } })
    expect(again.body.code).toBe('second_factor_wrong')
  })

  test("a person with a second factor can't confirm with the password, and isn't shown whether it was correct", async () => {
    const ana = await aStalePerson()
    await query('update users set second_factor = true where id = $1', [ana.id])
    const answers = [
      await ana.as.refused(reauthenticate, proving(ana.password)),
      await ana.as.refused(reauthenticate, proving('Wrong-1-Guess')),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'second_factor_wrong' } })
    }
    expect(await sessionOf(ana)).toMatchObject({ fresh: false })
  })

  test("a person with a second factor isn't confirmed by a password that was checked just before", async () => {
    const ana = await aStalePerson()
    const another = await service.context.pool.connect()
    try {
      await another.query('begin')
      await another.query('update users set second_factor = true where id = $1', [ana.id])
      const confirming = ana.as.refused(reauthenticate, proving(ana.password))
      await untilBlocked(service.context.pool)
      await another.query('commit')
      expect((await confirming).status).toBe(401)
    } finally {
      another.release(true)
    }
    expect(await sessionOf(ana)).toMatchObject({ fresh: false })
  })

  test('a person with a second factor can change their password only in a confirmed session', async () => {
    const ana = await aStalePerson()
    await query(`update sessions set factors = '{password,totp}' where id = $1`, [ana.sessionId])
    const body = { currentPassword: ana.password, password: 'Orchard-77-Window' }
    const change = { params: { id: ana.id }, body }
    expect((await ana.as.refused(updateUser, change)).body.code).toBe('confirm_first')
    await expireReauthentication(service.context, ana.sessionId, '0 minutes')
    await ana.as.call(updateUser, change)
  })
})

test('a person can end all other sessions without confirming their identity', async () => {
  const ana = await aStalePerson()
  await ana.signInAgain()
  expect(await ana.as.call(endOtherSessions)).toEqual({ ended: 1 })
})

describe('a stolen token of the same session', () => {
  const end = async (as: Client) =>
    (await as.request('DELETE', `/api/me/sessions/${randomUUID()}`)).status

  test("a stolen token of the same session isn't confirmed when its owner confirms, and neither is any token it gets", async () => {
    const { owner } = await service.createOrganization()
    const before = bearing(owner.token)
    const stolen = bearing((await before.call(refresh, { body: {} })).token)
    await expireReauthentication(service.context, owner.id)
    const { token } = await before.call(reauthenticate, proving(owner.password))
    const body = { user: owner.id, profile: owner.profileId }
    expect(await end(bearing(token))).toBe(404)
    expect(await end(bearing((await bearing(token).call(profileToken, { body })).token))).toBe(404)
    expect(await end(bearing((await bearing(token).call(refresh, { body: {} })).token))).toBe(404)
    for (const as of [before, stolen]) {
      expect(await end(as)).toBe(403)
      expect(await end(bearing((await as.call(profileToken, { body })).token))).toBe(403)
      expect(await end(bearing((await as.call(refresh, { body: {} })).token))).toBe(403)
    }
  })

  test("a browser's stolen token of the same session is confirmed with the others, because it's useless without the cookie", async () => {
    const ana = await service.createPerson()
    const browser = await service.createBrowserOf(ana)
    await expireReauthentication(service.context, ana.id)
    expect(await end(browser.as)).toBe(403)
    await browser.as.call(reauthenticate, proving(ana.password))
    expect(await end(browser.as)).toBe(404)
    expect(await end(bearing(browser.token))).toBe(401)
  })
})

test("the ten minutes end by the database's clock", async () => {
  const ana = await aStalePerson()
  const end = async () => (await ana.as.request('DELETE', `/api/me/sessions/${ana.id}`)).status
  await expireReauthentication(service.context, ana.sessionId, '9 minutes 50 seconds')
  expect(await end()).toBe(404)
  await expireReauthentication(service.context, ana.sessionId, '10 minutes 1 second')
  expect(await end()).toBe(403)
})
