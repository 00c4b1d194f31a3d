import type { Assertion, RequestOptions } from '@accord/contract/factors.ts'
import { addPasskey, beginPasskey, beginPasskeySignIn } from '@accord/contract/own-passkeys.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#caller.ts'
import {
  Authenticator,
  type Behaviour,
  createTestPasskey,
  cbor,
} from '#testing/helpers/authenticator.ts'
import type { Person } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'
import type { Ceremony } from './challenges.ts'
import { checkAssertion, requestOptions } from './check-assertion.ts'

let service: TestService
let ana: Person
let bob: Person
let anas: Authenticator
let bobs: Authenticator

beforeAll(async () => {
  service = await startTestService({
    environment: {
      CONSOLE_ORIGINS: 'http://console.localhost:8080,http://elsewhere.example',
    },
  })
  ;[ana, bob] = [await service.createPerson(), await service.createPerson()]
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  await service.context.pool.query('delete from passkeys')
  await service.context.pool.query('delete from limits')
  anas = await createTestPasskey(service, ana)
  bobs = await createTestPasskey(service, bob)
})

const begin = async () => (await service.anonymous.call(beginPasskeySignIn, { body: {} })).options
const finish = (credential: unknown) =>
  service.anonymous.request('POST', '/api/auth/passkey/finish', { credential })
const signIn = async (changed: Partial<Behaviour>) => finish(anas.copy(changed).get(await begin()))

const caller: Caller = { address: '203.0.113.9', agent: '', isBrowser: false }
/** Returns whether a response proves a factor besides the password for the requested person. */
const proves = async (credential: Assertion, ceremony: Ceremony) =>
  (await checkAssertion(service.context, credential, { ...ceremony, caller })) !== undefined

describe('an invalid passkey assertion', () => {
  test.each<[string, Partial<Behaviour>]>([
    ['given to a page elsewhere', { origin: 'https://evil.example' }],
    [
      'given to a page whose host only starts like ours',
      { origin: 'http://localhost.evil.example' },
    ],
    ["given to a console that isn't below our host", { origin: 'http://elsewhere.example' }],
    ['given at another port', { origin: 'http://localhost:1' }],
    ['of a passkey for another host', { rpId: 'evil.example' }],
    ['that creates a passkey', { clientData: { type: 'webauthn.create' } }],
    ['without a challenge', { clientData: { challenge: '' } }],
    ["to a challenge that isn't text", { clientData: { challenge: { toString: 'x' } } }],
    [
      'to a challenge of their own',
      { clientData: { challenge: Buffer.alloc(66).toString('base64url') } },
    ],
    ["given within another site's page", { clientData: { crossOrigin: true } }],
    ['given within a named page', { clientData: { topOrigin: 'https://evil.example' } }],
    ['without a person present', { present: false }],
    ['without user verification', { verified: false }],
  ])('no one signs in with an assertion %s', async (_what, changed) => {
    expect(await signIn(changed)).toMatchObject({
      status: 401,
      body: { code: 'passkey_not_accepted' },
    })
  })

  test('an assertion from a console below our host is accepted', async () => {
    expect((await signIn({ origin: 'http://console.localhost:8080' })).status).toBe(200)
  })

  test('no one signs in with an assertion that was already used', async () => {
    const credential = anas.get(await begin())
    expect((await finish(credential)).status).toBe(200)
    expect((await finish(credential)).status).toBe(401)
  })

  test("no one signs in with an assertion of another person's passkey under their own name, or without a name", async () => {
    const options = await begin()
    const credential = bobs.get(options)
    const { userHandle: _, ...nameless } = credential.response
    const named = { ...credential.response, userHandle: anas.held!.handle }
    expect((await finish({ ...credential, response: named })).status).toBe(401)
    expect((await finish({ ...credential, response: nameless })).status).toBe(401)
    expect((await finish(credential)).status).toBe(200)
  })

  test("no one signs in with an assertion of their own key with the id of another person's", async () => {
    const forged = bobs.copy()
    forged.held = { ...bobs.held!, id: anas.held!.id, handle: anas.held!.handle }
    expect((await finish(forged.get(await begin()))).status).toBe(401)
  })

  test('no one signs in with an assertion with any byte changed, and nothing breaks', async () => {
    // Every byte of an Ed25519 signature matters. Other algorithms wrap theirs in a few bytes without meaning.
    const passkey = await createTestPasskey(service, ana, { algorithm: 'EdDSA' })
    const credential = passkey.get(await begin())
    const parts = ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle'] as const
    const changed = parts.flatMap((part) => {
      const bytes = Buffer.from(credential.response[part]!, 'base64url')
      const places = Array.from({ length: bytes.length }, (_, at) => at).filter(
        (at) => part !== 'clientDataJSON' || at % 4 === 0,
      )
      return places.map((at) => {
        const other = Buffer.from(bytes)
        other[at]! ^= 1
        return { ...credential.response, [part]: other.toString('base64url') }
      })
    })
    expect(changed.length).toBeGreaterThan(150)
    const seen = statusCodes(
      await runConcurrently(changed.length, (at) =>
        finish({ ...credential, response: changed[at] }),
      ),
    )
    expect(seen).toEqual({ 401: changed.length })
    expect((await finish(credential)).status).toBe(200)
  })

  test.each([
    ['nothing', null],
    ['an array', []],
    ['an empty id', { id: '', rawId: '' }],
    ['two ids', { rawId: 'AAAA' }],
    ["client data that isn't JSON", { response: { clientDataJSON: 'AAAA' } }],
    ['client data that is null', { response: { clientDataJSON: 'bnVsbA' } }],
    ['an empty signature', { response: { signature: '' } }],
    ['an empty authenticator', { response: { authenticatorData: '' } }],
    ['a handle that is too long', { response: { userHandle: 'A'.repeat(200) } }],
    ["characters that aren't base64url", { response: { signature: 'é\0' } }],
    ['unknown fields', { response: { more: 'x' } }],
    ['an ID as long as a book', { id: 'A'.repeat(90_000) }],
  ])('no one signs in with an assertion that is %s, and nothing breaks', async (_what, broken) => {
    const credential = anas.get(await begin())
    const sent =
      broken === null || Array.isArray(broken)
        ? broken
        : { ...credential, ...broken, response: { ...credential.response, ...responseOf(broken) } }
    expect([400, 401]).toContain((await finish(sent)).status)
  })
})

