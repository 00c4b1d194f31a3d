import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateToLatest } from '#database/migrating/migrate.ts'
import { databaseBefore } from '#testing/versions/database-before.ts'
import { findHistory } from './network-history.store.ts'

test('who was deleted before deletions were kept left the map then, with what it shared then', async () => {
  await using database = await databaseBefore('0053')
  const { db } = database
  const [home, network] = [randomUUID(), randomUUID()]
  await sql`insert into organizations (id, name) values (${home}, 'Northside')`.execute(db)
  await sql`insert into networks (id, organization_id, name, shares, changes_since)
    values (${network}, ${home}, 'Care Circle', '{organization,survey}', now() - interval '9 days')`.execute(
    db,
  )
  const joined = async (name: string) => {
    const id = randomUUID()
    await sql`insert into organizations (id, name) values (${id}, ${name})`.execute(db)
    await sql`insert into network_members (id, network_id, organization_id, expires_at)
      values (${randomUUID()}, ${network}, ${id}, now())`.execute(db)
    await sql`update network_members set accepted_at = now(), shares = '{organization,survey}'
      where organization_id = ${id}`.execute(db)
    return id
  }
  const [still, narrowed, quiet] = [
    await joined('Maple'),
    await joined('Harbor'),
    await joined('Cedar'),
  ]
  await sql`update network_changes set at = at - interval '5 days'`.execute(db)
  await sql`update organizations set deleted_at = now() - interval '2 days',
    removed_from = now() + interval '28 days' where id in (${narrowed}, ${quiet})`.execute(db)
  await sql`update network_members set shares = '{organization}' where organization_id = ${narrowed}`.execute(
    db,
  )

  await migrateToLatest(db)
  const { changes } = await findHistory(db, network)
  const told = (id: string) =>
    changes
      .filter(({ organization_id }) => organization_id === id)
      .map(({ at, before, after, deletion }) => {
        const days = Math.round((Date.now() - at.getTime()) / 86_400_000)
        return { days, before, after, deletion }
      })
  const all = ['organization', 'survey']
  const join = { days: 5, before: null, after: all, deletion: false }
  const deleted = { days: 2, before: all, after: null, deletion: true }
  expect([still, narrowed, quiet].map(told)).toEqual([[join], [deleted, join], [deleted, join]])
})
