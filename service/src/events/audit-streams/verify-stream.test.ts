import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { StreamPreset } from '@accord/contract/rules/stream-presets.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseActivity } from '#activity/erase-activity.ts'
import { chainHash } from '#activity/chain.ts'
import { signChain } from '#activity/sign-heads.ts'
import { signHead } from '#activity/signed.ts'
import { fingerprintOf, publicKeyOf } from '#crypto/secrets.ts'
import { type StreamRow, findAuditStream } from '#data/events/audit-streams.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { storedRowFrom } from '#exports/file/check-export.ts'
import { cutActivity } from '#lifecycle/activity/cut-activity.ts'
import { notLogged } from '#observability/events.ts'
import { makeActivityOlder } from '#testing/activity.ts'
import { createTestStream } from '#testing/audit-streams.ts'
import { recordUpdate } from '#testing/events.ts'
import { runCommand } from '#testing/helpers/accord-process.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { type TestService, sharedTestService } from '#testing/test-service.ts'
import { checkCopy } from './check-copy.ts'
import { copiedRecords } from './copied-records.ts'
import { nextBatch } from './send-batch.ts'
import type { StreamRecord } from './stream-records.ts'

let service: TestService
let folder: string
let organization: TestOrganization
let files = 0

beforeAll(async () => {
  service = await sharedTestService()
  folder = await mkdtemp(join(tmpdir(), 'accord-stream-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  organization = await service.createOrganization()
  for (const name of ['ben', 'chen', 'dora']) {
    await organization.owner.as.call(inviteMember, {
      body: { organization: organization.id, email: `${name}@example.com`, roles: ['member'] },
    })
  }
  await sign()
})

const sign = () =>
  signChain(service.context.db, organization.id, service.context.secrets.signatureKey)
const fingerprint = () => fingerprintOf(publicKeyOf(service.context.secrets.signatureKey))

/** The lines that the stream's next batch has, without sending it. */
async function batch(after = 0, preset: StreamPreset = 'https') {
  const url = 'https://siem.example/_bulk'
  const token = preset === 'https' ? {} : { token: 'secret' }
  const stream = await createTestStream(service, organization, { url, preset, after, ...token })
  const next = await nextBatch(
    service.context,
    (await findAuditStream(service.context.db, stream.id)) as StreamRow,
  )
  await service.context.pool.query('delete from event_endpoints where id = $1', [stream.id])
  return next!.lines
}

async function fileOf(content: string | Buffer) {
  files += 1
  const path = join(folder, `copy-${files}`)
  await writeFile(path, content)
  return path
}

const check = async (lines: readonly string[], pinned?: string) =>
  checkCopy(copiedRecords(await fileOf(lines.join('\n'))), pinned)
const faultOf = async (lines: readonly string[], pinned?: string) => {
  const error: unknown = await check(lines, pinned).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof Error ? error.message : undefined
}
const parsed = (line: string) => JSON.parse(line) as StreamRecord
const changed = (line: string, by: object) => JSON.stringify({ ...parsed(line), ...by })
const without = (lines: readonly string[], at: number) => lines.filter((_, index) => index !== at)

describe('verify-stream', () => {
  test('a complete copy is valid up to its newest signed head', async () => {
    await recordUpdate(service, organization)
    const lines = await batch()
    expect(await check(lines, fingerprint())).toEqual([
      expect.objectContaining({
        organizationId: organization.id,
        first: 1n,
        last: BigInt(lines.length - 1),
        repeated: 0,
        erased: 0,
        cut: [],
        head: expect.objectContaining({ position: String(lines.length - 2) }),
        fingerprint: fingerprint(),
      }),
    ])
  })

  test('a copy can begin at any row', async () => {
    expect(await check(await batch(2))).toMatchObject([{ first: 3n }])
  })

  test('a copy whose head is not in it proves nothing', async () => {
    const lines = await batch()
    expect(await faultOf(lines.slice(0, -1))).toContain('no signed head covers row 1')
  })

  test('a removed row is found, also at the beginning of a later batch and at the end', async () => {
    const lines = await batch()
    expect(await faultOf(without(lines, 1))).toContain('row 2 is missing')
    const last = lines.length - 2
    expect(await faultOf(without(lines, last))).toContain(`row ${last + 1} is missing`)
  })

  test.each([
    ['at', { at: '2026-01-01T00:00:00.000Z' }, 'was changed'],
    ['detail', { detail: { roles: ['owner'] } }, 'was changed'],
    ['user', { user: null }, 'was changed'],
    ['words', { words: { email: 'eve@example.com' } }, 'the personal details were changed'],
    ['address', { address: '192.0.2.1' }, 'the IP address or browser was changed'],
    ['hash', { hash: '00'.repeat(32) }, 'was changed'],
    ['previousHash', { previousHash: '00'.repeat(32) }, "doesn't follow the row before it"],
    [
      'erased words',
      { words: { email: null }, wordsSalt: null },
      "the personal details were erased, but the erasure wasn't recorded",
    ],
  ])('a changed row is found by its %s', async (_, by, fault) => {
    const lines = await batch()
    const at = lines.findIndex((line) => parsed(line)['kind'] === 'member_invited')
    const message = await faultOf(lines.with(at, changed(lines[at]!, by)))
    expect(message).toMatch(new RegExp(`row ${at + 1}\\b`))
    expect(message).toContain(fault)
  })

  test('swapped rows are found, and so are swapped positions', async () => {
    const lines = await batch()
    expect(await faultOf([lines[0]!, lines[2]!, lines[1]!, ...lines.slice(3)])).toContain(
      'row 2 is missing',
    )
    expect(await faultOf([lines[1]!, lines[0]!, ...lines.slice(2)])).toContain(
      'row 1 is out of order',
    )
    const [second, third] = [lines[1]!, lines[2]!]
    const swapped = [changed(third, { position: 2 }), changed(second, { position: 3 })]
    expect(await faultOf([lines[0]!, ...swapped, ...lines.slice(3)])).toContain('row 2')
  })

  test('a changed row is found even if all later rows were hashed again', async () => {
    const lines = await batch()
    let previous: Buffer | null = null
    const forged = lines.slice(0, -1).map((line, index) => {
      const record = index === 1 ? { ...parsed(line), detail: { roles: ['owner'] } } : parsed(line)
      const row = storedRowFrom(record, organization.id, previous)!
      const hash: Buffer = chainHash(previous, row)
      const text = JSON.stringify({
        ...record,
        previousHash: previous?.toString('hex') ?? null,
        hash: hash.toString('hex'),
      })
      previous = hash
      return text
    })
    expect(await faultOf([...forged, lines.at(-1)!])).toContain("isn't the row that was signed")
  })

  test("another organization's name on the rows is found", async () => {
    const other = await service.createOrganization()
    const forged = (await batch()).map((line) => changed(line, { organization: other.id }))
    expect(await faultOf(forged)).toContain('row 1')
  })

  test('overlapping batches are valid, and a changed repeat is found', async () => {
    const lines = await batch()
    const rows = lines.slice(0, -1)
    const again = [...rows.slice(0, 3), ...rows.slice(1), ...lines.slice(-1)]
    expect(await check(again)).toMatchObject([{ repeated: 2, last: BigInt(rows.length) }])
    const at = 3
    const bad = again.with(at, changed(again[at]!, { detail: { roles: ['owner'] } }))
    expect(await faultOf(bad)).toContain('row 2')
  })

  test('a head or a key that someone else made is rejected', async () => {
    const lines = await batch()
    const { privateKey } = generateKeyPairSync('ed25519')
    const last = parsed(lines.at(-1)!)
    const { keyId, signature } = signHead(
      {
        organizationId: organization.id,
        position: String(last['position']),
        hash: Buffer.from(last['hash'] as string, 'hex'),
        at: new Date(last.at),
      },
      privateKey,
    )
    const forged = changed(lines.at(-1)!, { keyId, signature: signature.toString('base64') })
    expect(await faultOf([...lines.slice(0, -1), forged])).toContain('was signed with the key')
    const publicKey = publicKeyOf(privateKey).toString('base64')
    const consistent = changed(forged, { publicKey })
    expect(await faultOf([...lines.slice(0, -1), consistent])).toBeUndefined()
    expect(await faultOf([...lines.slice(0, -1), consistent], fingerprint())).toContain(
      'a record was signed with a different key',
    )
    expect(await faultOf([...lines, consistent])).toContain(
      'a record was signed with a different key',
    )
  })

  test('a copy from before an erasure is valid, and so is one from after it', async () => {
    const before = await batch()
    const { db } = service.context
    const erasing = { group: 'words' as const, organizationId: organization.id }
    await inTransaction(db, (trx) =>
      eraseActivity(trx, notLogged, { ...erasing, positions: [3n] }, { kind: 'system' }),
    )
    await sign()
    const after = await batch()
    expect(after.join()).not.toContain('chen@example.com')
    expect(await check(after)).toMatchObject([{ erased: 1 }])
    expect(await check([...before, ...after])).toMatchObject([{ erased: 0 }])
    const record = after.findIndex((line) => parsed(line)['kind'] === 'activity_erased')
    expect(await faultOf(after.slice(0, record).concat(before.at(-1)!))).toContain(
      "row 3: the personal details were erased, but the erasure wasn't recorded",
    )
  })

  test('rows that the policy deleted before they were sent need a signed floor', async () => {
    const before = (await batch()).slice(0, 2)
    await makeActivityOlder(service, organization.id, 800)
    const whole = await batch()
    const older = whole.slice(0, 2)
    const headOfRow3 = whole.at(-1)!
    await recordUpdate(service, organization)
    const { secrets, pool } = service.context
    await pool.query('update organizations set activity_years = 2 where id = $1', [organization.id])
    const kept = older.length + 2
    expect(await cutActivity(service.context, organization.id, secrets.signatureKey)).toEqual({
      removed: kept,
    })
    await sign()
    const rest = await batch(2)
    expect(await check([...older, ...rest])).toMatchObject([
      { first: 1n, cut: [{ from: 3, to: kept }] },
    ])
    expect(await faultOf([...older, ...rest.slice(1)])).toContain('row 3 is missing')
    expect(await faultOf([...before, ...older])).toContain('row 1')
    expect(await faultOf([...older, headOfRow3, ...rest])).toContain('rows up to')
  })
})

describe('the command', () => {
  const verify = (...given: string[]) => runCommand('verify-stream', given, {})

  test('the command reads the formats of all receivers, and what their exports make of them', async () => {
    const [https, splunk, datadog, elastic] = await Promise.all([
      batch(),
      batch(0, 'splunk'),
      batch(0, 'datadog'),
      batch(0, 'elastic'),
    ])
    const copies = {
      https: https.join('\n'),
      compressed: gzipSync(`${https.join('\n')}\n`),
      splunk: splunk.join('\n'),
      'splunk export': https
        .map((line) => JSON.stringify({ preview: false, result: { _raw: line } }))
        .join('\n'),
      datadog: `[${datadog.join(',\n')}]`,
      'datadog export': JSON.stringify(
        datadog.map((line) => ({
          id: 'x',
          attributes: { attributes: { accord: JSON.parse(line).accord } },
        })),
      ),
      elastic: `${elastic.join('\n')}\n`,
      'elastic export': https
        .map((line) =>
          JSON.stringify({ _index: 'logs', _source: { '@timestamp': 'x', ...parsed(line) } }),
        )
        .join('\n'),
    }
    for (const [name, content] of Object.entries(copies)) {
      const found = await checkCopy(copiedRecords(await fileOf(content)))
      expect(found, name).toMatchObject([{ first: 1n, last: BigInt(https.length - 1) }])
    }
  })

  test('the command prints what it verified, and needs no data', async () => {
    const lines = await batch()
    const [first, second] = await Promise.all([
      fileOf(gzipSync(lines.slice(0, 2).join('\n'))),
      fileOf(lines.slice(2).join('\n')),
    ])
    const { stdout } = await verify(first, second, '--signed-by', fingerprint())
    expect(stdout).toContain(
      `Organization ${organization.id}: rows 1 to ${lines.length - 1} are complete and unchanged.`,
    )
    expect(stdout).toContain(`Signed with the key ${fingerprint()}.`)
    expect(stdout).not.toContain('Compare it')
    await expect(verify(second, first)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('row 1 is out of order'),
    })
    const sorted = await verify(second, first, '--any-order')
    expect(sorted.stdout).toContain('complete and unchanged')
  })

  test.each([
    ['nothing', '', 'The files contain no records.'],
    ['other text', 'hello', "line 1 isn't JSON."],
    ['other JSON', '{"hello":1}', "line 1 isn't a record of an audit stream."],
    ['a row without fields', '{"record":"activity","organization":"x"}', 'the record was changed'],
    ['control characters', '{"record":"activity","organization":"\\u001b[2J"}', 'was changed'],
  ])('a file with %s is rejected', async (_, content, fault) => {
    await expect(verify(await fileOf(content))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(fault),
    })
  })

  test('a missing file and a missing argument are reported', async () => {
    const gone = join(folder, 'gone')
    const refused = (text: string) => ({ code: 1, stderr: expect.stringContaining(text) })
    await expect(verify(gone)).rejects.toMatchObject(refused('does not exist'))
    await expect(verify()).rejects.toMatchObject(refused('Specify at least one file.'))
  })
})
