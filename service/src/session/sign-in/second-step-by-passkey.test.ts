import { beginReauthentication, me } from '@accord/contract/session.ts'
import { listActivity } from '@accord/contract/activity.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { firstStep, putTotp } from '#testing/factors.ts'
import { decideSecondFactor } from '#factors/settle.ts'
import { emailsTo } from '#testing/inbox.ts'
import { createTestPasskey, type Authenticator } from '#testing/helpers/authenticator.ts'
import type { Person } from '#testing/people.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let service: TestService
let ana: Person
let passkey: Authenticator

beforeAll(async () => {
  service = await sharedTestService()
})
beforeEach(async () => {
  ana = await service.createPerson()
  // This is a security key without a PIN.
  passkey = await createTestPasskey(service, ana, { verified: false, synced: false, counter: 3 })
  await createTestPasskey(service, ana)
  await decideSecondFactor(service.context.db, ana.id)
})

const begin = (who: Pick<Person, 'email' | 'password'> = ana) => firstStep(service.anonymous, who)
const second = (pending: string, credential: unknown) =>
  service.anonymous.request('POST', '/api/auth/login/second', { pending, proof: { credential } })
const newestSession = async () => {
  const { rows } = await service.context.pool.query(
    'select factors from sessions where user_id = $1 order by created_at desc limit 1',
    [ana.id],
  )
  return rows[0] as unknown
}
const wrong = { status: 401, body: { code: 'second_factor_wrong' } }

describe('the second step with a passkey', () => {
  test("the second step with a passkey requests that person's passkeys and accepts one without user verification", async () => {
    const { pending, methods, options } = await begin()
    expect(methods).toEqual(['passkey'])
    expect(options).toMatchObject({ userVerification: 'preferred' })
    expect(options!.allowCredentials.map(({ id }) => id)).toContain(
      passkey.held!.id.toString('base64url'),
    )
    const { status, body } = await second(pending, passkey.get(options!))
    expect(status).toBe(200)
    const { accessToken } = body as { accessToken: string }
    const as = service.anonymous.with({ authorization: `Bearer ${accessToken}` })
    expect((await as.call(me)).id).toBe(ana.id)
    expect(await newestSession()).toEqual({ factors: ['password', 'passkey'] })
    const { data } = await as.call(listActivity, { query: { $limit: 2 } })
    expect(data.map(({ kind }) => kind)).toEqual(['signed_in', 'second_step_asked'])
  })

  test('the second step with a passkey accepts only one of ten concurrent uses of an assertion', async () => {
    const { pending, options } = await begin()
    const { pool } = service.context
    await pool.query('update pending_sign_ins set tries = -100 where user_id = $1', [ana.id])
    const credential = passkey.get(options!)
    const answers = await runConcurrently(10, () => second(pending, credential))
    expect(statusCodes(answers)[200]).toBe(1)
  })

  test('the second step with a passkey accepts an assertion once, even for another pending sign-in', async () => {
    const [first, other] = [await begin(), await begin()]
    const credential = passkey.get(first.options!)
    expect((await second(other.pending, credential)).status).toBe(200)
    expect(await second(first.pending, credential)).toMatchObject(wrong)
  })

  test('the second step with a passkey rejects assertions for a confirmation or for another person', async () => {
    const { options: confirming } = await ana.as.call(beginReauthentication, { body: {} })
    const theo = await service.createPerson()
    await createTestPasskey(service, theo)
    await putTotp(service.context, theo.id)
    const { options: theirs } = await begin(theo)
    const { pending } = await begin()
    for (const options of [confirming!, theirs!]) {
      expect(await second(pending, passkey.get(options))).toMatchObject(wrong)
    }
  })

  test("the second step with a passkey rejects other people's passkeys", async () => {
    const theirs = await createTestPasskey(service, await service.createPerson())
    const { pending, options } = await begin()
    expect(await second(pending, theirs.get(options!))).toMatchObject(wrong)
  })

  test('the second step with a passkey rejects a copy and notifies its owner, and the original still works', async () => {
    const copy = passkey.copy({ counter: 1 })
    const { pending, options } = await begin()
    expect(await second(pending, copy.get(options!))).toMatchObject(wrong)
    const emails = await emailsTo(service.context, ana.email)
    expect(emails.map(({ kind }) => kind)).toContain('passkey_copied')
    expect((await second(pending, passkey.get(options!))).status).toBe(200)
  })
})
