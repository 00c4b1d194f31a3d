import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { updateOrganization } from '@accord/contract/organizations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#database/retry.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { together } from '#testing/together.ts'
import { checkChains } from './check-chains.ts'
import { recordOrganizationActivity } from './organization-activity.store.ts'

let service: TestService
let id: string

beforeAll(async () => {
  service = await startTestService()
  const { id: organizationId, owner } = await service.anOrganization()
  id = organizationId
  await together(6, (number) =>
    owner.as.call(updateOrganization, { params: { id }, body: { description: `Boats ${number}` } }),
  )
  // Behind a proxy the address can come in a spelling other than the database's.
  const caller = { address: '2001:DB8:0:0::1', agent: 'curl/8 “quoted”', isBrowser: false }
  await inTransaction(service.context.db, (trx) =>
    recordOrganizationActivity(trx, {
      kind: 'organization_updated',
      organizationId,
      actor: { user: owner, sessionId: null },
      profileId: owner.profileId,
      caller,
      detail: { subject: 'Zoë → Ana', change: 'name' },
    }),
  )
})
afterAll(() => service[Symbol.asyncDispose]())

/** Runs the command as `npm run check-activity` does. */
async function runCommand() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'check-chain.ts')], {
    env: { ...process.env, DATABASE_URL: service.databaseUrl },
  })
  const [output, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ])
  return { output: output.trim(), code }
}

describe('the chain of activity', () => {
  test('holds after changes at once, and whatever an address or an agent looks like', async () => {
    expect(await checkChains(service.context.db)).toEqual({ organizations: 1, rows: 8 })
    expect(await runCommand()).toEqual({
      output: '1 organizations, 8 rows: all chains hold',
      code: 0,
    })
  })

  test.each<[string, string, RegExp]>([
    ['a changed word', `update activity set detail = '{}' where position = 3`, /row 3 .*changed/],
    ['a changed time', `update activity set at = now() where position = 4`, /row 4 .*changed/],
    [
      'another address',
      `update activity set address = '::2' where position = 5`,
      /row 5 .*changed/,
    ],
    ['a removed row', `delete from activity where position = 2`, /row 2 .*missing/],
    ['a removed end', `delete from activity where position = 8`, /row 8: it is missing/],
    [
      'a rewritten hash',
      `update activity set hash = sha256('x') where position = 6`,
      /row 6 .*changed/,
    ],
    [
      'a forged end',
      `update organizations set activity_head = sha256('x')`,
      /its last row was exchanged/,
    ],
  ])('tells %s', async (_what, tamper, sentence) => {
    const { db } = service.context
    const undo = new Error('undone')
    const seen = db.transaction().execute(async (trx) => {
      await sql.raw(tamper).execute(trx)
      expect((await checkChains(trx)).broken).toMatch(sentence)
      throw undo
    })
    await expect(seen).rejects.toBe(undo)
  })

  test('that is broken ends the command with a failure that names the row', async () => {
    const { pool } = service.context
    await pool.query(`update activity set agent = 'forged' where position = 1`)
    const { output, code } = await runCommand()
    expect(code).toBe(1)
    expect(output).toContain(`Organization ${id}, row 1`)
  })
})
