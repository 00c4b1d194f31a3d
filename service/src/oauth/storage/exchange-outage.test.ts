import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashSecret } from '#crypto/random-secret.ts'
import { cuttableDatabase, type CuttableDatabase } from '#testing/helpers/cuttable-database.ts'
import type { TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'
import { type Stage, startOAuthService, startStage } from '#testing/oauth.ts'
import {
  approvedCode,
  type Form,
  refreshing,
  tokenRequest,
} from '#testing/helpers/token-requests.ts'

/** The stage keeps its database, and a second instance has a connection that can be cut. */
let { service, organization, application, client, browser } = {} as Stage
let cable: CuttableDatabase
let shaky: TestService

beforeAll(async () => {
  ;({ service, organization, application, client, browser } = await startStage())
  cable = await cuttableDatabase(service.databaseUrl)
  shaky = await startOAuthService({ databaseUrl: cable.url })
})
afterAll(async () => {
  await shaky[Symbol.asyncDispose]()
  await cable[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

const aCode = () => approvedCode({ client, browser, organization })
const aRefreshToken = async () =>
  refreshing((await exchange(service, await aCode())).body.refresh_token!)
const exchange = (at: TestService, form: Form) => tokenRequest(at, application, form)

/**
 * Cuts the connection at the next statement of an exchange after the given number of statements. Returns the statements
 * up to then.
 */
function cutBehind(passing: number, how: 'cut before' | 'cut after') {
  const seen: string[] = []
  cable.onStatement = (text) => {
    const [name] = /(find|save|consume|redeem|delete)-oauth-[\w-]+/.exec(text) ?? []
    if (name === undefined) return undefined
    seen.push(name)
    return seen.length === passing + 1 ? how : undefined
  }
  return seen
}

const kinds = [
  ['code', aCode],
  ['refresh token', aRefreshToken],
] as const
const moments = ['cut before', 'cut after'] as const

describe.each(kinds)('an outage while a %s is exchanged', (_kind, issue) => {
  test.each(moments)('one retry succeeds after a connection %s any statement', async (how) => {
    for (let passing = 0; ; passing += 1) {
      const asked = await issue()
      const seen = cutBehind(passing, how)
      const first = await exchange(shaky, asked)
      cable.onStatement = () => undefined
      // By now, every statement was interrupted once.
      if (seen.length <= passing) {
        expect({ status: first.status, passing }).toEqual({ status: 200, passing: seen.length })
        expect(passing).toBeGreaterThan(3)
        return
      }
      const after = first.headers.get('retry-after')
      expect({ at: seen.at(-1), status: first.status, after }).toEqual({
        at: seen.at(-1),
        status: 503,
        after: '2',
      })
      cable.mend()

      const again = await exchange(shaky, asked)
      expect({ at: seen.at(-1), status: again.status }).toEqual({ at: seen.at(-1), status: 200 })
      const { access_token } = again.body
      expect((await oauth.tokenIntrospection(client, access_token!)).active).toBe(true)
      await laterFor(asked)
      expect(await exchange(service, asked)).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant' },
      })
      expect((await oauth.tokenIntrospection(client, access_token!)).active).toBe(false)
    }
  })

  test("another instance doesn't treat the retry as theft", async () => {
    const asked = await issue()
    cable.onStatement = (text) => (/(redeem|consume)-oauth/.test(text) ? 'cut after' : undefined)
    expect((await exchange(shaky, asked)).status).toBe(503)
    cable.onStatement = () => undefined
    // The outage may last longer than the time in which a refresh can be repeated.
    await laterFor(asked)
    cable.mend()
    await untilSettled(asked)
    expect((await exchange(service, asked)).status).toBe(200)
  })

  test('a retry also works while PostgreSQL still runs the first attempt', async () => {
    const asked = await issue()
    const { db, pool } = service.context
    const { first, again } = await db.transaction().execute(async (trx) => {
      // The issued token needs the approval, so the exchange waits after it has used the code or token.
      await trx.selectFrom('approvals').select('id').forUpdate().execute()
      const cutOff = exchange(shaky, asked)
      await untilBlocked(pool)
      await cable.cut()
      cable.mend()
      const retried = exchange(shaky, asked)
      await untilBlocked(pool, 2)
      return { first: cutOff, again: retried }
    })
    expect((await first).status).toBe(503)
    expect((await again).status).toBe(200)
  })
})

const hashOf = ({ code, refresh_token }: Form) => hashSecret((code ?? refresh_token)!)

/** Skips the time in which a refresh returns the same response. */
const laterFor = (asked: Form) =>
  service.context.pool.query(
    `update oauth_artifacts set consumed_at = consumed_at - interval '61 seconds' where hash = $1`,
    [hashOf(asked)],
  )

/**
 * Waits until the instance has undone the use. A code is then unused again, and a refresh token looks as if it was just
 * used.
 */
async function untilSettled(asked: Form) {
  const { pool } = service.context
  const longUsed = `select from oauth_artifacts where hash = $1 and consumed_at < now() - interval '60 seconds'`
  await expect.poll(async () => (await pool.query(longUsed, [hashOf(asked)])).rowCount).toBe(0)
}
