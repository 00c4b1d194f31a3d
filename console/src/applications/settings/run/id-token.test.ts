import { beforeAll, expect, test } from 'vitest'
import { challengeOf, checkIdToken, unguessable } from './id-token.ts'

const expected = { iss: 'https://id.example/oauth', aud: 'client', nonce: 'nonce' }
const good = { ...expected, sub: 'ana', name: 'Ana Łukasz', exp: Date.now() / 1000 + 60 }

const kinds = {
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  RS256: {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  },
}
type Kind = keyof typeof kinds

const pairs = new Map<string, CryptoKeyPair>()
let keys: (JsonWebKey & { kid: string })[] = []

beforeAll(async () => {
  for (const kind of Object.keys(kinds) as Kind[]) {
    const pair = await crypto.subtle.generateKey(kinds[kind], true, ['sign', 'verify'])
    pairs.set(kind, pair)
    const jwk = await crypto.subtle.exportKey('jwk', pair.publicKey)
    keys = [...keys, { ...jwk, kid: kind }]
  }
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function tokenOf(claims: object, kind: Kind = 'ES256', header: object = {}) {
  const signed = `${part({ alg: kind, kid: kind, ...header })}.${part(claims)}`
  const bytes = new TextEncoder().encode(signed)
  const signature = await crypto.subtle.sign(kinds[kind], pairs.get(kind)!.privateKey, bytes)
  return `${signed}.${Buffer.from(signature).toString('base64url')}`
}

test.each(['ES256', 'RS256'] as const)('a token signed with %s is valid', async (kind) => {
  const { claims, wrong } = await checkIdToken(await tokenOf(good, kind), expected, keys)
  expect(wrong).toEqual([])
  expect(claims).toMatchObject({ name: 'Ana Łukasz' })
})

test.each([
  ['iss', { ...good, iss: 'https://evil.example' }],
  ['aud', { ...good, aud: 'another' }],
  ['nonce', { ...good, nonce: 'of another request' }],
  ['exp', { ...good, exp: Date.now() / 1000 - 1 }],
  ['exp', { ...good, exp: undefined }],
])('an invalid %s claim is named', async (name, claims) => {
  const { wrong } = await checkIdToken(await tokenOf(claims), expected, keys)
  expect(wrong).toEqual([name])
})

test('changed claims, another key, an unknown key, or a missing key makes the signature invalid', async () => {
  const [head, , signature] = (await tokenOf(good)).split('.')
  for (const token of [
    `${head}.${part({ ...good, sub: 'eve' })}.${signature}`,
    await tokenOf(good, 'ES256', { kid: 'unknown' }),
    `${part({ alg: 'none', kid: 'ES256' })}.${part(good)}.`,
  ]) {
    expect((await checkIdToken(token, expected, keys)).wrong).toEqual(['signature'])
  }
})

test('the code challenge matches RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('a random value has 256 bits and needs no escaping in an address', () => {
  expect(unguessable()).toMatch(/^[\w-]{43}$/)
  expect(unguessable()).not.toBe(unguessable())
})
