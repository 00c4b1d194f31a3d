import type { Cast } from '@accord/service/testing/access/cast.ts'
import { goodPassword } from '@accord/service/testing/people.ts'

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** One request for each kind of answer that is no plain answer of a call. */
export function classesOf({ owner }: Cast): [name: string, path: string, sent?: Sent][] {
  const signIn = JSON.stringify({ email: owner.email, password: goodPassword })
  return [
    ['a document', '/'],
    ['a document before sign-in', '/sign-in'],
    ['a page that is not there', '/organization/nothing'],
    ['an asset', '/assets/app-4f3c2b1a.js'],
    ['a missing asset', '/assets/nothing.js'],
    ['a picture', '/favicon.svg'],
    ['a translation', '/locales/en-US.json'],
    ['an asset that is known', '/favicon.svg', { headers: { 'if-none-match': '*' } }],
    ['health', '/healthz'],
    ['readiness', '/readyz'],
    ['the head of a document', '/', { method: 'HEAD' }],
    ['the reference', '/api/docs'],
    ['a script of the reference', '/api/docs/page.js'],
    ['the document of the API', '/api/openapi.json'],
    ['a call that is not there', '/api/nothing'],
    ['a method that is not there', '/api/me', { method: 'PUT' }],
    ['a refused token', '/api/me', { headers: { authorization: 'Bearer x' } }],
    ['a body that is no JSON', '/api/auth/login', { method: 'POST', headers: json, body: '{' }],
    ['a body of another kind', '/api/auth/login', { method: 'POST', headers: form, body: 'a=b' }],
    [
      'a body that is too large',
      '/api/auth/login',
      { method: 'POST', headers: json, body: JSON.stringify('x'.repeat(2_000_000)) },
    ],
    ['another host', '/', { headers: { host: 'evil.example' } }],
    ['another origin', '/api/me', { headers: { origin: 'https://evil.example' } }],
    [
      'a preflight',
      '/api/me',
      {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
      },
    ],
    [
      'a sign-in by a browser',
      '/api/auth/login',
      { method: 'POST', headers: { ...json, 'sec-fetch-site': 'same-origin' }, body: signIn },
    ],
    ['discovery', '/oauth/.well-known/openid-configuration'],
    ['keys', '/oauth/jwks'],
    ['an authorization of nobody', '/oauth/authorize'],
    ['a token for nothing', '/oauth/token', { method: 'POST', headers: form, body: '' }],
    ['a sign-out at the engine', '/oauth/logout'],
    ['what the engine has not', '/oauth/nothing'],
  ]
}
