import { resendVerification } from '@accord/contract/accounts.ts'
import { sendResetLink } from '@accord/contract/passwords.ts'
import { me } from '@accord/contract/session.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { findUserByEmail } from '#data/users/accounts.store.ts'
import { createTestSignUp } from '#testing/accounts.ts'
import { startTestService } from '#testing/test-service.ts'
import { sweepTable } from '#lifecycle/retention.store.ts'
import { listHeads } from '#activity/chain.store.ts'
import { runHousekeeping } from './workers.ts'

test("chains are signed even if export files can't be read", async () => {
  await using service = await startTestService()
  const { context } = service
  const { id } = await service.createOrganization()
  const log = { warn: vi.fn(), error: vi.fn() }
  const config = { ...context.config, exportsDir: '/dev/null/exports' }
  await runHousekeeping({ ...context, config, log: log as never })
  expect(log.warn).toHaveBeenCalledOnce()
  expect(log.error).not.toHaveBeenCalled()
  expect(await listHeads(context.db, id)).toHaveLength(1)
})

test("a failed removal doesn't stop other removals", async () => {
  await using service = await startTestService()
  const { context } = service
  const { id } = await service.createPerson()
  const { pool } = context
  await pool.query(
    `insert into answers (hash, user_id, request_hash, created_at)
     values (sha256('a'), $1, sha256('b'), now() - interval '2 days')`,
    [id],
  )
  await pool.query(`insert into limits values ('old', 'x', 1, now() - interval '40 days')`)
  await pool.query(`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'refused'; end $$`)
  await pool.query(
    'create trigger refuse before delete on limits for each row execute function refuse()',
  )
  const log = { warn: vi.fn(), error: vi.fn() }
  await runHousekeeping({ ...context, log: log as never })
  expect(log.warn).toHaveBeenCalledOnce()
  expect((await pool.query('select from answers')).rowCount).toBe(0)
})

test('account activity is deleted after two years, except for the last sign-in', async () => {
  await using service = await startTestService()
  const { id } = await service.createPerson()
  const { pool } = service.context
  await pool.query('delete from account_activity where user_id = $1', [id])
  await pool.query(
    `insert into account_activity (id, kind, user_id, at)
     select gen_random_uuid(), kind, $1, now() - days * interval '1 day'
     from (values ('signed_in', 900), ('signed_in', 800), ('password_changed', 790), ('password_changed', 700)) as v (kind, days)`,
    [id],
  )
  await sweepTable(service.context, 'account_activity')
  const { rows } = await pool.query(
    `select kind, (extract(epoch from now() - at) / 86400)::int as days from account_activity
     where user_id = $1 order by at`,
    [id],
  )
  expect(rows).toEqual([
    { kind: 'signed_in', days: 800 },
    { kind: 'password_changed', days: 700 },
  ])
})

test('housekeeping removes expired data and nothing else', async () => {
  await using service = await startTestService()
  const { db } = service.context
  const [gone, here] = [await service.createPerson(), await service.createPerson()]
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

  const [waiting, returning, abandoned] = [
    await createTestSignUp(service),
    await createTestSignUp(service),
    await createTestSignUp(service),
  ]
  const ago = async ({ id }: { id: string }, days: number) => {
    const then = sql`now() - ${days} * interval '1 day'`
    await sql`update users set created_at = ${then} where id = ${id}`.execute(db)
    await sql`update codes set created_at = ${then} - interval '1 day', expires_at = ${then}
      where user_id = ${id}`.execute(db)
  }
  // The first person signed up recently. The second one signed up long ago but requested a new link, and the third one
  // signed up long ago and never did.
  await ago(waiting, 6)
  await ago(returning, 8)
  await service.anonymous.call(resendVerification, { body: { email: returning.email } })
  await ago(abandoned, 8)

  const log = { warn: vi.fn(), error: vi.fn() }
  await runHousekeeping({ ...service.context, log: log as never })
  expect(log.warn).not.toHaveBeenCalled()

  const left = async (table: 'sessions' | 'codes', id: string) =>
    (await db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).length
  expect(await left('sessions', gone.id)).toBe(0)
  expect(await left('codes', gone.id)).toBe(0)
  expect(await left('codes', here.id)).toBeGreaterThan(0)
  expect(await here.as.call(me)).toMatchObject({ id: here.id })
  const mails = await db.selectFrom('mails').select('recipient').distinct().execute()
  expect(mails.map(({ recipient }) => recipient)).not.toContain(gone.email)
  expect(mails.map(({ recipient }) => recipient)).toContain(here.email)
  const stands = async ({ email }: { email: string }) =>
    (await findUserByEmail(db, email)) !== undefined
  expect(await Promise.all([waiting, returning, abandoned, gone, here].map(stands))).toEqual([
    true,
    true,
    false,
    true,
    true,
  ])
  expect(await db.selectFrom('limits').select('name').where('name', '=', 'old').execute()).toEqual(
    [],
  )
})
