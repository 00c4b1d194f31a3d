import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { addresses, passwords } from './cluster.ts'

/** Roles and database, by a file that operators are given. */
export async function makeDatabase(file: string) {
  const client = new Client({
    connectionString: `postgresql://postgres:${passwords.superuser}@127.0.0.1:${addresses.primary}/postgres`,
  })
  await client.connect()
  // Each by itself: a database is not made within a transaction.
  for (const statement of readFileSync(file, 'utf8').split(';\n')) {
    if (statement.trim() !== '') await client.query(statement)
  }
  await client.end()
}
