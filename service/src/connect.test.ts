import { expect, inject, test } from 'vitest'
import { copyTemplate } from '#testing/helpers/postgres-for-tests.ts'
import { readConfig } from './config/config.ts'
import { connect } from './connect.ts'
import { openLike } from '#database/pool.ts'

test('EX-4: an export gets a connection, however many people are waiting for long reads', async () => {
  const config = readConfig({ DATABASE_URL: await copyTemplate(inject('postgres')) })
  const { reader, unhurriedPool, close } = await connect(config, () => {})
  const all = [reader, unhurriedPool].flatMap((pool) => Array(pool.options.max).fill(pool))
  const busy = await Promise.all(all.map((pool: typeof reader) => pool.connect()))
  const own = openLike(unhurriedPool.options, () => {})
  expect((await own.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '1h' }])
  await own.end()
  for (const client of busy) client.release()
  await close()
})
