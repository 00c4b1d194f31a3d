import { signUp } from '@accord/contract/accounts.ts'
import { me } from '@accord/contract/session.ts'
import { hash } from '@node-rs/argon2'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findUserByEmail } from '#data/users/accounts.store.ts'
import { goodPassword, signIn as signedIn, signUpForm } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
const checked: unknown[] = []

beforeAll(async () => {
  service = await startTestService({
    watchPasswords: (real) => ({
      ...real,
      check: (stored, password) => {
        checked.push(stored)
        return real.check(stored, password)
      },
    }),
  })
})
afterAll(() => service[Symbol.asyncDispose]())

const signIn = (email: string, password: string) =>
  service.anonymous.request('POST', '/api/auth/login', { email, password })

/** Returns the queries about people while `work` runs. Other parts of the service also query in the background. */
async function askedDuring(work: () => Promise<unknown>): Promise<string[][]> {
  const { pool } = service.context
  const turns: string[][] = []
  const watch = (client: PoolClient) => {
    const turn: string[] = []
    turns.push(turn)
    const query = client.query.bind(client) as (...all: unknown[]) => unknown
    const watched = (...parameters: [string | { text: string }, ...unknown[]]) => {
      const [first] = parameters
      turn.push(typeof first === 'string' ? first : first.text)
      return query(...parameters)
    }
    Object.assign(client, { query: watched })
    const leave = (_error: unknown, released: PoolClient) => {
      if (released !== client) return
      Object.assign(client, { query })
      pool.off('release', leave)
    }
    pool.on('release', leave)
  }
  pool.on('acquire', watch)
  await work()
  pool.off('acquire', watch)
  return turns.filter((turn) =>
    /limits|users|account_activity|synchronous_commit/.test(turn.join()),
  )
}

