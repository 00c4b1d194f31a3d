import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSchema } from './database/schema/schema-differences.ts'
import { compareSchemas, findSchemaDifferences } from '#database/schema/schema-differences.ts'
import { openDatabase } from '#database/open.ts'
import { demoPassword } from '#dev/demo/greeting.ts'
import { spawnAccord } from '#testing/helpers/accord-process.ts'
import { runCommand } from './testing/helpers/accord-process.ts'
import { startSmtpCatcher } from '#testing/helpers/smtp-catcher.ts'
import { createTestDatabase, emptyDatabase } from '#testing/helpers/test-database.ts'
import { caller } from '#testing/test-client.ts'
import { emailsDueInOldTables, fillOldTables } from '#testing/versions/upgrade/due-in-old-tables.ts'
import { workDue } from '#testing/versions/upgrade/work-due.ts'
import { findEmptyTables } from '#testing/versions/upgrade/fill-the-rest.ts'

/** The folder with dumps of released versions, each with the secret key that its data is encrypted with. */
const dumps = join(import.meta.dirname, 'testing/versions/upgrade')
const versions = (await readdir(dumps))
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.slice(0, -'.sql'.length))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function load(version: string): Promise<string> {
  const url = await emptyDatabase()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(await readFile(join(dumps, `${version}.sql`), 'utf8'))
  await client.query('set search_path = public')
  expect(await findEmptyTables(client)).toEqual([])
  await client.end()
  return url
}

test('0.1.0 is the first version that can be upgraded', () => {
  expect(versions).toContain('0.1.0')
})

describe.each(versions)('data from version %s', (version) => {
  test('migrated data from an earlier version has the same schema as a new database, and the service can use it', async () => {
    const DATABASE_URL = await load(version)
    const environment = {
      DATABASE_URL,
      SECRET_KEY_FILE: join(dumps, `${version}.key`),
      EXPORTS_DIR: join(folder, randomUUID()),
    }
    await using accord = await spawnAccord(environment)
    await accord.ready

    const { db, close } = openDatabase(DATABASE_URL)
    await using fresh = await createTestDatabase()
    expect(await findSchemaDifferences(db)).toEqual([])
    const [made, upgraded] = [await readSchema(fresh.db), await readSchema(db)]
    expect(compareSchemas(made, upgraded)).toEqual([])
    expect([...upgraded.keys()].toSorted()).toEqual([...made.keys()].toSorted())
    await close()

    const ana = { email: 'ana.duarte@northside.example', password: demoPassword }
    const signedIn = await caller(accord.url).request('POST', '/api/auth/login', ana)
    expect(signedIn.status).toBe(200)
    const { stdout } = await runCommand('check-activity', [], environment)
    expect(stdout).toMatch(/^\d+ organizations: \d+ valid rows, \d+ removed /)
  })
})

test('everything that was due in 0.1.0 happens, including partly finished work, and each email is sent once', async () => {
  const DATABASE_URL = await load('0.1.0')
  const client = new Client({ connectionString: DATABASE_URL })
  await client.connect()
  await fillOldTables(client)
  for (const statement of Object.values(workDue).flatMap(({ left }) => left)) {
    await client.query(statement)
  }
  const names = Object.keys(workDue)
  const conditions = Object.values(workDue).map(({ done }) => done)
  const stillDue = async () => {
    const { rows } = await client.query({
      text: `select ${conditions.join(', ')}`,
      rowMode: 'array',
    })
    return names.filter((_name, at) => rows[0]![at] !== true)
  }
  expect(await stillDue()).toEqual(names)

  await using smtp = await startSmtpCatcher()
  await using accord = await spawnAccord({
    DATABASE_URL,
    SECRET_KEY_FILE: join(dumps, '0.1.0.key'),
    EXPORTS_DIR: join(folder, randomUUID()),
    SMTP_URL: smtp.url,
  })
  await accord.ready
  await expect.poll(stillDue, { interval: 500 }).toEqual([])
  // The text of this email was encrypted by 0.1.0.
  const invitation = smtp.letters.find(({ subject }) =>
    subject?.startsWith('Invitation to join “Organization 49de8055”'),
  )
  expect(invitation?.text).toContain('Organization 49de8055')

  const mailingsDue = async () => {
    const { rows } = await client.query(
      `select from mailings where done_at is null and due_at <= now()`,
    )
    return rows.length
  }
  await expect.poll(mailingsDue).toBe(0)
  const { rows: emails } = await client.query<{ email: string }>(
    `select split_part(recipient, '@', 1) || ' ' || kind as email from mails
     where recipient like '%@upgrade.example'`,
  )
  expect(emails.map(({ email }) => email).toSorted()).toEqual(emailsDueInOldTables)
  const { rows: recorded } = await client.query(
    `select from organization_activity where kind = 'network_deleted' and detail ->> 'network' = 'Upgraded ring'`,
  )
  expect(recorded).toHaveLength(2)
  await client.end()
})
