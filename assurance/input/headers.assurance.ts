import { type TestCast, setUpCast } from '@accord/service/testing/access/cast.ts'
import { goodPassword } from '@accord/service/testing/people.ts'
import { Version } from 'csp_evaluator/dist/csp.js'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { callers } from '@accord/service/testing/access/callers.ts'
import { rowsOfOneCast } from '@accord/service/testing/access/examples.ts'
import { urlTo, rawRequest } from '@accord/service/testing/test-client.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import type { AssuranceCheck } from '../assurance-check.ts'

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Returns one request for each kind of response that doesn't come from a call. */
export function classesOf({ owner }: TestCast): [name: string, path: string, sent?: Sent][] {
  const signIn = JSON.stringify({ email: owner.email, password: goodPassword })
  return [
    ['a document', '/'],
    ['a document before sign-in', '/sign-in'],
    ['a page that does not exist', '/organization/nothing'],
    ['an asset', '/assets/app-4f3c2b1a.js'],
    ['a missing asset', '/assets/nothing.js'],
    ['a picture', '/favicon.svg'],
    ['a translation', '/locales/en-US.json'],
    ['a cached asset', '/favicon.svg', { headers: { 'if-none-match': '*' } }],
    ['health', '/healthz'],
    ['readiness', '/readyz'],
    ['the head of a document', '/', { method: 'HEAD' }],
    ['the reference', '/api/docs'],
    ['a script of the reference', '/api/docs/page.js'],
    ['the API document', '/api/openapi.json'],
    ['an unknown call', '/api/nothing'],
    ['an unknown method', '/api/me', { method: 'PUT' }],
    ['an invalid token', '/api/me', { headers: { authorization: 'Bearer x' } }],
    ['a body that is not JSON', '/api/auth/login', { method: 'POST', headers: json, body: '{' }],
    ['a body of another type', '/api/auth/login', { method: 'POST', headers: form, body: 'a=b' }],
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
    ['an empty authorization request', '/oauth/authorize'],
    ['an empty token request', '/oauth/token', { method: 'POST', headers: form, body: '' }],
    ['a sign-out', '/oauth/logout'],
    ['an unknown OAuth address', '/oauth/nothing'],
  ]
}

export type Headers = Record<string, string | string[] | undefined>

const always: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(same-site|same-origin|cross-origin)$/,
  'permissions-policy': /camera=\(\)/,
  // Caching is allowed for content that is the same for everyone: pictures, keys, and assets, whose
  // names contain a hash of their content.
  'cache-control':
    /^(no-store|no-cache|max-age=86400|public, max-age=3600|public, max-age=31536000, immutable)$/,
  'content-security-policy': /^default-src 'none';.*frame-ancestors 'none'/,
}

/** Returns the missing headers, and the errors in the others. */
export function wrongIn(headers: Headers): string[] {
  const missing = Object.entries(always)
    .filter(([name, good]) => !good.test(String(headers[name])))
    .map(([name]) => `${name} is ${String(headers[name])}`)
  const told = ['server', 'x-powered-by'].filter((name) => headers[name] !== undefined)
  const policy = judged(String(headers['content-security-policy']))
  const cookies = [headers['set-cookie'] ?? []].flat().filter((line) => !isGuarded(line))
  return [...missing, ...told, ...policy, ...cookies]
}

/**
 * Returns the evaluator's findings of high or medium severity, or that the policy is missing. Its
 * possible findings and advice don't count.
 */
function judged(policy: string): string[] {
  const { csp } = new CspParser(policy)
  const findings = new CspEvaluator(csp, Version.CSP3).evaluate()
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)
}

/**
 * Returns whether a cookie is limited to this host and site, and hidden from scripts unless they
 * must send it back.
 */
function isGuarded(line: string): boolean {
  const [pair = '', ...parts] = line.split(/; */)
  const guards = new Set(parts.map((part) => part.toLowerCase()))
  const secret = !/XSRF-TOKEN=/.test(pair)
  return (
    !guards.has('samesite=none') &&
    parts.some((part) => /^samesite=/i.test(part)) &&
    !parts.some((part) => /^domain=/i.test(part)) &&
    (!secret || guards.has('httponly')) &&
    (!pair.startsWith('__') || guards.has('secure'))
  )
}

/** Callers who get a successful response from every call, and callers who get an error. */
const asking = callers.filter(({ name }) => ['nobody', 'owner', 'app for owner'].includes(name))

export const assuranceCheck: AssuranceCheck = {
  id: 'HD1',
  what: 'headers, cookies, and content security policies of every call and every kind of response, checked with csp_evaluator',
  holds:
    'no header is missing, csp_evaluator has no findings of high or medium severity, and every cookie has its attributes',
  size: 500,
  unit: 'responses',
  quick: 60,
  run: async (size, { newDatabase }) => {
    const databaseUrl = await newDatabase()
    const faults: string[] = []
    const policies = new Set<string>()
    let count = 0
    const judge = (name: string, headers: Headers) => {
      count++
      policies.add(String(headers['content-security-policy']))
      faults.push(...wrongIn(headers).map((wrong) => `${name}: ${wrong}`))
    }

    await using service = await startTestService({ databaseUrl })
    const aCast = await setUpCast(service)
    // The environment is the same as in production. In development, pages may also call a service
    // on this machine over HTTP.
    const environment = { PUBLIC_URL: 'https://id.example', SMTP_URL: 'smtp://127.0.0.1:1' }
    await using open = await startTestService({ beside: service, environment })
    for (const [name, path, { headers, ...sent } = {}] of classesOf(await aCast())) {
      const all = { host: 'id.example', ...headers }
      const answer = await rawRequest(open.url, path, { ...sent, headers: all })
      judge(`${name} (${answer.status})`, answer.headers)
    }
    for (const { name, call, sends } of rowsOfOneCast) {
      if (count >= size) break
      const cast = await aCast()
      for (const caller of asking) {
        const { as, who } = await caller.actAs(cast, call)
        const sent = await sends(cast, who)
        const { status, headers } = await as.request(call.method, urlTo(call, sent), sent.body)
        const told = { ...Object.fromEntries(headers), 'set-cookie': headers.getSetCookie() }
        judge(`${name} as ${caller.name} (${status})`, told)
      }
    }
    return { count, faults, also: `${policies.size} different policies` }
  },
}
