import { listActivity } from '@accord/contract/activity.ts'
import { me } from '@accord/contract/session.ts'
import { cancelSecondFactorReset } from '@accord/contract/factors.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withCapturedEvents } from '#testing/activity.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { Person } from '#testing/people.ts'
import { addSecondFactor } from '#testing/factors.ts'
import { runCommand } from '#testing/helpers/accord-process.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'
import { requestSecondFactorReset, runResets, cancelResetByOperator } from './resets.ts'

let service: TestService
let ana: Person

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  ana = await service.createPerson()
  await addSecondFactor(service, ana)
  await service.context.pool.query(
    `insert into totp (user_id, sealed, confirmed_at, created_at)
     values ($1, 'x', now() - interval '1 year', now() - interval '1 year')`,
    [ana.id],
  )
})

const ask = () => requestSecondFactorReset(service.context, ana.email)

/** Moves the reset's times into the past by this many hours. */
const pass = (hours: number) =>
  service.context.pool.query(
    `update second_factor_resets set asked_at = asked_at - make_interval(hours => $1),
       due_at = due_at - make_interval(hours => $1)`,
    [hours],
  )

const told = async () =>
  (await emailsTo(service.context, ana.email))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('second_factor'))
    .toReversed()

const has = async () => {
  const { rows } = await service.context.pool.query<{ second_factor: boolean; apps: number }>(
    `select second_factor, (select count(*)::int from totp where user_id = u.id) as apps
     from users u where id = $1`,
    [ana.id],
  )
  return rows[0]
}

describe("an operator's reset of a second factor", () => {
  test("an operator's reset removes the second factor and all sessions after 72 hours and three emails", async () => {
    expect(await ask()).toMatchObject({ before: false })
    await pass(23)
    await runResets(service.context)
    expect(await told()).toEqual(['second_factor_reset_asked'])
    await pass(1)
    await runResets(service.context)
    await runResets(service.context)
    expect(await told()).toEqual(['second_factor_reset_asked', 'second_factor_reset_asked'])
    await pass(47)
    await runResets(service.context)
    expect(await has()).toEqual({ second_factor: true, apps: 1 })
    await pass(1)
    await runConcurrently(4, () => runResets(service.context))
    expect((await told()).slice(2)).toEqual(['second_factor_reset'])
    expect(await has()).toEqual({ second_factor: false, apps: 0 })
    expect((await ana.as.request('GET', `/api${me.path}`)).status).toBe(401)
    const as = service.anonymous.with({ authorization: `Bearer ${await ana.signInAgain()}` })
    const { data } = await as.call(listActivity, { query: {} })
    const kinds = data.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.startsWith('second_factor'))).toEqual([
      'second_factor_reset',
      'second_factor_reset_asked',
    ])
  })

  test("an operator's reset of a second factor is created once for repeated requests", async () => {
    await ask()
    const [first] = (await service.context.pool.query('select due_at from second_factor_resets'))
      .rows
    await pass(1)
    const again = await ask()
    expect(again).toMatchObject({ before: true })
    expect((again as { due: Date }).due.getTime()).toBe(first.due_at.getTime() - 3_600_000)
    expect(await told()).toHaveLength(1)
  })

  test.each([1, 2])(
    "an operator's reset of a second factor is canceled with the link in email %i, once for ten concurrent requests",
    async (which) => {
      await ask()
      if (which === 2) {
        await pass(24)
        await runResets(service.context)
      }
      const code = await service.codeFor(ana.email)
      const answers = await runConcurrently(10, () =>
        service.anonymous.request('POST', `/api${cancelSecondFactorReset.path}`, { code }),
      )
      expect(statusCodes(answers)).toEqual({ 200: 1, 400: 9 })
      await runResets(service.context)
      expect(await has()).toEqual({ second_factor: true, apps: 1 })
      expect((await told()).at(-1)).toBe('second_factor_kept')
    },
  )

  test("an operator's reset of a second factor can be canceled despite guesses by strangers on the same network", async () => {
    const limits = 'codesPerAddress=2/1h'
    await using counting = await startTestService({ beside: service, limits })
    await service.context.pool.query('delete from limits')
    await ask()
    const code = await service.codeFor(ana.email)
    const keep = (sent: string) =>
      counting.anonymous.request('POST', `/api${cancelSecondFactorReset.path}`, { code: sent })
    const wrong = `acc_${'A'.repeat(43)}`
    expect(statusCodes(await runConcurrently(4, () => keep(wrong)))).toEqual({ 400: 2, 429: 2 })
    expect((await keep(code)).status).toBe(200)
  })

  test("an operator's reset of a second factor can be canceled by the operator", async () => {
    const { parts, lines } = withCapturedEvents(service.context)
    for (let times = 0; times < 2; times += 1) await requestSecondFactorReset(parts, ana.email)
    expect(await cancelResetByOperator(parts, ana.email)).toBe(true)
    expect(await cancelResetByOperator(parts, ana.email)).toBe(false)
    expect(lines).toMatchObject([
      { event: 'second-factor.reset-asked', account: ana.id },
      { event: 'second-factor.kept', account: ana.id },
    ])
    await pass(72)
    await runResets(service.context)
    expect(await has()).toEqual({ second_factor: true, apps: 1 })
  })

  test.each([
    ['is dropped if the last code was used while it was still valid at the request', 1, true],
    ['takes place if the last code was used before', 2, false],
  ])("an operator's reset of a second factor %s", async (_what, stepsBefore, stays) => {
    await ask()
    await pass(72)
    await service.context.pool.query(
      `update totp t set last_step = floor(extract(epoch from r.asked_at) / 30) - $2::int
       from second_factor_resets r where r.user_id = t.user_id and t.user_id = $1`,
      [ana.id, stepsBefore],
    )
    await runResets(service.context)
    expect(await has()).toEqual({ second_factor: stays, apps: stays ? 1 : 0 })
  })

  test("an operator's reset of a second factor is skipped if the person has used the factor in the meantime", async () => {
    await ask()
    await pass(72)
    await service.context.pool.query(
      `update totp set last_step = floor(extract(epoch from now()) / 30) where user_id = $1`,
      [ana.id],
    )
    await runResets(service.context)
    expect(await has()).toEqual({ second_factor: true, apps: 1 })
    expect((await told()).at(-1)).toBe('second_factor_kept')
  })

  test("an operator's reset of a second factor skips people whose rows are locked and resets theirs later", async () => {
    await ask()
    await pass(72)
    const another = await service.context.pool.connect()
    try {
      await another.query('begin')
      await another.query('select from users where id = $1 for no key update', [ana.id])
      await runResets(service.context)
      expect(await has()).toEqual({ second_factor: true, apps: 1 })
      await another.query('commit')
    } finally {
      another.release(true)
    }
    await runResets(service.context)
    expect(await has()).toEqual({ second_factor: false, apps: 0 })
  })

  test("an operator's reset of a second factor isn't created without an account or a second factor", async () => {
    expect(await requestSecondFactorReset(service.context, 'nobody@example.com')).toBe(
      'no such account',
    )
    const { email } = await service.createPerson()
    expect(await requestSecondFactorReset(service.context, email)).toBe('no second factor')
  })
})

test(
  'accord reset-second-factor explains its arguments and rejects an invalid address',
  { tags: ['long'] },
  async () => {
    const run = (...given: string[]) => runCommand('reset-second-factor', given)
    expect((await run('--help')).stdout).toContain('accord reset-second-factor EMAIL [--cancel]')
    await expect(run('ana')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("'ana' is not an email address."),
    })
  },
)
