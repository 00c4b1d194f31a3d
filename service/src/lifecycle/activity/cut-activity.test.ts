import { randomUUID } from 'node:crypto'
import { AsyncLocalStorage } from 'node:async_hooks'
import { generateKeyPairSync } from 'node:crypto'
import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inSnapshot, inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import { checkedChains, makeActivityOlder, rehash } from '#testing/activity.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { signChain } from '#activity/sign-heads.ts'
import { cutActivity } from './cut-activity.ts'
import { listDue } from './due.store.ts'
import { type SignedFloor, signFloor } from '#activity/signed.ts'
import { findFloor } from '#activity/chain.store.ts'
import { sweepTable } from '#lifecycle/retention.store.ts'
import { notLogged } from '#observability/events.ts'

let service: TestService
let organization: TestOrganization
const key = () => service.context.secrets.signatureKey
const cut = (max?: number) => cutActivity(service.context, organization.id, key(), max)
const broken = async () => (await checkedChains(service)).broken
const named = (fault: string) => [`Organization ${organization.id}, ${fault}`]

beforeAll(async () => {
  service = await startTestService()
  organization = await service.createOrganization()
})
afterAll(() => service[Symbol.asyncDispose]())

/** Starts with five rows older than a year, a policy that keeps one year, and two new rows. */
async function begin() {
  await service.context.pool.query(
    `truncate activity_heads, activity_floors, organization_activity;
     update organizations set activity_count = 0, activity_head = null, activity_years = null`,
  )
  await grow(5)
  await makeActivityOlder(service, organization.id, 400)
  await choose(1)
  await grow(2)
}

function grow(rows: number) {
  const { id: organizationId, owner } = organization
  return inTransaction(service.context.db, async (trx) => {
    for (let row = 0; row < rows; row += 1) {
      await recordOrganizationActivity(trx, notLogged, {
        kind: 'network_left',
        organizationId,
        author: { kind: 'person', userId: owner.id, profileId: owner.profileId },
        device: { address: '203.0.113.9', agent: 'curl/8' },
        detail: { on: { network: randomUUID() }, network: `Boats ${row}` },
      })
    }
  })
}

function choose(years: 1 | 2 | 7 | null) {
  const chosen = 'update organizations set activity_years = $2 where id = $1'
  return service.context.pool.query(chosen, [organization.id, years])
}

const positions = async () => {
  const { rows } = await service.context.pool.query<{ position: string }>(
    'select position from organization_activity order by position',
  )
  return rows.map(({ position }) => Number(position))
}

async function page() {
  const read = { params: { id: organization.id }, query: { $limit: 3 } }
  return organization.owner.as.call(listOrganizationActivity, read)
}

