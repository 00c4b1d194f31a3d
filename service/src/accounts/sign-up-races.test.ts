import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, signUpForm } from '#testing/people.ts'
import type { Answer } from '#testing/test-client.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently, untilBlocked } from '#testing/concurrency.ts'
import { findUserByEmail, sweepAbandoned } from '#data/users/accounts.store.ts'
import { createTestSignUp, type SignUp } from '#testing/accounts.ts'

let service: TestService
let second: TestService

beforeAll(async () => {
  service = await sharedTestService()
  second = await startTestService({ beside: service })
})
afterAll(async () => {
  await second[Symbol.asyncDispose]()
})

const newPassword = 'Orchard-77-Window'

const verify = ({ code, password }: SignUp, at = service) =>
  at.anonymous.request('POST', '/api/verify-email', { code, password })
const discard = ({ code }: SignUp, at = second) =>
  at.anonymous.request('POST', '/api/verify-email/discard', { code })
const signUpAnew = (email: string, at: TestService) =>
  at.anonymous.request(
    'POST',
    '/api/user',
    signUpForm({ email, password: newPassword, confirmedPassword: newPassword }),
  )
const signIn = (email: string, password: string) =>
  service.anonymous.request('POST', '/api/auth/login', { email, password })
const account = ({ email }: Pick<SignUp, 'email'>) => findUserByEmail(service.context.db, email)
const age = ({ id }: SignUp) =>
  service.context.pool.query(
    `with aged as (update users set created_at = now() - interval '9 days' where id = $1)
     update codes set created_at = now() - interval '8 days', expires_at = now() - interval '7 days'
     where user_id = $1`,
    [id],
  )

/** Starts all requests in the given order. All of them wait for the account's row before any continues. */
async function meeting(person: SignUp, ...works: (() => Promise<Answer>)[]) {
  const client = await service.context.pool.connect()
  try {
    await client.query('begin')
    await client.query('select from users where id = $1 for update', [person.id])
    const answers: Promise<Answer>[] = []
    for (const work of works) {
      answers.push(work())
      await untilBlocked(service.context.pool, answers.length)
    }
    await client.query('rollback')
    return await Promise.all(answers)
  } finally {
    client.release()
  }
}

