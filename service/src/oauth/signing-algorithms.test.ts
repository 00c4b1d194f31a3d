import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startSigningKeyPolling } from '#crypto/key-polling.ts'
import { loadSigningKeys, rotateSigningKeys } from '#crypto/signing-keys.store.ts'
import { rotateKeySet, signingAlgorithms } from '#crypto/signing-keys.ts'
import {
  approveClient,
  registerTestClient,
  fetchAt,
  issuer,
  type TestClientRegistration,
  type Stage,
  startOAuthService,
  startAuthorization,
  startStage,
} from '#testing/oauth.ts'
import { type TestService, signingKeysForTests } from '#testing/test-service.ts'
import { rawRequest } from '#testing/test-client.ts'
import { waitOptions } from '#testing/concurrency.ts'

let { service, organization, browser } = {} as Stage
beforeAll(async () => {
  ;({ service, organization, browser } = await startStage())
})
afterAll(() => service[Symbol.asyncDispose]())

type Algorithm = (typeof signingAlgorithms)[number]

async function anApplicationWith(algorithm: Algorithm): Promise<TestClientRegistration> {
  const application = await registerTestClient(organization)
  await service.context.pool.query('update applications set id_token_alg = $2 where id = $1', [
    application.id,
    algorithm,
  ])
  return application
}

/** Returns an ID token after the client has verified it and accepted no other algorithm. */
async function idTokenOf(
  at: TestService,
  { id, secret }: TestClientRegistration,
  algorithm: Algorithm,
) {
  const metadata = { client_secret: secret, id_token_signed_response_alg: algorithm }
  const client = await oauth.discovery(new URL(issuer), id, metadata, undefined, {
    execute: [oauth.allowInsecureRequests, oauth.enableNonRepudiationChecks],
    [oauth.customFetch]: fetchAt(at),
  })
  const { address, checks } = await startAuthorization(client)
  const back = await approveClient(browser, address, organization.owner.profileId)
  const { id_token, access_token } = await oauth.authorizationCodeGrant(client, back, checks)
  return { idToken: id_token!, accessToken: access_token, client }
}

const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as {
    alg: Algorithm
    kid: string
  }

async function keysAt({ url }: TestService) {
  const { body } = await rawRequest(url, '/oauth/jwks')
  return (JSON.parse(body) as { keys: (JsonWebKey & { kid: string })[] }).keys
}

function isSignedBy(keys: (JsonWebKey & { kid: string })[], token: string): boolean {
  const key = keys.find(({ kid }) => kid === headerOf(token).kid)
  if (!key) return false
  const [header, payload, signature] = token.split('.')
  return verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  )
}

describe.each(signingAlgorithms)(
  'an application whose ID tokens are signed with %s',
  (algorithm) => {
    test('ID tokens use only the configured algorithm', async () => {
      const application = await anApplicationWith(algorithm)
      const { idToken, accessToken, client } = await idTokenOf(service, application, algorithm)
      const { kid } = service.context.signingKeys.current[algorithm]
      expect(headerOf(idToken)).toEqual({ alg: algorithm, kid })
      // The userinfo response isn't signed.
      const told = await oauth.fetchUserInfo(client, accessToken, organization.owner.id)
      expect(told.sub).toBe(organization.owner.id)
    })

    test('ID tokens can be verified with the published keys before and after a rotation', async () => {
      const application = await anApplicationWith(algorithm)
      const { signingKeys } = service.context
      const next = await rotateKeySet(signingKeys, new Date())
      await using after = await startOAuthService({ beside: service, signingKeys: next })
      const { idToken: old } = await idTokenOf(service, application, algorithm)
      const { idToken: fresh } = await idTokenOf(after, application, algorithm)
      expect(headerOf(fresh).kid).toBe(signingKeys.next[algorithm].kid)
      for (const keys of [await keysAt(service), await keysAt(after)]) {
        expect([old, fresh].map((token) => isSignedBy(keys, token))).toEqual([true, true])
      }
    })
  },
)

test('a running instance adopts rotated keys and publishes the next ones', async () => {
  const { db, secrets } = service.context
  const signingKeys = await loadSigningKeys(db, secrets, signingKeysForTests)
  await using running = await startOAuthService({ beside: service, signingKeys })
  const watch = startSigningKeyPolling({ ...running.context, log: { warn: () => {} } }, 20)
  const application = await anApplicationWith('ES256')
  const { idToken: old } = await idTokenOf(running, application, 'ES256')
  const { current, next } = await rotateSigningKeys(db, secrets, { atOnce: true })
  const kids = async () => (await keysAt(running)).map(({ kid }) => kid)
  await vi.waitFor(async () => expect(await kids()).toContain(next.ES256.kid), waitOptions)
  await watch.stop()
  const { idToken: fresh } = await idTokenOf(running, application, 'ES256')
  expect(headerOf(fresh).kid).toBe(current.ES256.kid)
  expect(headerOf(old).kid).not.toBe(current.ES256.kid)
  const keys = await keysAt(running)
  expect([old, fresh].map((token) => isSignedBy(keys, token))).toEqual([true, true])
})

test('previous keys are published for one day, even without other activity', async () => {
  const next = await rotateKeySet(service.context.signingKeys, new Date())
  const [former] = next.previous
  await using running = await startOAuthService({ beside: service, signingKeys: next })
  const kids = async () => (await keysAt(running)).map(({ kid }) => kid)
  expect(await kids()).toContain(former!.keys.ES256.kid)
  const { clock } = running.context
  const [told, dayAndHour] = [clock.now.bind(clock), 25 * 60 * 60 * 1000]
  vi.spyOn(clock, 'now').mockImplementation(() => told() + dayAndHour)
  expect(await kids()).not.toContain(former!.keys.ES256.kid)
  expect(await kids()).toContain(next.current.ES256.kid)
})
