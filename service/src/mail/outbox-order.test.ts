import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/open.ts'
import { secretsFrom } from '#crypto/secrets.ts'
import { type SmtpCatcher, startSmtpCatcher } from '#testing/helpers/smtp-catcher.ts'
import {
  createTestDatabase,
  patientLimits,
  type TestDatabase,
} from '#testing/helpers/test-database.ts'
import { createServer } from '#app.ts'
import { readConfig } from '#config/config.ts'
import { composeEmail, emailContext } from './compose-email.ts'
import { startMailWorker } from './mail-worker.ts'
import { lastTurnsOf, leaseDueMails, queueMail, queueMailing } from './outbox.store.ts'
import { priorityOfKind } from './priority.rules.ts'

const secrets = secretsFrom(randomBytes(32))
let database: TestDatabase
let other: OpenDatabase
let smtp: SmtpCatcher

beforeAll(async () => {
  database = await createTestDatabase()
  other = openDatabase(database.url, { limits: patientLimits })
})
afterAll(async () => {
  await other.close()
  await database.close()
})
beforeEach(async () => {
  smtp = await startSmtpCatcher()
})
afterEach(async () => {
  await smtp[Symbol.asyncDispose]()
  await database.pool.query('truncate mails')
})

function start(at: Pick<OpenDatabase, 'db'>, pace?: Parameters<typeof startMailWorker>[1]) {
  const config = readConfig({ SMTP_URL: smtp.url, LOG_LEVEL: 'silent' })
  return startMailWorker({ config, db: at.db, secrets, log: createServer(config).log }, pace)
}

function written(to: string, { kind = 'test', about }: { kind?: string; about?: string } = {}) {
  const words = { greeting: 'Hi,', paragraphs: ['…'] as [string], footnote: 'Bye.' }
  return composeEmail(emailContext(readConfig({}), 'en-US'), {
    kind,
    to,
    subject: kind,
    ...words,
    ...(about && { about }),
  })
}

const room = { max: 12, perSite: 3, retried: 6, strange: 8, underWay: [] }

