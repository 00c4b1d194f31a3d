import { generateKeyPairSync } from 'node:crypto'
import { updateOrganization } from '@accord/contract/organizations.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyIdOf, publicKeyOf } from '#crypto/secrets.ts'
import { checkedChains, rehash } from '#testing/activity.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { type SignedHead, signHead } from './signed.ts'
import { sweepTable } from '#lifecycle/retention.store.ts'
import { findChain, insertHead, listGrown, listHeads } from './chain.store.ts'
import { signChain, signGrownChains } from './sign-heads.ts'

let service: TestService
let organization: TestOrganization

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service[Symbol.asyncDispose]())
beforeEach(async () => {
  await service.context.pool.query(
    'truncate activity_heads, organization_activity, organizations cascade',
  )
  organization = await service.createOrganization()
  await grow(3)
})

async function grow(rows: number) {
  const { id, owner } = organization
  for (let row = 0; row < rows; row += 1) {
    const city = `Bath ${row}`
    await owner.as.call(updateOrganization, { params: { id }, body: { city } })
    await owner.as.call(updateOrganization, { params: { id }, body: { city: '' } })
  }
}

const key = () => service.context.secrets.signatureKey
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const sign = (now = hoursAgo(0)) => signGrownChains(service.context.db, key(), { now })
const heads = () => listHeads(service.context.db, organization.id)
const positions = async () => (await heads()).map(({ position }) => Number(position))
const broken = async () => (await checkedChains(service)).broken

/** Changes a row and every hash after it, as someone with access to the database could. */
async function rewrite(position: number) {
  const { db, pool } = service.context
  const { id } = organization
  await pool.query(
    `update organization_activity set kind = 'network_left' where organization_id = $1 and position = $2`,
    [id, position],
  )
  await rehash({ db, pool }, id)
}

describe('old signed heads', () => {
  const days = 24

  test('old heads are deleted once a later one covers their rows, and the chain stays valid', async () => {
    for (const age of [200, 150, 91, 89]) {
      expect(await sign(hoursAgo(age * days))).toEqual([])
      await grow(1)
    }
    const all = await positions()
    expect(all).toHaveLength(4)
    await sweepTable(service.context, 'activity_heads')
    expect(await positions()).toEqual(all.slice(0, 1))
    expect(await broken()).toEqual([])
    await rewrite(3)
    expect(await broken()).toEqual([expect.stringContaining("isn't the row that was signed")])
  })

  test("an old head stays if it's the last one of 1,000 rows", async () => {
    const { db } = service.context
    const hash = Buffer.alloc(32)
    for (const position of ['1', '999', '1000', '1001', '1500', '2001']) {
      const head = { organizationId: organization.id, position, hash, at: hoursAgo(91 * days) }
      await insertHead(db, signHead(head, key()))
    }
    await sweepTable(service.context, 'activity_heads')
    expect(await positions()).toEqual([2001, 1500, 1000])
  })

  test.each([
    ['remove_old_heads', 89],
    ['remove_old_account_activity', 729],
    ['remove_old_receipts', 2554],
  ])('%s rejects rows that are younger than the period', async (name, age) => {
    await expect(
      service.context.pool.query(`select ${name}(now() - $1 * interval '1 day', 1)`, [age]),
    ).rejects.toMatchObject({ code: '42501' })
  })
})

describe('signing the ends of chains', () => {
  test("each chain with new entries is signed once an hour, and unchanged chains aren't signed again", async () => {
    await service.createOrganization()
    expect(await sign(hoursAgo(2))).toEqual([])
    expect(await sign(hoursAgo(1.5))).toEqual([])
    expect(await positions()).toEqual([7])
    expect(await checkedChains(service)).toMatchObject({ rows: 8, unsigned: 0, broken: [] })
    await grow(1)
    expect(await checkedChains(service)).toMatchObject({ rows: 10, unsigned: 2, broken: [] })
    await sign(hoursAgo(1.5))
    expect(await positions()).toEqual([7])
    await sign()
    expect(await positions()).toEqual([9, 7])
    const [head] = await heads()
    expect(head!.keyId).toBe(keyIdOf(publicKeyOf(key())))
  })

  test('simultaneous instances sign a chain once', async () => {
    await runConcurrently(4, () => signChain(service.context.db, organization.id, key()))
    expect(await positions()).toEqual([7])
  })

  test('chains that grew before another chain was last signed are also signed', async () => {
    const { db, pool } = service.context
    const [quiet, busy] = [organization, await service.createOrganization()]
    await pool.query(
      `update organization_activity set at = at - interval '3 days' where organization_id = $1`,
      [quiet.id],
    )
    await signChain(db, busy.id, key())
    expect(await listGrown(db, hoursAgo(0))).toEqual([quiet.id])
  })

  test("a chain that was cut before its signed head is reported, even if it didn't grow", async () => {
    await sign(hoursAgo(2))
    await service.context.pool.query(
      `delete from organization_activity where position > 5;
       update organizations set activity_count = 5,
         activity_head = (select hash from organization_activity where position = 5)`,
    )
    expect(await sign()).toEqual([`Organization ${organization.id}, row 5 was replaced`])
    expect(await positions()).toEqual([7])
  })
})

describe('a chain that was rewritten with correct hashes', () => {
  test("a rewritten chain without a signed head isn't noticed", async () => {
    await rewrite(3)
    expect(await broken()).toEqual([])
  })

  test("a rewritten chain doesn't match its signed head", async () => {
    await sign()
    const [{ at }] = (await heads()) as [SignedHead]
    await rewrite(3)
    expect(await broken()).toEqual([
      expect.stringMatching(`row 7 .* isn't the row that was signed on ${at.toISOString()}`),
    ])
  })

  test("a rewritten chain isn't signed again", async () => {
    await sign(hoursAgo(2))
    await rewrite(3)
    await grow(1)
    expect(await sign()).toEqual([
      expect.stringMatching(/row 8 .* doesn't follow the row before it/),
    ])
    expect(await positions()).toEqual([7])
  })

  test("a rewritten chain can't be signed without the key", async () => {
    await sign()
    await rewrite(3)
    const { db, pool } = service.context
    const chain = (await findChain(db, organization.id))!
    const forged = {
      organizationId: organization.id,
      position: '7',
      hash: chain.hash!,
      at: new Date(),
    }
    await pool.query('update activity_heads set hash = $1', [chain.hash])
    expect(await broken()).toEqual([
      `Organization ${organization.id}, row 7: the signature of its head is invalid`,
    ])
    await pool.query('delete from activity_heads')
    const { privateKey } = generateKeyPairSync('ed25519')
    const signed = signHead(forged, privateKey)
    await insertHead(db, signed)
    const other = `row 7: its head was signed with the key ${signed.keyId}, but this service's key is ${keyIdOf(publicKeyOf(key()))}`
    expect(await broken()).toEqual([`Organization ${organization.id}, ${other}`])
    expect(await signChain(db, organization.id, key())).toBe(other)
    // The head has the ID of the right key.
    await pool.query('update activity_heads set key_id = $1', [keyIdOf(publicKeyOf(key()))])
    expect(await broken()).toEqual([expect.stringContaining('is invalid')])
  })
})
