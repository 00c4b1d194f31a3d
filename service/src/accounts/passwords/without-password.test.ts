import { updateUser } from '@accord/contract/accounts.ts'
import { removePassword, setPassword } from '@accord/contract/passwords.ts'
import { listActivity } from '@accord/contract/activity.ts'
import { removePasskey } from '@accord/contract/own-passkeys.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addedBy, Authenticator, type Behaviour } from '#testing/helpers/authenticator.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { Person } from '#testing/people.ts'
import type { Answer } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let service: TestService
let ana: Person
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
beforeEach(async () => {
  ana = await service.createPerson()
})

const password = 'Orchard-77-Window'
const added = (behaviour: Partial<Behaviour> = {}) => {
  const { origin } = service.context.config.publicUrl
  return addedBy(ana, new Authenticator({ origin, ...behaviour }))
}
/** Creates a person without a password who has two passkeys. */
const withoutPassword = async () => {
  const first = await added()
  await added()
  await ana.as.call(removePassword)
  return first
}
const keptCodes = () =>
  service.context.pool.query('update users set recovery_kept_at = now() where id = $1', [ana.id])
const userOf = async ({ id }: Person) => {
  const { rows } = await service.context.pool.query('select * from users where id = $1', [id])
  return rows[0] as { password_hash: Buffer | null; password_version: number }
}
const signIn = (given: string) =>
  service.anonymous.request('POST', '/api/auth/login', { email: ana.email, password: given })
const kinds = async () =>
  (await ana.as.call(listActivity, { query: {} })).data.map(({ kind }) => kind)

describe('removing one’s password', () => {
  test('removing one’s password is possible with two passkeys, and is reported by email and in the activity', async () => {
    await withoutPassword()
    expect((await userOf(ana)).password_hash).toBeNull()
    expect((await emailsTo(service.context, ana.email))[0]).toMatchObject({
      kind: 'password_removed',
    })
    expect((await kinds())[0]).toBe('password_removed')
  })

  test('removing one’s password is possible with a passkey and saved recovery codes', async () => {
    await added()
    const early = await ana.as.refused(removePassword)
    expect(early).toMatchObject({ status: 409, body: { code: 'two_ways_first' } })
    await keptCodes()
    await ana.as.call(removePassword)
  })

  test.each([
    ['no other sign-in method', async () => {}],
    [
      'used recovery codes',
      async () => {
        await added()
        await keptCodes()
        await service.context.pool.query('update recovery_codes set used_at = now()')
      },
    ],
    [
      "passkeys that can't verify their owner",
      async () => {
        await added({ verified: false })
        await added({ verified: false })
        await keptCodes()
      },
    ],
  ])('removing one’s password is rejected with %s', async (_what, prepare) => {
    await prepare()
    const { password_hash } = await userOf(ana)
    expect(await ana.as.refused(removePassword)).toMatchObject({
      status: 409,
      body: {
        code: 'two_ways_first',
        message: 'Add a second passkey or save recovery codes before you remove your password.',
      },
    })
    expect((await userOf(ana)).password_hash).toEqual(password_hash)
  })

  test('removing one’s password works once, and voids the links that could set a password again', async () => {
    await service.anonymous.request('POST', '/api/password/reset/email', { email: ana.email })
    const token = await service.codeFor(ana.email)
    await withoutPassword()
    expect(await ana.as.refused(removePassword)).toMatchObject({ body: { code: 'no_password' } })
    const reset = { email: ana.email, token, password }
    const late = await service.anonymous.request('POST', '/api/password/reset', reset)
    expect(late).toMatchObject({ status: 400 })
  })
})