/** Runs the work in a separate transaction and counts the outbox rows and index entries that it reads. */
function readBy<Result>(work: (db: TestDatabase['db']) => Promise<Result>) {
  return database.db.transaction().execute(async (trx) => {
    const result = await work(trx)
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + idx_tup_fetch + (
        select sum(pg_stat_get_xact_tuples_returned(indexrelid)) from pg_index
        where indrelid = 'mails'::regclass))::int as read
      from pg_stat_xact_user_tables where relname = 'mails'`.execute(trx)
    return { result, read: rows[0]!.read }
  })
}

const wait100000 = (site: string, attempts = 0) =>
  database.pool.query(
    `insert into mails (id, kind, recipient, subject, sealed, priority, attempts, state)
     select gen_random_uuid(), 'organization_deleted', 'person-' || n || '@' || ${site}, 'x', 'x', 2, $1, 'queued'
     from generate_series(1, 100000) n`,
    [attempts],
  )

describe('taking the next of 100,000 queued emails', () => {
  test(
    'taking the next of 100,000 queued emails reads only a few rows, even for one site',
    { tags: ['long'] },
    async () => {
      await wait100000(`'large.example'`)
      await queueMail(database.db, secrets, written('ana@other.example'))
      const { result, read } = await readBy((db) => leaseDueMails(db, room))
      expect(result.map(({ site }) => site).toSorted()).toEqual([
        ...Array.from({ length: 3 }, () => 'large.example'),
        'other.example',
      ])
      expect(read).toBeLessThan(200)
      await queueMail(database.db, secrets, written('ben@other.example'))
      const next = await readBy((db) => leaseDueMails(db, { ...room, underWay: result }))
      expect(next.result.map(({ recipient }) => recipient)).toEqual(['ben@other.example'])
      expect(next.read).toBeLessThan(200)
    },
  )

  test(
    'taking the next of 100,000 queued emails for many sites reads only a few rows, in turn for each site',
    { tags: ['long'] },
    async () => {
      await wait100000(`'site-' || n || '.example'`)
      const seen = new Set<string>()
      let lastTurns = {}
      for (let round = 0; round < 5; round += 1) {
        const { result, read } = await readBy((db) =>
          leaseDueMails(db, { ...room, strange: 12, lastTurns }),
        )
        expect(read).toBeLessThan(2000)
        for (const { site } of result) seen.add(site)
        lastTurns = { ...lastTurns, ...lastTurnsOf(result) }
        // The emails return to the queue. Sites that had no turn yet are still next.
        await database.pool.query(
          `update mails set state = 'queued', attempts = 0 where state = 'sending'`,
        )
      }
      expect(seen.size).toBe(60)
    },
  )

  test('taking the next email reads only a few rows if all 100,000 are retries without capacity', async () => {
    await wait100000(`'large.example'`, 3)
    await queueMail(database.db, secrets, written('ana@large.example'))
    const { result, read } = await readBy((db) => leaseDueMails(db, { ...room, retried: 0 }))
    expect(result.map(({ recipient }) => recipient)).toEqual(['ana@large.example'])
    expect(read).toBeLessThan(200)
  })
})

describe('an email that someone is waiting for', () => {
  test('an email that someone is waiting for is sent before a mailing to the same domain, even if queued later', async () => {
    const many = Array.from({ length: 300 }, (_, n) => written(`member-${n}@large.example`))
    await queueMailing(database.db, secrets, many)
    const worker = start(database)
    const before = (await smtp.arrived(20)).length
    for (let n = 0; n < 12; n += 1) {
      await queueMail(
        database.db,
        secrets,
        written(`new-${n}@large.example`, { kind: 'verify_email' }),
      )
    }
    worker.wake()
    await smtp.arrived(300 + 12)
    await worker.stop()
    const places = smtp.letters.flatMap(({ subject }, place) =>
      subject === 'verify_email' ? [place] : [],
    )
    expect(places).toHaveLength(12)
    // Other emails may leave while the twelve are queued. After that, only emails in progress come between them.
    const first = places[0]!
    expect(first).toBeGreaterThanOrEqual(before)
    expect(places.at(-1)! - first).toBeLessThan(12 + 12 * 3)
    expect(places.at(-1)).toBeLessThan(200)
  })

  test('every email kind in the list of urgent ones exists', async () => {
    const folder = join(import.meta.dirname, '..')
    const names = (await readdir(folder, { recursive: true })).filter((name) =>
      name.endsWith('.mail.ts'),
    )
    const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const kinds = sources.flatMap((source) =>
      [...source.matchAll(/kind: '(\w+)'/g)].map((found) => found[1]!),
    )
    const awaited = kinds.filter((kind) => priorityOfKind(kind) === 0)
    const rules = await readFile(join(import.meta.dirname, 'priority.rules.ts'), 'utf8')
    expect(new Set(awaited).size).toBe([...rules.matchAll(/^ {2}'\w+',$/gm)].length)
  })
})

test('an ordinary email is sent before mailings that were queued earlier', async () => {
  await queueMailing(database.db, secrets, [written('member@large.example')])
  await queueMail(database.db, secrets, written('guest@large.example', { kind: 'invitation' }))
  const mails = await leaseDueMails(database.db, { ...room, max: 1 })
  expect(mails.map(({ recipient }) => recipient)).toEqual(['guest@large.example'])
})

describe('emails about the same thing', () => {
  const about = '00000000-0000-4000-8000-000000000001'

  test('emails about the same thing arrive in order, even if the first is temporarily rejected', async () => {
    let refused = 0
    smtp.atStep = async (step) => {
      if (step !== 'RCPT TO' || refused > 0) return
      refused += 1
      throw Object.assign(new Error('Greylisted'), { responseCode: 451 })
    }
    await queueMail(database.db, secrets, written('ana@example.com', { kind: 'deleted', about }))
    await queueMail(database.db, secrets, written('ana@example.com', { kind: 'restored', about }))
    await queueMail(database.db, secrets, written('ana@example.com', { kind: 'else' }))
    const worker = start(database, { turn: 50 })
    await smtp.arrived(1)
    await setTimeout(300)
    expect(smtp.letters.map(({ subject }) => subject)).toEqual(['else'])
    await database.pool.query('update mails set next_attempt_at = now()')
    await smtp.arrived(3)
    await worker.stop()
    expect(smtp.letters.map(({ subject }) => subject)).toEqual(['else', 'deleted', 'restored'])
  })

  test("emails about the same thing aren't sent in parallel, even by two workers", async () => {
    smtp.atStep = async (step) => void (step === 'DATA' && (await setTimeout(300 * Math.random())))
    for (let n = 0; n < 6; n += 1) {
      for (const kind of ['deleted', 'restored', 'removed']) {
        await queueMail(database.db, secrets, written(`ana${n}@${n}.example`, { kind, about }))
      }
    }
    const workers = [start(database, { turn: 50 }), start(other, { turn: 50 })]
    await smtp.arrived(18)
    await Promise.all(workers.map((worker) => worker.stop()))
    const byRecipient = Map.groupBy(smtp.letters, ({ envelopeTo }) => envelopeTo[0])
    for (const emails of byRecipient.values()) {
      expect(emails.map(({ subject }) => subject)).toEqual(['deleted', 'restored', 'removed'])
    }
  })
})

test("an email arrives once if its status can't be saved at first", async () => {
  await database.pool.query(`
    create sequence refusals;
    create function refuse_note() returns trigger language plpgsql as $$ begin
      if new.state = 'sent' and nextval('refusals') <= 4 then raise exception 'too busy'; end if;
      return new; end $$;
    create trigger refuse_note before update on mails for each row execute function refuse_note()`)
  try {
    await queueMail(database.db, secrets, written('ana@example.com'))
    const workers = [database, other].map((each) => start(each, { leaseSeconds: 1, turn: 100 }))
    const state = async () => (await database.pool.query('select state from mails')).rows[0].state
    await expect.poll(state, { timeout: 20_000 }).toBe('sent')
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(smtp.letters).toHaveLength(1)
  } finally {
    await database.pool.query('drop trigger refuse_note on mails')
  }
})

test("an email that was sent while its worker was stopping isn't returned to the queue", async () => {
  await database.pool.query(`
    create function never_note() returns trigger language plpgsql as $$ begin
      if new.state = 'sent' and exists (select from pg_tables where tablename = 'never') then
        raise exception 'too busy'; end if;
      return new; end $$;
    create trigger never_note before update on mails for each row execute function never_note();
    create table never ()`)
  try {
    await queueMail(database.db, secrets, written('ana@example.com'))
    const worker = start(database, { stopMilliseconds: 50 })
    await smtp.arrived(1)
    await setTimeout(50)
    const stopped = worker.stop()
    await database.pool.query('drop table never')
    await stopped
    const { rows } = await database.pool.query('select state from mails')
    expect(rows).toEqual([{ state: 'sent' }])
  } finally {
    await database.pool.query('drop table if exists never; drop trigger never_note on mails')
  }
})