test("strangers on the same network can't block a passkey", async () => {
  const limits = 'signInPerAddress=2/15m'
  await using counting = await startTestService({ beside: service, limits })
  const send = (credential: unknown) =>
    counting.anonymous.request('POST', '/api/auth/passkey/finish', { credential })
  const options = await begin()
  const wrong = anas.copy({ verified: false }).get(options)
  expect(statusCodes(await runConcurrently(4, () => send(wrong)))).toEqual({ 401: 2, 429: 2 })
  expect((await send(anas.get(options))).status).toBe(200)
})

test("an assertion with endless extensions doesn't break the service", async () => {
  const credential = JSON.stringify(anas.get(await begin()))
  const deep = `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`
  const sent = credential.replace('"clientExtensionResults":{}', `"clientExtensionResults":${deep}`)
  const path = '/api/auth/passkey/finish'
  const answer = await service.anonymous.request('POST', path, `{"credential":${sent}}`)
  expect(answer.status).toBe(400)
})

describe('a challenge', () => {
  const ask = (ceremony: Ceremony) => requestOptions(service.context, ceremony)
  const answered = (options: RequestOptions, by = anas) => by.get(options)

  test('a challenge is valid only for its purpose', async () => {
    const own: Ceremony[] = [
      { purpose: 'sign_in' },
      { purpose: 'second_step', userId: ana.id },
      { purpose: 'confirm', userId: ana.id },
      { purpose: 'second_step', userId: bob.id },
    ]
    for (const given of own) {
      for (const used of own.slice(0, 3)) {
        const credential = answered(await ask(given))
        expect(await proves(credential, used)).toBe(given === used)
      }
    }
  })

  test("a challenge of a registration can't be used to sign in", async () => {
    const { options } = await ana.as.call(beginPasskey, { body: {} })
    const credential = anas.get({ challenge: options.challenge, rpId: options.rp.id })
    expect((await finish(credential)).status).toBe(401)
  })

  test("a challenge expires after five minutes, and at the second step with the sign-in, by the database's clock", async () => {
    const { context } = service
    const later = (minutes: number) => ({
      ...context,
      clock: { ...context.clock, now: () => context.clock.now() + minutes * 60_000 },
    })
    for (const [ceremony, minutes] of [
      [{ purpose: 'sign_in' }, 5],
      [{ purpose: 'confirm', userId: ana.id }, 5],
      [{ purpose: 'second_step', userId: ana.id }, 10],
    ] as const) {
      const options = await ask(ceremony)
      const credential = answered(options)
      const check = (after: number) =>
        checkAssertion(later(after), credential, { ...ceremony, caller })
      expect(options.timeout).toBe(minutes * 60_000)
      expect(await check(minutes - 0.1)).toBeDefined()
      expect(await check(minutes + 0.1)).toBeUndefined()
    }
  })

  test("a challenge in another encoding isn't accepted a second time", async () => {
    const options = await begin()
    expect((await finish(anas.get(options))).status).toBe(200)
    for (const challenge of [`${options.challenge}=`, `${options.challenge} `]) {
      expect((await finish(anas.get({ ...options, challenge }))).status).toBe(401)
    }
  })
})

