import { beginPasskey, beginPasskeySignIn } from '@accord/contract/own-passkeys.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sweepTable } from '#lifecycle/retention.store.ts'
import { secretsFrom } from '#crypto/secrets.ts'
import { MasterKeys } from '#crypto/key-ring.ts'
import { createTestPasskey, Authenticator } from '#testing/helpers/authenticator.ts'
import type { Person } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let service: TestService
let second: TestService
let ana: Person

const [former, latter] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

beforeAll(async () => {
  service = await startTestService({ secrets: secretsFrom(new MasterKeys([former, latter])) })
  // This instance gets the new key first during a key rotation.
  const secrets = secretsFrom(new MasterKeys([latter, former]))
  second = await startTestService({ beside: service, secrets })
})
afterAll(async () => {
  await second[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})
beforeEach(async () => {
  ana = await service.createPerson()
})

const begin = async (at = service) =>
  (await at.anonymous.call(beginPasskeySignIn, { body: {} })).options
const finish = (at: TestService, credential: unknown) =>
  at.anonymous.request('POST', '/api/auth/passkey/finish', { credential })
const either = (index: number) => (index % 2 === 0 ? service : second)

test('a challenge works on every instance, no matter which key sealed it', async () => {
  const passkey = await createTestPasskey(service, ana)
  expect((await finish(second, passkey.get(await begin(service)))).status).toBe(200)
  expect((await finish(service, passkey.get(await begin(second)))).status).toBe(200)
})

test('only one of ten concurrent uses of an assertion signs in', async () => {
  const passkey = await createTestPasskey(service, ana)
  const credential = passkey.get(await begin())
  const answers = await runConcurrently(10, (index) => finish(either(index), credential))
  expect(statusCodes(answers)).toEqual({ 200: 1, 401: 9 })
})

test('only one of two uses with the same counter signs in', async () => {
  const passkey = await createTestPasskey(service, ana, { synced: false, counter: 4 })
  const copies = [passkey.copy(), passkey.copy()]
  const credentials = await Promise.all(copies.map(async (copy) => copy.get(await begin())))
  const answers = await runConcurrently(2, (index) => finish(either(index), credentials[index]))
  expect(statusCodes(answers)).toEqual({ 200: 1, 401: 1 })
})

test('only one of ten concurrent requests adds a new passkey', async () => {
  const { options } = await ana.as.call(beginPasskey, { body: {} })
  const { origin } = service.context.config.publicUrl
  const body = { name: 'Phone', credential: new Authenticator({ origin }).create(options) }
  const answers = await runConcurrently(10, (index) =>
    ana.as.at(either(index).url).request('POST', '/api/me/passkeys', body),
  )
  expect(statusCodes(answers)).toEqual({ 201: 1, 400: 9 })
})

test('no session is left after a sign-in with a passkey that is removed at the same time', async () => {
  for (let round = 0; round < 3; round += 1) {
    const passkey = await createTestPasskey(service, ana)
    const credential = passkey.get(await begin())
    const [signedIn, removed] = await Promise.all([
      finish(service, credential),
      ana.as.at(second.url).request('DELETE', `/api/me/passkeys/${passkey.id}`),
    ])
    expect(removed.status).toBe(200)
    expect([200, 401]).toContain(signedIn.status)
  }
})

test('used challenges are deleted only after they would have expired', async () => {
  const { pool } = service.context
  await pool.query(
    `insert into used_challenges (hash, at) values ('old', now() - interval '21 minutes'), ('new', now() - interval '9 minutes')`,
  )
  await sweepTable(service.context, 'used_challenges')
  const { rows } = await pool.query(
    `select convert_from(hash, 'utf8') as hash from used_challenges where octet_length(hash) = 3`,
  )
  expect(rows).toEqual([{ hash: 'new' }])
})
