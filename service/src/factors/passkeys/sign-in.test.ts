import { listActivity } from '@accord/contract/activity.ts'
import { beginPasskeySignIn, finishPasskeySignIn } from '@accord/contract/own-passkeys.ts'
import { me } from '@accord/contract/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestPasskey, type Authenticator } from '#testing/helpers/authenticator.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { Person } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let ana: Person

beforeAll(async () => {
  service = await startTestService()
  ana = await service.createPerson()
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(() => service.context.pool.query('delete from passkeys'))

const begin = async () => (await service.anonymous.call(beginPasskeySignIn, { body: {} })).options
const finish = (credential: unknown, as = service.anonymous) =>
  as.request('POST', '/api/auth/passkey/finish', { credential })
const signIn = async (passkey: Authenticator) => finish(passkey.get(await begin()))
const rowOf = async ({ id }: { id: string }) => {
  const { rows } = await service.context.pool.query('select * from passkeys where id = $1', [id])
  return rows[0] as Record<string, unknown>
}
const newest = async () => (await ana.as.call(listActivity, { query: {} })).data[0]!.kind
const notAccepted = {
  status: 401,
  body: {
    code: 'passkey_not_accepted',
    message: "This passkey wasn't accepted. Try again, or sign in another way.",
  },
}

describe('signing in with a passkey alone', () => {
  test('sign-in with a passkey alone starts in the same way for everyone and stores nothing', async () => {
    const options = await begin()
    expect(options).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [],
    })
    expect((await begin()).challenge).not.toBe(options.challenge)
    const { rows } = await service.context.pool.query('select from used_challenges')
    expect(rows).toEqual([])
  })

  test.each(['ES256', 'EdDSA', 'RS256'] as const)(
    'signing in with a passkey alone responds like signing in with a password (%s)',
    async (algorithm) => {
      const passkey = await createTestPasskey(service, ana, { algorithm })
      const credential = passkey.get(await begin())
      const signedIn = await service.anonymous.call(finishPasskeySignIn, { body: { credential } })
      expect(signedIn).toMatchObject({ id: ana.id, email: ana.email, profiles: [] })
      const as = service.anonymous.with({ authorization: `Bearer ${signedIn.accessToken}` })
      expect((await as.call(me)).id).toBe(ana.id)
      expect(await newest()).toBe('signed_in')
    },
  )

  test("signing in with a passkey alone creates a strong, fresh session and records the passkey's use", async () => {
    const passkey = await createTestPasskey(service, ana, { synced: false, counter: 3 })
    await signIn(passkey)
    const { rows } = await service.context.pool.query(
      `select factors, confirmed_at > now() - interval '1 minute' as fresh from sessions
       where user_id = $1 order by created_at desc limit 1`,
      [ana.id],
    )
    expect(rows).toEqual([{ factors: ['passkey'], fresh: true }])
    expect(await rowOf(passkey)).toMatchObject({ counter: '4', last_used_at: expect.any(Date) })
  })

  test("signing in with a passkey alone sets a browser's cookies", async () => {
    const passkey = await createTestPasskey(service, ana)
    const browser = service.anonymous.with({ origin: service.url })
    const { headers } = await finish(passkey.get(await begin()), browser)
    const names = headers.getSetCookie().map((line) => line.split('=')[0])
    expect(names).toEqual(['accord', 'accord-oauth', 'XSRF-TOKEN', 'accord-device'])
  })

  test('signing in with a passkey alone works with each of two devices, and with a synced passkey on both', async () => {
    const phone = await createTestPasskey(service, ana)
    const key = await createTestPasskey(service, ana, { synced: false, counter: 0 })
    for (const device of [phone, key, phone.copy(), key]) {
      expect(await signIn(device)).toMatchObject({ status: 200 })
    }
  })

  test('signing in with a passkey alone accepts a synced passkey with any counter, as password managers do', async () => {
    const passkey = await createTestPasskey(service, ana, { counter: 10 })
    expect((await signIn(passkey)).status).toBe(200)
    expect((await signIn(passkey.copy({ counter: 2 }))).status).toBe(200)
    expect(await rowOf(passkey)).toMatchObject({ counter: '3', backed_up: true })
  })

  test("signing in with a passkey alone is rejected for a person whose address isn't verified", async () => {
    const bob = await service.createPerson()
    const passkey = await createTestPasskey(service, bob)
    await service.context.pool.query('update users set email_verified_at = null where id = $1', [
      bob.id,
    ])
    expect(await signIn(passkey)).toMatchObject({
      status: 403,
      body: { code: 'email_not_verified' },
    })
  })
})

describe('a rejected passkey', () => {
  test("a rejected passkey is recorded in its owner's activity, if known, and signs no one in", async () => {
    const passkey = await createTestPasskey(service, ana)
    const answer = await signIn(passkey.copy({ origin: 'https://evil.example' }))
    expect(answer).toMatchObject(notAccepted)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await newest()).toBe('sign_in_failed')
  })

  test('a rejected passkey that was removed looks like one that never existed', async () => {
    const passkey = await createTestPasskey(service, ana)
    await service.context.pool.query('delete from passkeys')
    expect(await signIn(passkey)).toMatchObject(notAccepted)
  })

  test('a rejected passkey that is a copy of a single-device one is reported to its owner', async () => {
    const passkey = await createTestPasskey(service, ana, { synced: false, counter: 5 })
    const copy = passkey.copy()
    expect((await signIn(passkey)).status).toBe(200)
    expect(await signIn(copy)).toMatchObject(notAccepted)
    expect(await rowOf(passkey)).toMatchObject({ counter: '6' })
    expect((await emailsTo(service.context, ana.email))[0]).toMatchObject({
      kind: 'passkey_copied',
      subject: 'One of your passkeys was rejected',
    })
    const { data } = await ana.as.call(listActivity, { query: {} })
    expect(data.slice(0, 2).map(({ kind }) => kind)).toContain('passkey_copied')
    expect((await signIn(passkey)).status).toBe(200)
  })

  test('a rejected passkey with many copies is reported by email at most three times a day', async () => {
    const own = await startTestService({ beside: service, limits: 'copyMailPerPasskey=3/1d' })
    const bob = await service.createPerson()
    const passkey = await createTestPasskey(own, bob, { synced: false, counter: 5 })
    for (let tries = 0; tries < 5; tries += 1) {
      const credential = passkey.copy({ counter: 1 }).get(await begin())
      await finish(credential, service.anonymous.at(own.url))
    }
    const emails = await emailsTo(service.context, bob.email)
    expect(emails.filter(({ kind }) => kind === 'passkey_copied')).toHaveLength(3)
    await own[Symbol.asyncDispose]()
  })
})
