import { expect, inject, test } from 'vitest'
import { copyTemplate } from '#testing/parts/postgres-for-tests.ts'
import { readConfig } from './config.ts'
import { connect } from './connect.ts'

test('EX-4: however many people wait for long reads, an export finds a connection of its own', async () => {
  const config = readConfig({ DATABASE_URL: await copyTemplate(inject('postgres')) })
  const { reader, exportReader, close } = await connect(config, () => {})
  const busy = await Promise.all(Array.from({ length: reader.options.max }, () => reader.connect()))
  expect((await exportReader.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  for (const client of busy) client.release()
  await close()
})
