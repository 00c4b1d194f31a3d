import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Client } from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { asRole } from '#testing/helpers/test-database.ts'
import { StartupError } from '#config/startup-error.ts'
import { openDatabase } from './open.ts'
import { requireReachable, whyUnfit } from '#database/startup-checks.ts'

const { serverUrl } = inject('postgres')
const name = () => `accord_test_${randomBytes(6).toString('hex')}`
const onDatabase = (database: string) =>
  serverUrl.replace(/^(\w+:\/\/[^/]*)\/[^?]*/, `$1/${database}`)

async function refusalOf(url: string): Promise<string> {
  const { pool, close } = openDatabase(url)
  try {
    await requireReachable(pool)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError)
    return (error as Error).message
  } finally {
    await close()
  }
}

async function withServer(work: (client: Client) => Promise<void>) {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

describe("a database that can't be used", () => {
  test('a missing database is explained', async () => {
    expect(await refusalOf(onDatabase('nowhere'))).toBe(
      `DATABASE_URL names a database that doesn't exist (database "nowhere" does not exist). Create it with encoding 'UTF8', or correct its name.`,
    )
  })

  test('a missing role is explained', async () => {
    expect(await refusalOf(asRole(serverUrl, 'nobody_here'))).toBe(
      'DATABASE_URL was rejected by the database (role "nobody_here" does not exist). Create the role, or add a line to pg_hba.conf that allows it.',
    )
  })

  test('a wrong password is explained', async () => {
    await using server = await refusingServer(
      '28P01',
      'password authentication failed for user "accord"',
    )
    expect(await refusalOf(server.url)).toBe(
      'DATABASE_URL was rejected by the database (password authentication failed for user "accord"). Correct the user name or the password in the URL.',
    )
  })

  test('a role without permission to connect is explained', async () => {
    await withServer(async (client) => {
      const [role, database] = [name(), name()]
      await client.query(`create role ${role} login`)
      await client.query(`create database ${database}`)
      await client.query(`revoke connect on database ${database} from public`)
      expect(await refusalOf(asRole(onDatabase(database), role))).toBe(
        `DATABASE_URL names a database that its role can't connect to (permission denied for database "${database}"). Grant the role CONNECT on it.`,
      )
      await client.query(`drop database ${database}`)
      await client.query(`drop role ${role}`)
    })
  })

  test("an encoding that can't store every name is explained", async () => {
    await withServer(async (client) => {
      const database = name()
      await client.query(
        `create database ${database} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
      )
      expect(await refusalOf(onDatabase(database))).toBe(
        "DATABASE_URL points to a database with encoding SQL_ASCII, which can't store every name. Recreate it with ENCODING 'UTF8' TEMPLATE template0.",
      )
    })
  })

  test('an outdated PostgreSQL version is explained', () => {
    expect(whyUnfit({ version: '14.11', major: 14, encoding: 'UTF8' })).toBe(
      'points to PostgreSQL 14.11, but Accord requires version 15 or later.',
    )
    expect(whyUnfit({ version: '15.2', major: 15, encoding: 'UTF8' })).toBeUndefined()
  })
})

/** Starts a server that rejects a password like PostgreSQL, because the test server needs none. */
async function refusingServer(state: string, sentence: string) {
  const fields = Buffer.from(`SFATAL\0C${state}\0M${sentence}\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `postgresql://accord:secret@127.0.0.1:${port}/accord`,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}
