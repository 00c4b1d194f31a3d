import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyTemplate } from '#testing/helpers/postgres-for-tests.ts'
import { reviewEntities } from './access-entities.ts'
import { sqlForSubject, type Column, type Entity } from './entities.ts'
import { sharedEntities } from './network-entities.ts'
import { ownEntities } from './contents.ts'

let client: Client
let names: Map<number, string>
beforeAll(async () => {
  client = new Client({ connectionString: await copyTemplate(inject('postgres')) })
  await client.connect()
  const { rows } = await client.query<{ oid: number; name: string }>(
    'select oid, oid::regtype::text as name from pg_type',
  )
  names = new Map(rows.map(({ oid, name }) => [oid, name]))
})
afterAll(() => client.end())

/** The types that a cast converts to each kind without losing anything. */
const typesOf: Record<Column['kind'], string[]> = {
  text: ['text'],
  uuid: ['uuid'],
  hex: ['bytea'],
  proof: ['bytea'],
  time: ['timestamp with time zone'],
  number: ['smallint', 'integer', 'bigint'],
  boolean: ['boolean'],
  list: ['text[]'],
  json: ['jsonb'],
}

const all: Record<string, Entity[]> = {
  ...ownEntities,
  review: reviewEntities,
  shared: Object.values(sharedEntities),
}
const each = Object.entries(all).flatMap(([of, entities]) =>
  entities.map((entity) => ({ of, name: entity.name, entity })),
)

test.each(each)('$of: the type of each column of $name matches its kind', async ({ entity }) => {
  const { columns, uncast } = entity
  const { fields } = await client.query(`${sqlForSubject(randomUUID(), uncast)} limit 0`)
  const typed = fields.map(({ dataTypeID }, at) => ({
    column: columns[at]?.name,
    kind: columns[at]?.kind,
    type: names.get(dataTypeID)!,
  }))
  expect(typed.length).toBe(columns.length)
  expect(typed.filter(({ kind, type }) => !kind || !typesOf[kind].includes(type))).toEqual([])
})
