import { beginReauthentication, reauthenticate, endSession } from '@accord/contract/session.ts'
import { beginPasskeySignIn } from '@accord/contract/own-passkeys.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { expireReauthentication } from '#testing/accounts.ts'
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
let sessionId: string

beforeAll(async () => {
  service = await sharedTestService()
})
beforeEach(async () => {
  ana = await service.createPerson()
  passkey = await createTestPasskey(service, ana, { verified: false, synced: false, counter: 3 })
  await createTestPasskey(service, ana)
  await decideSecondFactor(service.context.db, ana.id)
  const { rows } = await service.context.pool.query<{ id: string }>(
    `update sessions set factors = '{password,totp}' where user_id = $1 returning id`,
    [ana.id],
  )
  sessionId = rows[0]!.id
  await expireReauthentication(service.context, sessionId)
})

const optionsFor = async ({ as }: Pick<Person, 'as'>) =>
  (await as.call(beginReauthentication, { body: {} })).options!
const send = (credential: unknown) =>
  ana.as.request('POST', '/api/auth/confirm', { proof: { credential } })
const isFresh = async () => {
  const { rows } = await service.context.pool.query(
    `select factors, confirmed_at > now() - interval '10 minutes' as fresh from sessions where id = $1`,
    [sessionId],
  )
  return rows[0] as unknown
}
const wrong = { status: 401, body: { code: 'second_factor_wrong' } }

test('a person with passkeys is offered them first, and can confirm with one without user verification', async () => {
  const { methods, options } = await ana.as.call(beginReauthentication, { body: {} })
  expect(methods).toEqual(['passkey'])
  expect(options).toMatchObject({ userVerification: 'preferred', rpId: 'localhost' })
  expect(options!.allowCredentials).toHaveLength(2)
  const params = { id: sessionId }
  expect((await ana.as.refused(endSession, { params })).body.code).toBe('confirm_first')
  const body = { proof: { credential: passkey.get(options!) } }
  const { token } = await ana.as.call(reauthenticate, { body })
  expect(await isFresh()).toEqual({ factors: ['password', 'totp', 'passkey'], fresh: true })
  const as = service.anonymous.with({ authorization: `Bearer ${token}` })
  await as.call(endSession, { params })
})

test("a passkey that can verify its user can't confirm with only a touch", async () => {
  const known = await createTestPasskey(service, ana)
  known.behaviour = { ...known.behaviour, verified: false }
  expect(await send(known.get(await optionsFor(ana)))).toMatchObject(wrong)
  expect(await isFresh()).toMatchObject({ fresh: false })
  known.behaviour = { ...known.behaviour, verified: true }
  expect((await send(known.get(await optionsFor(ana)))).status).toBe(200)
})

test('only one of ten concurrent uses of an assertion confirms an identity', async () => {
  const credential = passkey.get(await optionsFor(ana))
  expect(statusCodes(await runConcurrently(10, () => send(credential)))).toEqual({ 200: 1, 401: 9 })
})

test.each([
  [
    'for signing in',
    async () => (await service.anonymous.call(beginPasskeySignIn, { body: {} })).options,
  ],
  ['for the second step', async () => (await firstStep(service.anonymous, ana)).options!],
  [
    'for someone else',
    async () => {
      const theo = await service.createPerson()
      await createTestPasskey(service, theo)
      await putTotp(service.context, theo.id)
      return optionsFor(theo)
    },
  ],
])("an assertion signed %s doesn't confirm an identity", async (_what, optionsOf) => {
  expect(await send(passkey.get(await optionsOf()))).toMatchObject(wrong)
  expect(await isFresh()).toMatchObject({ fresh: false })
})

test("a passkey that was removed or belongs to another person doesn't confirm an identity", async () => {
  const theirs = await createTestPasskey(service, await service.createPerson())
  expect(await send(theirs.get(await optionsFor(ana)))).toMatchObject(wrong)
  const credential = passkey.get(await optionsFor(ana))
  await service.context.pool.query('delete from passkeys where counter = 3')
  expect(await send(credential)).toMatchObject(wrong)
  expect(await isFresh()).toMatchObject({ fresh: false })
})

test("a copied passkey doesn't confirm an identity, and its owner is notified", async () => {
  const copy = passkey.copy()
  expect((await send(passkey.get(await optionsFor(ana)))).status).toBe(200)
  await expireReauthentication(service.context, sessionId)
  expect(await send(copy.get(await optionsFor(ana)))).toMatchObject(wrong)
  expect((await emailsTo(service.context, ana.email))[0]).toMatchObject({ kind: 'passkey_copied' })
})
