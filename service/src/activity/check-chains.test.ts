import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inviteMember } from '@accord/contract/invitations.ts'
import { updateOrganization } from '@accord/contract/organizations.ts'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#database/tables.ts'
import { inTransaction } from '#database/transactions.ts'
import { checkedChains } from '#testing/activity.ts'
import { compileCache, programFile } from '#testing/helpers/accord-process.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { eraseActivity } from './erase-activity.ts'
import { recordOrganizationActivity } from './organization-activity.store.ts'
import { signChain } from './sign-heads.ts'
import { notLogged } from '#observability/events.ts'

const masterKey = randomBytes(32)
const keyFile = join(tmpdir(), `accord-test-${process.pid}-check-chains.key`)
let service: TestService
let id: string

/** The chain has nine rows. The last one is an invitation, and the first eight are signed. */
beforeAll(async () => {
  await writeFile(keyFile, masterKey.toString('base64'))
  service = await startTestService({ masterKey })
  const { id: organizationId, owner } = await service.createOrganization()
  id = organizationId
  await runConcurrently(6, (number) =>
    owner.as.call(updateOrganization, { params: { id }, body: { description: `Boats ${number}` } }),
  )
  // A proxy may write an address differently than the database does.
  const device = { address: '2001:DB8:0:0::1', agent: 'curl/8 “quoted”' }
  await inTransaction(service.context.db, (trx) =>
    recordOrganizationActivity(trx, notLogged, {
      kind: 'network_left',
      organizationId,
      author: { kind: 'person', userId: owner.id, profileId: owner.profileId },
      device,
      detail: { on: { network: randomUUID() }, network: 'Zoë → "Ana" \\ \u0007 🛶' },
    }),
  )
  const { db, secrets } = service.context
  expect(await signChain(db, id, secrets.signatureKey)).toBeUndefined()
  const body = { organization: id, email: 'chen@example.com', roles: ['member' as const] }
  await owner.as.call(inviteMember, { body })
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await rm(keyFile)
})

/** Runs the command like `accord check-activity`. */
async function runCommand() {
  const child = spawn(process.execPath, [await programFile('commands/check-activity')], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compileCache,
      DATABASE_URL: service.databaseUrl,
      SECRET_KEY_FILE: keyFile,
    },
  })
  const [output, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ])
  return { output: output.trim(), code }
}

/** Runs a check after a change to the database, and rolls the change back. */
async function afterwards<Seen>(
  change: (trx: Transaction<Database>) => Promise<unknown>,
  look: (trx: Transaction<Database>) => Promise<Seen>,
): Promise<Seen> {
  const { db } = service.context
  const trx = await db.startTransaction().execute()
  try {
    await change(trx)
    return await look(trx)
  } finally {
    await trx.rollback().execute()
  }
}

const found = (change: (trx: Transaction<Database>) => Promise<unknown>) =>
  afterwards(change, (trx) => checkedChains(service, trx))
const tampered = async (statement: string) =>
  (await found((trx) => sql.raw(statement).execute(trx))).broken

const system = { kind: 'system' } as const
const erasing = (group: 'words' | 'device', positions: bigint[]) => ({
  group,
  organizationId: id,
  positions,
})