describe('a passkey at the second step', () => {
  const secondStep = (person: Person): Ceremony => ({ purpose: 'second_step', userId: person.id })

  test('a passkey at the second step needs only a touch', async () => {
    const key = await createTestPasskey(service, ana, { verified: false })
    const options = await requestOptions(service.context, secondStep(ana))
    expect(options.userVerification).toBe('preferred')
    expect(options.allowCredentials).toHaveLength(2)
    expect(await proves(key.get(options), secondStep(ana))).toBe(true)
  })

  test("another person's passkey is rejected at the second step", async () => {
    const options = await requestOptions(service.context, secondStep(ana))
    const credential = bobs.get(options)
    expect(await proves(credential, secondStep(ana))).toBe(false)
    const { userHandle: _, ...nameless } = credential.response
    expect(await proves({ ...credential, response: nameless }, secondStep(ana))).toBe(false)
  })
})

describe('an invalid passkey registration', () => {
  const add = async (changed: Partial<Behaviour>, by = ana) => {
    const { options } = await ana.as.call(beginPasskey, { body: {} })
    const { origin } = service.context.config.publicUrl
    const credential = new Authenticator({ origin, ...changed }).create(options)
    return by.as.request('POST', '/api/me/passkeys', { name: 'Phone', credential })
  }
  const refused = { status: 400, body: { code: 'passkey_refused' } }

  test.each<[string, Partial<Behaviour>]>([
    ['created on a page elsewhere', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['that is an assertion', { clientData: { type: 'webauthn.get' } }],
    ["created within another site's page", { clientData: { crossOrigin: true } }],
    ['created without a person present', { present: false }],
  ])('no one can add a passkey %s', async (_what, changed) => {
    expect(await add(changed)).toMatchObject(refused)
  })

  test('no one can add a passkey that was requested from another person', async () => {
    expect(await add({}, bob)).toMatchObject(refused)
  })

  test('no one can add the same passkey twice, or one that someone else has', async () => {
    const { options } = await ana.as.call(beginPasskey, { body: {} })
    const body = { name: 'Phone', credential: anas.copy().create(options) }
    await ana.as.call(addPasskey, { body })
    expect(await ana.as.refused(addPasskey, { body })).toMatchObject(refused)
    const next = await bob.as.call(beginPasskey, { body: {} })
    const { id, rawId } = body.credential
    const known = attestationOf(next.options, Buffer.from(id, 'base64url'))
    const sent = { name: 'Mine', credential: { ...known, id, rawId } }
    expect(await bob.as.refused(addPasskey, { body: sent })).toMatchObject({
      status: 409,
      body: { code: 'passkey_known', message: 'This passkey already belongs to an account.' },
    })
  })

  test("no one can add a passkey with an id that isn't its own", async () => {
    const { options } = await ana.as.call(beginPasskey, { body: {} })
    const credential = attestationOf(options)
    const body = { name: 'Phone', credential: { ...credential, id: 'AAAA', rawId: 'AAAA' } }
    expect(await ana.as.refused(addPasskey, { body })).toMatchObject(refused)
  })

  test.each([
    ["with an algorithm that wasn't requested", { claimed: -35 }],
    ['whose key has another type than it claims', { claimed: -8 }],
    ['whose key is too short', { algorithm: 'RS256' as const, rsaBits: 1024 }],
  ])('no one can add a passkey %s', async (_what, changed) => {
    expect(await add(changed)).toMatchObject(refused)
  })

  test('no one can add a passkey whose attestation contains an address that we would fetch', async () => {
    const { options } = await ana.as.call(beginPasskey, { body: {} })
    const credential = attestationOf(options)
    const bytes = Buffer.from(credential.response.attestationObject, 'base64url')
    const authData = bytes.subarray(bytes.indexOf('authData') + 'authData'.length + 2)
    const statement = new Map<string, unknown>([
      ['sig', Buffer.alloc(64)],
      ['alg', -7],
    ])
    const object = new Map<string, unknown>([
      ['fmt', 'packed'],
      ['attStmt', statement],
      ['authData', authData],
    ])
    const response = {
      ...credential.response,
      attestationObject: cbor(object).toString('base64url'),
    }
    // Nothing reads the statement, so even an invalid one is accepted.
    await ana.as.call(addPasskey, {
      body: { name: 'Phone', credential: { ...credential, response } },
    })
  })

  test('no one can add a passkey with any byte changed, and nothing breaks', async () => {
    const { options } = await ana.as.call(beginPasskey, { body: {} })
    const credential = attestationOf(options)
    const bytes = Buffer.from(credential.response.attestationObject, 'base64url')
    const answers = await runConcurrently(bytes.length, (at) => {
      const other = Buffer.from(bytes)
      other[at]! ^= 0x80
      const response = { ...credential.response, attestationObject: other.toString('base64url') }
      const body = { name: 'Phone', credential: { ...credential, response } }
      return ana.as.request('POST', '/api/me/passkeys', body)
    })
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  function attestationOf(options: Parameters<Authenticator['create']>[0], id?: Buffer) {
    const { origin } = service.context.config.publicUrl
    return new Authenticator({ origin, ...(id && { credentialId: id }) }).create(options)
  }
})

function responseOf(broken: object): object {
  return 'response' in broken ? (broken.response as object) : {}
}