describe('a chain that is cut', () => {
  beforeEach(begin)

  test('a cut removes rows older than the policy, signs a floor, and records itself in a row', async () => {
    const { db } = service.context
    expect(await listDue(db, 'cut', 10)).toEqual([organization.id])
    expect(await cut()).toEqual({ removed: 5 })
    expect(await positions()).toEqual([6, 7, 8])
    expect(await listDue(db, 'cut', 10)).toEqual([])
    expect(await cut()).toEqual({ removed: 0 })
    expect(await checkedChains(service)).toEqual({
      organizations: 1,
      rows: 3,
      cut: 5,
      erased: 0,
      unsigned: 3,
      broken: [],
    })
    const shown = await page()
    expect(shown.__meta.total).toBe(3)
    expect(shown.data[0]).toMatchObject({
      kind: 'activity_cut',
      author: { kind: 'system' },
      detail: { to: 5, years: 1 },
    })
  })

  test('a chain that was cut continues, is signed, and is cut again', async () => {
    const { db } = service.context
    await cut()
    await grow(1)
    expect(await signChain(db, organization.id, key())).toBeUndefined()
    expect(await checkedChains(service)).toMatchObject({ rows: 4, unsigned: 0, broken: [] })
    await makeActivityOlder(service, organization.id, 400)
    await grow(1)
    expect(await cut()).toEqual({ removed: 4 })
    expect(await positions()).toEqual([10, 11])
    expect(await checkedChains(service)).toMatchObject({ rows: 2, cut: 9, broken: [] })
  })

  test("a chain isn't cut beyond its signed head", async () => {
    await cut()
    await makeActivityOlder(service, organization.id, 400)
    await service.context.pool.query('delete from activity_heads')
    await service.context.pool.query(
      `insert into activity_heads (organization_id, position, hash, at, key_id, signature)
       select organization_id, position, hash, at, key_id, signature from activity_floors`,
    )
    expect(await listDue(service.context.db, 'cut', 10)).toEqual([organization.id])
    expect(await cut()).toEqual({ removed: 0 })
    expect(await positions()).toEqual([6, 7, 8])
  })

  test('a chain is cut in steps, stays valid after each one, and stops when an owner changes the policy', async () => {
    expect(await cut(2)).toEqual({ removed: 2 })
    expect(await broken()).toEqual([])
    expect((await positions())[0]).toBe(3)
    await choose(2)
    expect(await cut(2)).toEqual({ removed: 0 })
    await choose(null)
    expect(await cut(2)).toEqual({ removed: 0 })
    expect((await positions())[0]).toBe(3)
    expect(await broken()).toEqual([])
  })

  test("a chain that was rewritten below the next signed head isn't cut", async () => {
    await service.context.pool.query(
      `update organization_activity set detail = '{"network":"Cars"}' where position = 2`,
    )
    await rehash(service.context, organization.id)
    expect(await cut(2)).toEqual({
      fault: expect.stringMatching(/^row 5 .* isn't the row that was signed on /),
    })
    expect((await positions())[0]).toBe(1)
  })

  test('simultaneous cuts take effect once, during writes, signing, and checks', async () => {
    const { db } = service.context
    const cutting = runConcurrently(4, async () => {
      const [removed, faults] = await Promise.all([cut(3), broken()])
      expect(faults).toEqual([])
      return removed
    })
    const [rounds] = await Promise.all([cutting, grow(2), signChain(db, organization.id, key())])
    expect(rounds.filter((round) => 'fault' in round)).toEqual([])
    while (((await cut(3)) as { removed: number }).removed > 0);
    expect((await positions())[0]).toBe(6)
    expect(await broken()).toEqual([])
  })

  test('a snapshot taken before a cut still shows the whole chain', async () => {
    const { db } = service.context
    const seen = await inSnapshot(db, async (snapshot) => {
      await sql`select 1 from organizations`.execute(snapshot)
      await cut()
      return checkedChains(service, snapshot)
    })
    expect(seen).toMatchObject({ rows: 7, cut: 0, broken: [] })
    expect(await checkedChains(service)).toMatchObject({ rows: 3, cut: 5, broken: [] })
  })

  test('a cut killed at any statement leaves a valid chain, and the next run finishes it', async () => {
    const { db } = service.context
    const inCut = new AsyncLocalStorage<true>()
    for (let killed = 0, statement = 1; ; statement += 1) {
      let sent = 0
      const executor = Object.getPrototypeOf(db.getExecutor())
      const { executeQuery } = executor
      const broke = vi.spyOn(executor, 'executeQuery')
      broke.mockImplementation(function (this: unknown, ...query: unknown[]) {
        // Other parts of the service also query the database in the background.
        if (inCut.getStore()) sent += 1
        if (inCut.getStore() && sent === statement) throw new Error('killed')
        return Reflect.apply(executeQuery, this, query)
      })
      const done = await inCut.run(true, () => cut(2)).catch(() => 'killed')
      broke.mockRestore()
      expect(await broken()).toEqual([])
      if (done !== 'killed') {
        expect(killed).toBeGreaterThan(8)
        expect(done).toEqual({ removed: 2 })
        break
      }
      killed += 1
      expect(await positions()).toEqual([1, 2, 3, 4, 5, 6, 7])
    }
  })
})

describe('housekeeping', () => {
  beforeEach(begin)

  test('housekeeping cuts due chains but not unlimited ones, and logs an error for a rewritten one', async () => {
    const { context } = service
    const forEver = await service.createOrganization()
    await makeActivityOlder(service, forEver.id, 4000)
    const rewritten = await service.createOrganization()
    await makeActivityOlder(service, rewritten.id, 400)
    await context.pool.query('update organizations set activity_years = 1 where id = $1', [
      rewritten.id,
    ])
    await context.pool.query(
      `update organization_activity set detail = '{"name": "Eve"}' where organization_id = $1`,
      [rewritten.id],
    )
    await rehash(context, rewritten.id)
    const log = { info: vi.fn(), error: vi.fn() }
    await sweepTable({ ...context, log: log as never }, 'organization_activity')
    const floors = await context.pool.query('select organization_id from activity_floors')
    expect(floors.rows).toEqual([{ organization_id: organization.id }])
    const cuts = log.info.mock.calls.filter(([, event]) => event === 'activity.cut')
    expect(cuts).toMatchObject([
      [{ organization: organization.id, what: { years: 1 } }, 'activity.cut'],
    ])
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { fault: expect.stringMatching(/row 1 .* isn't the row that was signed/) },
      expect.any(String),
    )
  })
})

describe('check-activity', () => {
  /** Returns the faults that a change to the database causes, and then rolls the change back. */
  async function found(change: (trx: Transaction<Database>) => Promise<unknown>) {
    const trx = await service.context.db.startTransaction().execute()
    try {
      await change(trx)
      return (await checkedChains(service, trx)).broken
    } finally {
      await trx.rollback().execute()
    }
  }
  const after = (statement: string) => found((trx) => sql.raw(statement).execute(trx))
  const write = (floor: SignedFloor) => (trx: Transaction<Database>) =>
    sql`update activity_floors set position = ${floor.position}, hash = ${floor.hash},
      before = ${floor.before}, at = ${floor.at}, key_id = ${floor.keyId},
      signature = ${floor.signature}`.execute(trx)

  beforeAll(async () => {
    await begin()
    await cut(4)
    await signChain(service.context.db, organization.id, key())
  })

  test('check-activity reports a missing floor', async () => {
    expect(await after('delete from activity_floors')).toEqual(
      named('row 1 is missing, and no signed floor records that the chain was cut'),
    )
  })

  test.each([
    ['position', 'position = 3'],
    ['hash', `hash = sha256('x')`],
    ['time', `before = before - interval '1 day'`],
    ['signing time', `at = 'infinity'`],
    ['signature', `signature = '\\x00'`],
  ])('check-activity reports a floor with a forged %s', async (_what, change) => {
    expect(await after(`update activity_floors set ${change}`)).toEqual([
      expect.stringMatching(/row \d: the signature of its floor is invalid$/),
    ])
  })

  test("check-activity reports a floor signed by someone else, even with the right key's ID", async () => {
    const floor = (await findFloor(service.context.db, organization.id))!
    const { privateKey } = generateKeyPairSync('ed25519')
    const forged = signFloor(floor, privateKey)
    expect(await found(write(forged))).toEqual([
      expect.stringContaining(`its floor was signed with the key ${forged.keyId}`),
    ])
    expect(await found(write({ ...forged, keyId: floor.keyId }))).toEqual(
      named('row 4: the signature of its floor is invalid'),
    )
  })

  test('check-activity reports a floor of another row or chain, or an older one', async () => {
    const floor = (await findFloor(service.context.db, organization.id))!
    const other = signFloor({ ...floor, hash: Buffer.alloc(32, 1) }, key())
    expect(await found(write(other))).toEqual([
      expect.stringMatching(/row 5 .* doesn't follow the signed floor before it$/),
    ])
    const older = signFloor({ ...floor, position: '3' }, key())
    expect(await found(write(older))).toEqual(named('row 4 is missing'))
    const elsewhere = signFloor({ ...floor, organizationId: organization.owner.id }, key())
    expect(await found(write(elsewhere))).toEqual(
      named('row 4: the signature of its floor is invalid'),
    )
  })

  test('check-activity reports missing rows without a floor, and rows below it', async () => {
    expect(await after('delete from organization_activity where position = 5')).toEqual(
      named('row 5 is missing'),
    )
    expect(
      await after(`insert into organization_activity
        (id, organization_id, position, at, kind, author, detail, hash)
        select gen_random_uuid(), organization_id, 4, at, 'network_left', 'system', '{}', hash
        from organization_activity where position = 5`),
    ).toEqual(named('row 4: it is not part of the chain'))
  })

  test('check-activity reports a cut that no row records', async () => {
    const { db } = service.context
    const told = await sql<{ position: string; hash: Buffer }>`select position, hash
      from organization_activity where kind = 'activity_cut'`.execute(db)
    const [{ position, hash }] = told.rows as [{ position: string; hash: Buffer }]
    const floor = (await findFloor(db, organization.id))!
    // In this case, the attacker also has the key.
    const silent = await found(async (trx) => {
      const about = {
        organizationId: organization.id,
        author: { kind: 'system' },
        device: null,
      } as const
      const left = {
        kind: 'network_left',
        detail: { on: { network: randomUUID() }, network: 'Boats' },
      } as const
      await recordOrganizationActivity(trx, notLogged, { ...left, ...about })
      await write(signFloor({ ...floor, position, hash }, key()))(trx)
      await sql`delete from organization_activity where position <= ${position}`.execute(trx)
      await sql`delete from activity_heads where position <= ${position}`.execute(trx)
    })
    expect(silent).toEqual(
      named(`row ${position}: the chain was cut here, but the cut wasn't recorded`),
    )
  })
})

describe('someone with the database but no key', () => {
  beforeAll(begin)

  test.each([
    ['rows that the organization still keeps', 6, 1],
    ['rows of an organization without a limit', 1, null],
  ])("someone without the key can't remove %s", async (_what, position, years) => {
    const { pool } = service.context
    await pool.query('update organizations set activity_years = $1', [years])
    const forged = pool.query(
      `select cut_activity(row(organization_id, position, hash, at, at, 'x', 'x')::activity_floors)
       from organization_activity where position = $1`,
      [position],
    )
    await expect(forged).rejects.toMatchObject({ code: '42501' })
  })

  test("someone without the key can't remove everything by adding an old row, or lower a floor", async () => {
    const { pool } = service.context
    await begin()
    const adding = (position: number) =>
      pool.query(
        `insert into organization_activity (id, organization_id, position, at, kind, author, detail, hash)
         values (gen_random_uuid(), $1, $2, '1999-01-01', 'network_left', 'system', '{}', '\\x00')`,
        [organization.id, position],
      )
    const forge = (position: number) =>
      pool.query(
        `select cut_activity(row(organization_id, position, hash, at, at, 'x', 'x')::activity_floors)
         from organization_activity where position = $1`,
        [position],
      )
    await adding(9)
    await expect(forge(9)).rejects.toMatchObject({ code: '42501' })
    await pool.query('delete from organization_activity where position = 9')
    await cut(4)
    await adding(3)
    await expect(forge(3)).rejects.toMatchObject({ code: '42501' })
  })
})