describe('the chain of activity', () => {
  test('the chain is valid after simultaneous changes and with unusual addresses, browsers, and names', async () => {
    const holds = { organizations: 1, rows: 9, cut: 0, erased: 0, unsigned: 1, broken: [] }
    expect(await checkedChains(service)).toEqual(holds)
    expect(await runCommand()).toEqual({
      output: '1 organizations: 9 valid rows, 0 erased, 1 not signed yet',
      code: 0,
    })
  })

  test.each([
    ['a changed kind', `set kind = 'network_joined' where position = 3`, 3],
    ['a changed detail', `set detail = '{}' where position = 3`, 3],
    ['a changed time', `set at = now() where position = 4`, 4],
    ['an impossible time', `set at = 'infinity' where position = 4`, 4],
    ['another author', `set author = 'system', user_id = null where position = 4`, 4],
    ['another profile', `set profile_id = gen_random_uuid() where position = 4`, 4],
    ['an inserted application', `set other_id = id, other_name = 'x' where position = 4`, 4],
    ['another commitment', `set words_commitment = sha256('x') where position = 9`, 9],
    ['a rewritten hash', `set hash = sha256('x') where position = 6`, 6],
  ])('the check reports %s', async (_what, change, row) => {
    expect(await tampered(`update organization_activity ${change}`)).toEqual([
      expect.stringMatching(`^Organization ${id}, row ${row} \\(.*\\) was changed$`),
    ])
  })

  test.each([
    [
      'word',
      `set words = '{"email": "eve@example.com"}' where position = 9`,
      /9.*the personal details were/,
    ],
    [
      'salt',
      `set words_salt = '\\x00' where position = 9`,
      /row 9 .*the personal details were changed/,
    ],
    ['address', `set address = '::2' where position = 5`, /row 5 .*the IP address or browser was/],
    ['agent', `set agent = 'forged' where position = 1`, /row 1 .*the IP address or browser was/],
    [
      'word instead of an erased one',
      `set words_salt = null where position = 9`,
      /row 9 .*the personal details were changed/,
    ],
  ])('the check reports a changed %s', async (_what, change, sentence) => {
    expect(await tampered(`update organization_activity ${change}`)).toEqual([
      expect.stringMatching(sentence),
    ])
  })

  test.each([
    ['a removed row', `delete from organization_activity where position = 2`, 'row 2 is missing'],
    ['a removed end', `delete from organization_activity where position = 9`, 'row 9 is missing'],
    ['a forged end', `update organizations set activity_head = sha256('x')`, 'row 9 was replaced'],
  ])('the check reports the chain with %s', async (_what, statement, sentence) => {
    expect(await tampered(statement)).toEqual([`Organization ${id}, ${sentence}`])
  })

  test('the check reports a head with an impossible time', async () => {
    expect(await tampered(`update activity_heads set at = 'infinity'`)).toEqual([
      `Organization ${id}, row 8: the signature of its head is invalid`,
    ])
  })

  test.each([0, -3, 50])(
    'the check reports a row outside the chain, at position %i',
    async (position) => {
      const broken = await tampered(`
      insert into organization_activity (id, organization_id, position, at, kind, author, detail, hash)
      select gen_random_uuid(), organization_id, ${position}, at, 'network_left', 'system',
        '{"network": "forged"}', hash
      from organization_activity where position = 1`)
      expect(broken).toEqual([`Organization ${id}, row ${position}: it is not part of the chain`])
    },
  )

  test('the check reports removed rows at the end that only the signed head still covers', async () => {
    const broken = await tampered(`
      delete from organization_activity where position > 7;
      update organizations set activity_count = 7,
        activity_head = (select hash from organization_activity where position = 7)`)
    expect(broken).toEqual([`Organization ${id}, row 8 is missing`])
  })

  test('a broken chain makes the command fail and print the row', async () => {
    const { pool } = service.context
    const agents = `update organization_activity set agent = $1 where position = 1 returning $2::text`
    const { rows } = await pool.query<{ agent: string }>(
      'select agent from organization_activity where position = 1',
    )
    await pool.query(agents, ['forged', ''])
    const { output, code } = await runCommand()
    await pool.query(agents, [rows[0]!.agent, ''])
    expect(code).toBe(1)
    expect(output).toContain(`Organization ${id}, row 1`)
  })
})