describe('concurrent sign-ups on two instances', () => {
  test('a concurrent verification and discard have one result: the first succeeds and the other is rejected', async () => {
    const kept = await createTestSignUp(service)
    const verifiedFirst = await meeting(
      kept,
      () => verify(kept),
      () => discard(kept),
    )
    expect(verifiedFirst.map(({ status }) => status)).toEqual([200, 400])
    expect((await account(kept))!.email_verified_at).toBeInstanceOf(Date)

    const gone = await createTestSignUp(service)
    const discardedFirst = await meeting(
      gone,
      () => discard(gone),
      () => verify(gone),
    )
    expect(discardedFirst.map(({ status }) => status)).toEqual([200, 400])
    expect(await account(gone)).toBeUndefined()
  })

  test('only one of two concurrent verifications succeeds', async () => {
    const person = await createTestSignUp(service)
    const answers = await meeting(
      person,
      () => verify(person, service),
      () => verify(person, second),
    )
    expect(statusCodes(answers)).toEqual({ 200: 1, 400: 1 })
    const { rows } = await service.context.pool.query(
      `select 1 from account_activity where user_id = $1 and kind = 'email_verified'`,
      [person.id],
    )
    expect(rows).toHaveLength(1)
  })

  test.each(['discard', 'sign-up'])(
    'when a discard and a new sign-up overlap and the %s is first, the old password never works',
    async (first) => {
      const person = await createTestSignUp(service)
      const works = [() => discard(person), () => signUpAnew(person.email, service)]
      const answers = await meeting(person, ...(first === 'discard' ? works : works.toReversed()))
      const [discarded, anew] = first === 'discard' ? answers : answers.toReversed()
      expect(discarded!.status).toBe(200)
      const standing = await account(person)
      if (anew!.status === 201) expect(standing!.id).toBe((anew!.body as { id: string }).id)
      else expect([anew!.status, standing]).toEqual([400, undefined])
      expect((await signIn(person.email, goodPassword)).status).toBe(401)
    },
  )

  test('one of two concurrent sign-ups takes over an address that no one verified in time', async () => {
    const person = await createTestSignUp(service)
    await age(person)
    const answers = await meeting(
      person,
      () => signUpAnew(person.email, service),
      () => signUpAnew(person.email, second),
    )
    expect(statusCodes(answers)).toEqual({ 201: 1, 400: 1 })
  })

  test.each(['verification', 'reset'])(
    'if a reset and a verification overlap and the %s is first, the owner gets the only account',
    async (first) => {
      const person = await createTestSignUp(service)
      const { email } = person
      await service.anonymous.request('POST', '/api/password/reset/email', { email })
      const token = await service.codeFor(email)
      const form = { email, token, password: newPassword, firstName: 'Zoë', lastName: 'Okafor' }
      const reset = () => second.anonymous.request('POST', '/api/password/reset', form)
      const works = [() => verify(person), reset]
      const answers = await meeting(
        person,
        ...(first === 'verification' ? works : works.toReversed()),
      )
      // Someone who verified in the meantime is signed out again. After the reset, there is nothing left to verify.
      const expected = first === 'verification' ? [200, 200] : [200, 400]
      expect(answers.map(({ status }) => status)).toEqual(expected)
      expect((await signIn(email, goodPassword)).status).toBe(401)
      expect((await signIn(email, newPassword)).status).toBe(200)
    },
  )

  test('a new email for an account that is being discarded causes no error', async () => {
    const person = await createTestSignUp(service)
    const { email } = person
    const [discarded, ...others] = await meeting(
      person,
      () => discard(person),
      () => service.anonymous.request('POST', '/api/resend-verify-email', { email }),
      () => second.anonymous.request('POST', '/api/password/reset/email', { email }),
    )
    expect(others.map(({ status }) => status)).toEqual([200, 200])
    // Only the newest link works, so discarding the account with the old link fails after the new email.
    expect((await account(person)) === undefined).toBe(discarded!.status === 200)
  })

  test('a wrong password for an account that is being discarded causes no error', async () => {
    const person = await createTestSignUp(service)
    const checked = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    await using slow = await startTestService({
      beside: service,
      watchPasswords: (real) => ({
        ...real,
        check: async (stored, password) => {
          const verdict = await real.check(stored, password)
          checked.resolve()
          await goOn.promise
          return verdict
        },
      }),
    })
    const { email } = person
    const guess = slow.anonymous.request('POST', '/api/auth/login', {
      email,
      password: newPassword,
    })
    await checked.promise
    expect((await discard(person)).status).toBe(200)
    goOn.resolve()
    expect((await guess).status).toBe(401)
  })
})

describe('a link that is requested at the last moment', () => {
  /** Behaves like a resend: it locks the account, and the new link exists once the account is unlocked. */
  async function aLinkBeingMade({ id }: SignUp) {
    const client = await service.context.pool.connect()
    await client.query('begin')
    await client.query('select from users where id = $1 for update', [id])
    await client.query(
      `update codes set created_at = now(), expires_at = now() + interval '1 day' where user_id = $1`,
      [id],
    )
    return async () => {
      await client.query('commit')
      client.release()
    }
  }

  test('a link requested at the last moment protects the account from a new sign-up', async () => {
    const person = await createTestSignUp(service)
    await age(person)
    const letGo = await aLinkBeingMade(person)
    const anew = signUpAnew(person.email, second)
    await untilBlocked(service.context.pool)
    await letGo()
    expect(await anew).toMatchObject({ status: 400, body: { code: 'account_exists' } })
    expect((await verify(person)).status).toBe(200)
  })

  test('a link requested at the last moment protects the account from the sweep, without blocking it', async () => {
    const [person, other] = [await createTestSignUp(service), await createTestSignUp(service)]
    await runConcurrently(2, (index) => age([person, other][index]!))
    const letGo = await aLinkBeingMade(person)
    await sweepAbandoned(second.context.db)
    await letGo()
    expect((await verify(person)).status).toBe(200)
    expect(await account(other)).toBeUndefined()
  })
})
