import { randomBytes } from 'node:crypto'
import { startExport } from '@accord/contract/exports.ts'
import { Client, type Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { purgeAccount } from '#lifecycle/accounts/purge-account.ts'
import { runHousekeeping } from './background/workers.ts'
import { asRole } from '#testing/helpers/test-database.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { readConfig } from './config/config.ts'
import { prepareDatabase } from './prepare-database.ts'

/** The roles are created as docs/operating.md describes. One owns the tables, and the other works with them. */
const name = `accord_test_${randomBytes(4).toString('hex')}`
const [owner, working] = [`${name}_owner`, `${name}_work`]
const { serverUrl } = inject('postgres')
const url = serverUrl.replace(/^(\w+:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
const workUrl = asRole(url, working)

let service: TestService

beforeAll(async () => {
  const server = new Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`create role ${owner} login`)
  await server.query(`create role ${working} login`)
  await server.query(`create database ${name} owner ${owner}`)
  await server.end()
  await prepare()
  service = await startTestService({ databaseUrl: workUrl, worker: true })
})
afterAll(() => service[Symbol.asyncDispose]())

function prepare() {
  const config = readConfig({ DATABASE_URL: workUrl, DATABASE_MIGRATION_URL: asRole(url, owner) })
  return prepareDatabase(workUrl, config, { log: () => {} })
}

describe('a database role without migration rights', () => {
  test('a database role without migration rights is enough for the service, even after its rights are granted again', async () => {
    for (const _again of [1, 2]) {
      const organization = await service.createOrganization()
      const { id } = await organization.owner.as.call(startExport, {
        params: { type: 'organization', id: organization.id },
        body: {},
      })
      await expect
        .poll(async () => (await exportsOf(service.context.pool, id))[0]?.step)
        .toBe('completed')
      await prepare()
    }
  })

  test.each([
    ['create table mine (id int)'],
    ['create schema mine'],
    ['alter table users add column mine int'],
    ['alter table users disable trigger all'],
    ['create index mine on users (id)'],
    ['drop table limits'],
    ['truncate limits'],
    ['drop schema pgboss cascade'],
    ['create table pgboss.mine (id int)'],
    ['delete from organization_activity'],
    ["update organization_activity set kind = 'mine'"],
    ['update account_activity set user_id = null'],
    ['delete from activity_heads'],
    ['delete from account_activity'],
    ['delete from export_receipts'],
    ['update export_receipts set rows = 0'],
    ["insert into kysely_migration values ('9999-mine', '')"],
    ['delete from kysely_migration'],
    ['create role mine'],
    ["select pg_read_file('/etc/passwd')"],
  ])("a database role without migration rights can't %s", async (statement) => {
    await expect(service.context.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('a database role without migration rights removes history and accounts through database functions only', async () => {
    const { context } = service
    const warned = vi.spyOn(context.log, 'warn')
    await runHousekeeping(context)
    expect(warned.mock.calls).toEqual([])
    warned.mockRestore()
    const { id } = await service.createPerson()
    await context.pool.query(
      `update users set deleted_at = now(), removed_from = now() - interval '1 day' where id = $1`,
      [id],
    )
    await purgeAccount(context, id, new AbortController().signal)
    const { rowCount } = await context.pool.query(
      'select from account_activity where user_id = $1',
      [id],
    )
    expect(rowCount).toBe(0)
  })

  test('a database role without migration rights starts without another role if the tables are up to date', async () => {
    const config = readConfig({ DATABASE_URL: workUrl })
    await prepareDatabase(workUrl, config, { log: () => {} })
  })
})

async function exportsOf(pool: Pool, id: string) {
  const { rows } = await pool.query<{ step: string }>('select step from exports where id = $1', [
    id,
  ])
  return rows
}
