import { sendResetLink } from '@accord/contract/accounts.ts'
import { me } from '@accord/contract/session.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestService } from '#testing/test-service.ts'
import { sweepExpired } from './housekeeping.ts'

test('housekeeping removes what has expired and leaves what is alive', async () => {
  await using service = await startTestService()
  const { db } = service.context
  const [gone, here] = [await service.aPerson(), await service.aPerson()]
  for (const { email } of [gone, here])
    await service.anonymous.call(sendResetLink, { body: { email } })
  const aged = sql`now() - interval '40 days'`
  await sql`update sessions set last_seen_at = ${aged} where user_id = ${gone.id}`.execute(db)
  await sql`update codes set created_at = ${aged} - interval '1 day', expires_at = ${aged} where user_id = ${gone.id}`.execute(
    db,
  )
  await sql`update mails set state = 'sent', sealed = null, created_at = ${aged}
    where recipient = ${gone.email}`.execute(db)
  await sql`insert into limits (name, key, count, window_ends_at) values ('old', 'x', 1, ${aged})`.execute(
    db,
  )

  await sweepExpired(db)

  const left = async (table: 'sessions' | 'codes', id: string) =>
    (await db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).length
  expect(await left('sessions', gone.id)).toBe(0)
  expect(await left('codes', gone.id)).toBe(0)
  expect(await left('codes', here.id)).toBeGreaterThan(0)
  expect(await here.as.call(me)).toMatchObject({ id: here.id })
  const mails = await db.selectFrom('mails').select('recipient').distinct().execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual([here.email])
  expect(await db.selectFrom('limits').select('name').where('name', '=', 'old').execute()).toEqual(
    [],
  )
})