describe('signing in', () => {
  test('signing in returns the person with a token for 60 minutes', async () => {
    const ana = await service.createPerson()
    const answer = await signedIn(service.anonymous, ana)
    expect(answer).toEqual({
      id: ana.id,
      email: ana.email,
      firstName: 'Ana',
      lastName: 'Duarte',
      deletion: null,
      profiles: [],
      accessToken: expect.stringMatching(/^acu_[\w-]{43}$/),
      accessTokenExpiresAt: expect.any(String),
    })
    const minutes = (Date.parse(answer.accessTokenExpiresAt) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(59)
    expect(minutes).toBeLessThanOrEqual(60.1)
    const asAna = service.anonymous.with({ authorization: answer.accessToken })
    expect(await asAna.call(me)).toMatchObject({ id: ana.id, email: ana.email })
  })

  test('signing in accepts the email address in any case and with spaces around it', async () => {
    const ana = await service.createPerson()
    expect((await signIn(` ${ana.email.toUpperCase()} `, ana.password)).status).toBe(200)
  })

  test('SE1: each sign-in starts a new session', async () => {
    const ana = await service.createPerson()
    const other = await ana.signInAgain()
    expect(other).not.toBe(ana.token)
    const { rows } = await service.context.pool.query('select 1 from sessions where user_id = $1', [
      ana.id,
    ])
    expect(rows).toHaveLength(2)
  })
})

describe('a failed sign-in', () => {
  test('a failed sign-in gets the same response for an unknown address and a wrong password', async () => {
    const ana = await service.createPerson()
    const wrong = await signIn(ana.email, 'Wrong-1-Guess')
    const unknown = await signIn('nobody@example.com', 'Wrong-1-Guess')
    const { requestId: _one, ...wrongBody } = wrong.body as Record<string, unknown>
    const { requestId: _two, ...unknownBody } = unknown.body as Record<string, unknown>
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(wrongBody).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid email or password.',
    })
    expect(unknownBody).toEqual(wrongBody)
    const names = ({ headers }: { headers: Headers }) => [...headers.keys()]
    expect(names(unknown)).toEqual(names(wrong))
  })

  test('a failed sign-in costs one password check, even for an unknown address', async () => {
    const ana = await service.createPerson()
    checked.length = 0
    await signIn(ana.email, 'Wrong-1-Guess')
    await signIn('nobody@example.com', 'Wrong-1-Guess')
    const user = await findUserByEmail(service.context.db, ana.email)
    expect(checked).toEqual([user, undefined])
  })

  test('a failed sign-in runs the same statements for an unknown and an unverified address', async () => {
    const ana = await service.createPerson()
    const { email: unproven } = await service.anonymous.call(signUp, { body: signUpForm() })
    const known = await askedDuring(() => signIn(ana.email, 'Wrong-1-Guess'))
    expect(known.flat()).toContainEqual(expect.stringContaining('insert into account_activity'))
    for (const email of ['nobody@example.com', unproven]) {
      expect(await askedDuring(() => signIn(email, 'Wrong-1-Guess'))).toEqual(known)
    }
  })

  test("a failed sign-in never waits for the disk, so that writes don't reveal known addresses", async () => {
    const { pool } = service.context
    onTestFinished(async () => {
      await pool.query('drop function if exists note_waits cascade')
      await pool.query('drop table if exists waits')
    })
    await pool.query(`create table waits (setting text, source text)`)
    await pool.query(`create function note_waits() returns trigger language plpgsql as $$ begin
      insert into waits select setting, source from pg_settings where name = 'synchronous_commit';
      return null; end $$`)
    await pool.query(`create trigger waits after insert on account_activity
      for each row execute function note_waits()`)
    const ana = await service.createPerson()
    await pool.query('delete from waits')
    await signIn(ana.email, 'Wrong-1-Guess')
    const { rows } = await pool.query('select * from waits')
    expect(rows).toEqual([{ setting: 'off', source: 'session' }])
  })

  test("a failed sign-in reveals that the address isn't verified only after the correct password", async () => {
    const { email } = await service.anonymous.call(signUp, { body: signUpForm() })
    expect((await signIn(email, 'Wrong-1-Guess')).body).toMatchObject({
      code: 'invalid_credentials',
    })
    const right = await signIn(email, goodPassword)
    expect(right.status).toBe(403)
    expect(right.body).toMatchObject({
      code: 'email_not_verified',
      message: 'E-mail address must be verified first.',
    })
    expect(right.headers.getSetCookie()).toEqual([])
  })

  test('a failed sign-in appears in the activity of its account', async () => {
    const ana = await service.createPerson()
    await signIn(ana.email, 'Wrong-1-Guess')
    const { body } = await ana.as.request('GET', '/api/me/activity?$limit=1')
    expect(body).toMatchObject({ data: [{ kind: 'sign_in_failed', address: '127.0.0.1' }] })
  })

  test('a failed sign-in names the fields that are missing', async () => {
    const { status, body } = await service.anonymous.request('POST', '/api/auth/login', {})
    expect(status).toBe(400)
    expect(body).toMatchObject({
      fields: { email: 'Enter an email address.', password: 'Enter your password.' },
    })
  })
})

describe('a password stored with weaker parameters', () => {
  test('a password stored with weaker parameters is hashed again at the next sign-in, and still works', async () => {
    const ana = await service.createPerson()
    const { db, secrets } = service.context
    const cheap = { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 }
    const weak = secrets.passwords.seal(await hash(ana.password, cheap), ana.id)
    await db.updateTable('users').set({ password_hash: weak }).where('id', '=', ana.id).execute()

    expect((await signIn(ana.email, 'Wrong-1-Guess')).status).toBe(401)
    expect((await findUserByEmail(db, ana.email))!.password_hash).toEqual(weak)
    expect((await signIn(ana.email, ana.password)).status).toBe(200)
    const stored = (await findUserByEmail(db, ana.email))!.password_hash!
    expect(secrets.passwords.unseal(stored, ana.id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signIn(ana.email, ana.password)).status).toBe(200)
    expect((await findUserByEmail(db, ana.email))!.password_hash).toEqual(stored)
  })
})
