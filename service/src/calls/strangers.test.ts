import { invalidToken, unauthenticated } from '@accord/contract/errors.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { callers } from '#testing/access/callers.ts'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { firstRowsOfOneCast, type Row } from '#testing/access/examples.ts'
import { readTable } from '#testing/access/table.ts'
import { addTotp, firstStep } from '#testing/factors.ts'
import { urlTo } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let aCast: () => Promise<TestCast>
const table = readTable()
const nobody = callers.findIndex(({ name }) => name === 'nobody')

beforeAll(async () => {
  ;({ service, aCast } = await sharedCasting())
})

const bearing = (token: string) => ({ authorization: `Bearer ${token}` })
const change = (statement: string, id: string) => service.context.pool.query(statement, [id])

const aPending = async () => {
  const ana = await service.createPerson()
  await addTotp(ana, service.context)
  return (await firstStep(service.anonymous, ana)).pending
}

type Credential = () => Promise<Record<string, string>>
interface Asked {
  row: Row
  sent: Awaited<ReturnType<Row['sends']>>
}

/**
 * Invalid credentials. Each one must be treated like a missing credential, with an error for people or for programs.
 */
const strangers: Record<string, Credential> = {
  'without any': async () => ({}),
  'with a malformed token': async () => bearing('nonsense'),
  'with a made-up token': async () => bearing(`acu_${'A'.repeat(43)}`),
  "with an application's made-up token": async () => bearing(`aca_${'A'.repeat(43)}`),
  "with an application's secret as the token": async () => bearing(`acs_${'A'.repeat(43)}`),
  'with a refresh token as the token': async () => bearing(`acr_${'A'.repeat(43)}`),
  'with an expired token': async () => {
    const { id, token } = await service.createPerson()
    await change(
      `update tokens set created_at = now() - interval '61 minutes', expires_at = now()
       where session_id in (select id from sessions where user_id = $1)`,
      id,
    )
    return bearing(token)
  },
  'with the token of an ended session': async () => {
    const { as, token } = await service.createPerson()
    await as.request('POST', '/api/auth/logout')
    return bearing(token)
  },
  "with a browser's token and no cookie": async () =>
    bearing((await service.createBrowserOf(await service.createPerson())).token),
  'with the token of an expired session': async () => {
    const { id, token } = await service.createPerson()
    await change(
      `update sessions set created_at = now() - interval '24 hours', expires_at = now()
       where user_id = $1`,
      id,
    )
    return bearing(token)
  },
  'with a sign-in that waits for its second factor as the token': async () =>
    bearing(await aPending()),
  'with a sign-in that waits for its second factor as cookies': async () => {
    const pending = await aPending()
    const names = ['accord', 'accord-oauth', 'accord-device', 'XSRF-TOKEN']
    return { cookie: names.map((name) => `${name}=${pending}`).join('; '), ...bearing(pending) }
  },
  'with the token of a session from before the second factor': async () => {
    const ana = await service.createPerson()
    const before = await ana.signInAgain()
    await addTotp(ana, service.context)
    return bearing(before)
  },
  'with the token of an idle session': async () => {
    const { id, token } = await service.createPerson()
    await change(
      `update sessions set last_seen_at = now() - interval '61 minutes' where user_id = $1`,
      id,
    )
    return bearing(token)
  },
}

const isRefused = ({ call }: Row) => call.access === 'session'

// The first one was never a token, and the second one no longer is.
const inEveryRun = ['with a made-up token', 'with the token of an ended session']
const named = Object.entries(strangers)
const [often, seldom] = [true, false].map((is) =>
  named.filter(([kind]) => inEveryRun.includes(kind) === is),
) as [typeof named, typeof named]
const long = { tags: ['long'] }

const ofEachFeature = (all: Row[]) =>
  all.filter(({ feature }, at) => all[at - 1]?.feature !== feature)

describe('calls open to everyone', () => {
  const open = firstRowsOfOneCast.filter((row) => !isRefused(row))
  const fromEveryCall = (_kind: string, credential: Credential) => expectIgnored(open, credential)

  test.each(named)(
    'a call of each feature treats a credential %s like a missing one',
    (_kind, credential) => expectIgnored(ofEachFeature(open), credential),
  )
  test.each(often)('every call treats a credential %s like a missing one', fromEveryCall)
  test.each(seldom)('every call treats a credential %s like a missing one', long, fromEveryCall)

  async function expectIgnored(all: Row[], credential: Credential) {
    const cast = await aCast()
    const as = service.anonymous.with(await credential())
    for (const { name, call, sends } of all) {
      const sent = await sends(cast, cast.owner)
      const { status } = await as.request(call.method, urlTo(call, sent), sent.body)
      expect(`${name} ${status}`).toBe(`${name} ${table.get(name)![nobody]!.slice(0, 3)}`)
    }
  }
})

describe('calls that need a session', () => {
  const asked: Asked[] = []
  // The data is set up once for all tests, because rejected calls change nothing.
  beforeAll(async () => {
    const cast = await aCast()
    for (const row of firstRowsOfOneCast.filter(isRefused)) {
      asked.push({ row, sent: await row.sends(cast, cast.owner) })
    }
  })

  const fromEveryCall = (_kind: string, credential: Credential) =>
    expectSameError(asked, credential)

  test.each(named)(
    'a call of each feature rejects a credential %s like a missing one, with the same error',
    (_kind, credential) => {
      const few = ofEachFeature(asked.map(({ row }) => row))
      return expectSameError(
        asked.filter(({ row }) => few.includes(row)),
        credential,
      )
    },
  )
  test.each(often)(
    'every call rejects a credential %s like a missing one, with the same error',
    fromEveryCall,
  )
  test.each(seldom)(
    'every call rejects a credential %s like a missing one, with the same error',
    long,
    fromEveryCall,
  )
})

async function expectSameError(asked: Asked[], credential: Credential) {
  const headers = await credential()
  const as = service.anonymous.with(headers)
  const errors = new Set<string>()
  for (const { row, sent } of asked) {
    const { call, name } = row
    const { status, body } = await as.request(call.method, urlTo(call, sent), sent.body)
    expect(`${name} ${status}`).toBe(`${name} ${table.get(name)![nobody]}`)
    const { requestId: _, ...rest } = body as Record<string, unknown>
    errors.add(JSON.stringify(rest))
  }
  const { authorization = '' } = headers
  const { code, message } = /^Bearer ac[pu]_/.test(authorization) ? unauthenticated : invalidToken
  expect([...errors]).toEqual([JSON.stringify({ code, message })])
}
