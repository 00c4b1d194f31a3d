import { type ActivityCheck, checkActivity } from '@accord/contract/activity.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import { updateOrganization } from '@accord/contract/organizations.ts'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import { publicKeyOf } from '#crypto/secrets.ts'
import { makeActivityOlder } from '#testing/activity.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { cuttableDatabase } from '#testing/helpers/cuttable-database.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { checkStep, chainPositionFrom } from './check-chains.ts'
import { eraseActivity } from './erase-activity.ts'
import { cutActivity } from '#lifecycle/activity/cut-activity.ts'
import { signChain } from './sign-heads.ts'
import { notLogged } from '#observability/events.ts'

let service: TestService
let organization: TestOrganization

/** The chain has seven rows. The second row's words are erased, the third row records that, and six rows are signed. */
beforeAll(async () => {
  service = await startTestService({ limits: 'activityChecksPerProfile=20/1m' })
  organization = await service.createOrganization()
  const { id, owner } = organization
  const body = { organization: id, email: 'chen@example.com', roles: ['member' as const] }
  await owner.as.call(inviteMember, { body })
  const { db, secrets } = service.context
  const erasing = { group: 'words' as const, organizationId: id, positions: [2n] }
  await inTransaction(db, (trx) => eraseActivity(trx, notLogged, erasing, { kind: 'system' }))
  for (const city of ['Bath', 'Leith', 'Cork']) await update(city)
  expect(await signChain(db, id, secrets.signatureKey)).toBeUndefined()
  await update('Hull')
})
afterAll(() => service[Symbol.asyncDispose]())

function update(city: string) {
  const { id, owner } = organization
  return owner.as.call(updateOrganization, { params: { id }, body: { city } })
}

/** Changes the database, runs all steps with two rows per step, and rolls the change back. */
async function steps(tamper?: string): Promise<ActivityCheck[]> {
  const { db } = service.context
  const trx = await db.startTransaction().execute()
  try {
    if (tamper !== undefined) await sql.raw(tamper).execute(trx)
    return await allSteps(trx)
  } finally {
    await trx.rollback().execute()
  }
}

async function allSteps(db: Transaction<Database>): Promise<ActivityCheck[]> {
  const publicKey = publicKeyOf(service.context.secrets.signatureKey)
  const made: ActivityCheck[] = []
  for (let step; !step || !(step.done || step.fault !== null);) {
    const after: ReturnType<typeof chainPositionFrom> = chainPositionFrom(made.at(-1)?.place ?? {})
    step = await checkStep(db, organization.id, { after, publicKey, maxRows: 2 })
    made.push(step)
  }
  return made
}

const faultOf = async (tamper: string) => (await steps(tamper)).at(-1)!.fault

