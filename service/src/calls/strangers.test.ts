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

/**
 * Invalid credentials. Each must be treated like no credential at all, with an error for people
 * or for programs.
 */
const strangers: Record<string, () => Promise<Record<string, string>>> = {
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

test.each(Object.entries(strangers))(
  'a call open to everyone treats a credential %s like none',
  async (_kind, credential) => {
    const cast = await aCast()
    const as = service.anonymous.with(await credential())
    for (const { name, call, sends } of firstRowsOfOneCast.filter((row) => !isRefused(row))) {
      const sent = await sends(cast, cast.owner)
      const { status } = await as.request(call.method, urlTo(call, sent), sent.body)
      expect(`${name} ${status}`).toBe(`${name} ${table.get(name)![nobody]}`)
    }
  },
)

describe('calls that need a session', () => {
  const asked: { row: Row; sent: Awaited<ReturnType<Row['sends']>> }[] = []
  // Set up once for all tests, because rejected calls change nothing.
  beforeAll(async () => {
    const cast = await aCast()
    for (const row of firstRowsOfOneCast.filter(isRefused)) {
      asked.push({ row, sent: await row.sends(cast, cast.owner) })
    }
  })

  test.each(Object.entries(strangers))(
    'every other call rejects a credential %s like a missing one, with the same error',
    async (_kind, credential) => {
      const headers = await credential()
      const as = service.anonymous.with(headers)
      const words = new Set<string>()
      for (const { row, sent } of asked) {
        const { call, name } = row
        const { status, body } = await as.request(call.method, urlTo(call, sent), sent.body)
        expect(`${name} ${status}`).toBe(`${name} ${table.get(name)![nobody]}`)
        const { requestId: _, ...rest } = body as Record<string, unknown>
        words.add(JSON.stringify(rest))
      }
      const { authorization = '' } = headers
      const { code, message } = /^Bearer ac[pu]_/.test(authorization)
        ? unauthenticated
        : invalidToken
      expect([...words]).toEqual([JSON.stringify({ code, message })])
    },
  )
})