describe('an account without a password', () => {
  test('an account without a password gets the same response and delay for every password as for a wrong one', async () => {
    await withoutPassword()
    const wrong = await signIn('Wrong-1-Guess')
    checked.length = 0
    const former = await signIn(ana.password)
    const empty = await signIn(' ')
    expect(checked).toHaveLength(2)
    const bob = await service.createPerson()
    const body = { email: bob.email, password: 'Wrong-1-Guess' }
    const other = await service.anonymous.request('POST', '/api/auth/login', body)
    const said = ({ status, body: answered }: Answer) => {
      const { requestId: _, ...told } = answered as Record<string, string>
      return { status, told }
    }
    expect([wrong, former, empty].map(said)).toEqual([said(other), said(other), said(other)])
  })

  test("an account without a password can't change its password and gets an error that explains why", async () => {
    await withoutPassword()
    const body = { currentPassword: ana.password, password }
    expect(await ana.as.refused(updateUser, { params: { id: ana.id }, body })).toMatchObject({
      status: 409,
      body: {
        code: 'no_password',
        message: "Your account doesn't have a password. Set one first.",
      },
    })
  })

  test('an account without a password has to keep a passkey that can sign in alone and another sign-in method', async () => {
    const { passkey } = await withoutPassword()
    const removed = { params: { id: passkey.id } }
    expect(await ana.as.refused(removePasskey, removed)).toMatchObject({
      status: 409,
      body: {
        code: 'last_way_in',
        message: 'This is your only sign-in method. Add another one first.',
      },
    })
    await added({ verified: false })
    await ana.as.call(removePasskey, removed)
    // Two security keys that only require a touch count as two methods, but neither can sign in alone.
    await added({ verified: false })
    const { rows } = await service.context.pool.query(
      'select id from passkeys where user_id = $1 and user_verified',
      [ana.id],
    )
    const last = { params: { id: (rows[0] as { id: string }).id } }
    expect((await ana.as.refused(removePasskey, last)).status).toBe(409)
  })

  test('an account without a password can set a password by the usual rules and is notified', async () => {
    await withoutPassword()
    for (const weak of ['short', 'Password-123', ana.email]) {
      const refused = await ana.as.refused(setPassword, { body: { password: weak } })
      expect(refused.body.fields).toHaveProperty('password')
    }
    await ana.as.call(setPassword, { body: { password } })
    expect((await emailsTo(service.context, ana.email))[0]).toMatchObject({ kind: 'password_set' })
    expect((await kinds())[0]).toBe('password_set')
    const again = await ana.as.refused(setPassword, { body: { password } })
    expect(again).toMatchObject({ status: 409, body: { code: 'password_exists' } })
  })

  test('an account without a password gets only one of two passwords that are set at the same time', async () => {
    await withoutPassword()
    const before = (await userOf(ana)).password_version
    const answers = await runConcurrently(2, () =>
      ana.as.request('POST', '/api/me/password', { password }),
    )
    expect(statusCodes(answers)).toEqual({ 200: 1, 409: 1 })
    expect((await userOf(ana)).password_version).toBe(before + 1)
  })

  test("an account without a password can set one with a reset link, but the password doesn't sign in alone", async () => {
    await withoutPassword()
    await service.anonymous.request('POST', '/api/password/reset/email', { email: ana.email })
    const token = await service.codeFor(ana.email)
    const reset = { email: ana.email, token, password }
    expect((await service.anonymous.request('POST', '/api/password/reset', reset)).status).toBe(200)
    const { body } = await signIn(password)
    expect(body).not.toHaveProperty('accessToken')
  })
})

describe('concurrent requests', () => {
  test('concurrent requests to remove the password and a passkey leave one sign-in method', async () => {
    const { passkey } = await added()
    await added()
    await Promise.all([
      ana.as.request('DELETE', '/api/me/password'),
      ana.as.request('DELETE', `/api/me/passkeys/${passkey.id}`),
    ])
    const { rows } = await service.context.pool.query(
      `select password_hash is null as gone, (select count(*)::int from passkeys p
         where p.user_id = users.id) as passkeys from users where id = $1`,
      [ana.id],
    )
    expect([[{ gone: true, passkeys: 2 }], [{ gone: false, passkeys: 1 }]]).toContainEqual(rows)
  })
})