describe('a check of the activity', () => {
  const check = (query: { position?: number; hash?: string } = {}) =>
    organization.owner.as.call(checkActivity, { params: { id: organization.id }, query })

  test("a check uses separate connections, so that many checks don't delay other requests", async () => {
    const connecting = vi.spyOn(service.context.reader, 'connect')
    await check()
    expect(connecting).toHaveBeenCalledOnce()
    connecting.mockRestore()
  })

  test("a check shows the chain's start, end, and signed head", async () => {
    const { rows } = await service.context.pool.query<{ hash: Buffer; at: Date }>(
      'select hash, at from organization_activity order by position',
    )
    const whole = await check()
    expect(whole).toMatchObject({
      since: rows[0]!.at.toISOString(),
      rows: 7,
      checked: 7,
      place: { position: 7, hash: rows[6]!.hash.toString('hex') },
      done: true,
      fault: null,
      head: { position: 6, hash: rows[5]!.hash.toString('hex'), keyId: expect.any(String) },
    })
    expect(await check(whole.place!)).toMatchObject({ checked: 0, place: whole.place, done: true })
    const third = { position: 3, hash: rows[2]!.hash.toString('hex') }
    expect(await check(third)).toMatchObject({ checked: 4, place: whole.place, done: true })
  })

  test('a check in steps has the same result, even if a later step records an erasure in an earlier one', async () => {
    const made = await steps()
    expect(made.map(({ checked, done, fault }) => [checked, done, fault])).toEqual([
      [2, false, null],
      [2, false, null],
      [2, false, null],
      [1, true, null],
    ])
    expect(made.at(-1)!.place).toEqual((await check()).place)
  })

  test.each([
    [
      'a changed row',
      `update organization_activity set detail = '{}' where position = 4`,
      /^row 4 .* was changed/,
    ],
    ['a missing row', `delete from organization_activity where position = 4`, /^row 4 is missing/],
    ['a cut end', `delete from organization_activity where position = 7`, /^row 7 is missing/],
    [
      'a cut end that the organization agrees with',
      `delete from organization_activity where position > 5; update organizations set activity_count = 5,
       activity_head = (select hash from organization_activity where position = 5)`,
      /^row 6 is missing/,
    ],
    [
      'a replaced end',
      `update organizations set activity_head = sha256('x')`,
      /^row 7 was replaced/,
    ],
    [
      'a forged head',
      `update activity_heads set hash = sha256('x')`,
      /^row 6: the signature of its head/,
    ],
    [
      'a silent erasure',
      `update organization_activity set address = null, agent = null, device_salt = null where position = 4`,
      /^row 4: the IP address or browser was erased, but the erasure wasn't recorded/,
    ],
    [
      'a row behind the end',
      `update organizations set activity_count = 6,
       activity_head = (select hash from organization_activity where position = 6)`,
      /^row 7: it is not part/,
    ],
  ])('a check reports %s', async (_what, tamper, sentence) => {
    expect(await faultOf(tamper)).toMatch(sentence)
  })

  test('a check can resume from a row only with its hash, and not beyond the end', async () => {
    expect(await check({ position: 3, hash: 'ab'.repeat(32) })).toMatchObject({
      done: false,
      fault: expect.stringMatching(/^row 4 .* doesn't follow the row before it$/),
    })
    expect(await check({ position: 7, hash: 'ab'.repeat(32) })).toMatchObject({
      fault: 'row 7 was replaced',
    })
    expect(await check({ position: 8, hash: 'ab'.repeat(32) })).toMatchObject({
      fault: 'row 8 is missing',
    })
  })

  test.each(['position=3', `hash=${'ab'.repeat(32)}`, 'position=0&hash=x', 'position=x', 'row=1'])(
    'a check rejects the query %s',
    async (query) => {
      const path = `/api/organization/${organization.id}/activity/check?${query}`
      expect((await organization.owner.as.request('GET', path)).status).toBe(400)
    },
  )

  test('a check of a cut chain starts after its floor, even if it stopped elsewhere before', async () => {
    const other = await service.createOrganization()
    const first = { params: { id: other.id }, query: {} }
    const begun = await other.owner.as.call(checkActivity, first)
    await makeActivityOlder(service, other.id, 400)
    const { pool, secrets } = service.context
    await pool.query('update organizations set activity_years = 1 where id = $1', [other.id])
    await cutActivity(service.context, other.id, secrets.signatureKey)
    const query = begun.place!
    expect(await other.owner.as.call(checkActivity, { ...first, query })).toMatchObject({
      rows: 1,
      checked: 1,
      done: true,
      fault: null,
    })
  })

  test("a check counts once toward the limit and isn't repeated automatically if its connection is cut afterwards", async () => {
    const { id, owner } = await service.createOrganization()
    await using cable = await cuttableDatabase(service.databaseUrl)
    await using cut = await startTestService({ databaseUrl: cable.url })
    const as = cut.anonymous.with({ authorization: `Bearer ${owner.token}` })
    const path = `/api/organization/${id}/activity/check`
    let counted = false
    cable.onStatement = (text) => {
      if (!counted) return void (counted = text.includes('activityChecksPerProfile'))
      // This matches only the check's snapshot, because the service also queries the database in the background.
      if (!text.includes('repeatable read')) return undefined
      cable.onStatement = () => undefined
      // A second attempt would succeed.
      setImmediate(() => cable.mend())
      return 'cut before'
    }
    expect((await as.request('GET', path)).status).toBe(503)
    const { rows } = await service.context.pool.query(
      `select count from limits where name = 'activityChecksPerProfile' and key = $1`,
      [owner.profileId],
    )
    expect(rows).toEqual([{ count: 1 }])
    expect((await as.request('GET', path)).status).toBe(200)
  })

  test('only managers can run checks, up to a limit', async () => {
    const member = await service.createMember(organization, ['member'])
    const sent = { params: { id: organization.id }, query: {} }
    expect((await member.as.refused(checkActivity, sent)).body.code).toBe('forbidden')
    const answers = await Promise.all(
      Array.from({ length: 21 }, () =>
        organization.owner.as.request('GET', `/api/organization/${organization.id}/activity/check`),
      ),
    )
    expect(answers.map(({ status }) => status)).toContain(429)
  })
})