describe('erased parts of the chain', () => {
  test('an erasure is recorded and counted, and the chain stays valid', async () => {
    const seen = await found(async (trx) => {
      expect(await eraseActivity(trx, notLogged, erasing('words', [9n, 3n]), system)).toBe(1)
      expect(await eraseActivity(trx, notLogged, erasing('device', [2n, 3n, 5n]), system)).toBe(3)
      // Data that was already erased isn't erased again.
      expect(await eraseActivity(trx, notLogged, erasing('device', [2n]), system)).toBe(0)
    })
    expect(seen).toEqual({ organizations: 1, rows: 11, cut: 0, erased: 4, unsigned: 3, broken: [] })
  })

  test('an erasure removes one group of values and its salt from the row', async () => {
    const row = await afterwards(
      (trx) =>
        eraseActivity(trx, notLogged, erasing('words', [9n]), { kind: 'command', name: 'forget' }),
      (trx) =>
        sql<object>`select a.words, a.words_salt, a.address is not null as has_address, told.detail,
            told.author, told.other_name
          from organization_activity a, organization_activity told
          where a.position = 9 and told.position = 10`.execute(trx),
    )
    expect(row.rows).toEqual([
      {
        words: { email: null },
        words_salt: null,
        has_address: true,
        detail: { group: 'words', ranges: [{ from: 9, to: 9 }] },
        author: 'command',
        other_name: 'forget',
      },
    ])
  })

  test.each([
    [
      'words',
      `words = '{"email": null}', words_salt = null where position = 9`,
      "row 9: the personal details were erased, but the erasure wasn't recorded",
    ],
    [
      'device',
      `address = null, agent = null, device_salt = null where position in (4, 5)`,
      "row 4: the IP address or browser was erased, but the erasure wasn't recorded",
    ],
  ] as const)('an erasure without a record is reported: %s', async (group, change, sentence) => {
    const statement = sql.raw(`update organization_activity set ${change}`)
    // A record about another group or another row isn't enough.
    const seen = await found(async (trx) => {
      await eraseActivity(
        trx,
        notLogged,
        erasing(group === 'words' ? 'device' : 'words', [9n]),
        system,
      )
      await eraseActivity(trx, notLogged, erasing('device', [3n]), system)
      await statement.execute(trx)
    })
    expect(seen.broken).toEqual([`Organization ${id}, ${sentence}`])
  })

  test("a record of an erasure doesn't cover rows that were written after it", async () => {
    const seen = await found(async (trx) => {
      const detail = { group: 'words' as const, ranges: [{ from: 1, to: 1_000_000 }] }
      const about = { organizationId: id, author: system, device: null }
      await recordOrganizationActivity(trx, notLogged, {
        kind: 'activity_erased',
        detail,
        ...about,
      })
      const left = {
        kind: 'member_left',
        detail: { on: { profile: randomUUID() }, email: 'chen@example.com' },
      } as const
      await recordOrganizationActivity(trx, notLogged, { ...left, ...about })
      await sql`update organization_activity set words = '{"email": null}', words_salt = null
        where position = 11`.execute(trx)
    })
    expect(seen.broken).toEqual([
      `Organization ${id}, row 11: the personal details were erased, but the erasure wasn't recorded`,
    ])
  })

  test.each(['null', `'{}'`, `'{"somebody wrote this": null}'`])(
    "erased values can't be replaced by other values: %s",
    async (words) => {
      const seen = await found(async (trx) => {
        await eraseActivity(trx, notLogged, erasing('words', [9n]), system)
        await sql`update organization_activity set words = ${sql.raw(words)}
          where position = 9`.execute(trx)
      })
      expect(seen.broken).toEqual([
        expect.stringMatching(/row 9 .*the personal details were changed$/),
      ])
    },
  )

  test("an unreadable record of an erasure covers nothing and doesn't stop the check", async () => {
    const seen = await found(async (trx) => {
      const detail = { group: 'words', ranges: [null] } as never
      const about = { organizationId: id, author: system, device: null }
      await recordOrganizationActivity(trx, notLogged, {
        kind: 'activity_erased',
        detail,
        ...about,
      })
      await sql`update organization_activity set words = '{"email": null}', words_salt = null
        where position = 9`.execute(trx)
    })
    expect(seen.broken).toEqual([
      `Organization ${id}, row 9: the personal details were erased, but the erasure wasn't recorded`,
    ])
  })
})
