import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/open.ts'
import { secretsFrom } from '#crypto/secrets.ts'
import { type SmtpCatcher, smtpRejection, startSmtpCatcher } from '#testing/helpers/smtp-catcher.ts'
import {
  createTestDatabase,
  patientLimits,
  type TestDatabase,
} from '#testing/helpers/test-database.ts'
import { createServer } from '#app.ts'
import { readConfig } from '#config/config.ts'
import { composeEmail, emailContext } from './compose-email.ts'
import { startMailWorker } from './mail-worker.ts'
import { queueMail } from './outbox.store.ts'

const secrets = secretsFrom(randomBytes(32))
let database: TestDatabase
/** The second instance's connection to the database. */
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
  await database.pool.query('delete from mails')
  smtp = await startSmtpCatcher()
  return () => smtp[Symbol.asyncDispose]()
})

const logged: { level: number; msg: string; reason?: string }[] = []

function start(at: Pick<OpenDatabase, 'db'>, pace?: Parameters<typeof startMailWorker>[1]) {
  const config = readConfig({
    SMTP_URL: smtp.url.replace('//', '//mailer:secret@'),
    LOG_LEVEL: 'info',
  })
  const write = (line: string) => void logged.push(JSON.parse(line))
  const { log } = createServer(config, { write })
  return startMailWorker({ config, db: at.db, secrets, log }, pace)
}

async function queue(to: string, subject = 'Hello') {
  const words = { greeting: 'Hi,', paragraphs: ['…'] as [string], footnote: 'Bye.' }
  const written = composeEmail(emailContext(readConfig({}), 'en-US'), {
    kind: 'test',
    to,
    subject,
    ...words,
  })
  await queueMail(database.db, secrets, written)
}

const rows = async () =>
  (
    await database.pool.query(`
      select recipient, subject, state, attempts, last_error, sealed is null as erased
      from mails order by created_at`)
  ).rows

/** Never resolves, like a server that accepts a connection and doesn't respond. */
const silence = () => new Promise<never>(() => {})
/** The worker stops without waiting for a response that never comes. */
const atOnceGone = { stopMilliseconds: 50 }

describe('a mail server that responds slowly', () => {
  test("a mail server that responds slowly doesn't delay all 40 emails to two other servers", async () => {
    smtp.atStep = async (step, who) =>
      step === 'RCPT TO' && who.endsWith('@hanging.example') ? silence() : undefined
    for (let number = 0; number < 40; number += 1) {
      await queue(`ana${number}@hanging.example`)
      await queue(`ben${number}@${number % 2 === 0 ? 'one' : 'two'}.example`)
    }
    const worker = start(database, atOnceGone)
    const arrived = await smtp.arrived(40)
    expect(arrived.every(({ envelopeTo }) => !envelopeTo[0]!.includes('hanging'))).toBe(true)
    await worker.stop()
  })

  test('a mail server that responds slowly uses only a few connections, however many emails are queued for it', async () => {
    let held = 0
    smtp.atStep = async (step) => {
      if (step === 'RCPT TO') held += 1
      return step === 'RCPT TO' ? silence() : undefined
    }
    for (let number = 0; number < 20; number += 1) await queue(`ana${number}@hanging.example`)
    const worker = start(database, atOnceGone)
    await queue('ben@hanging.two')
    worker.wake()
    await expect.poll(() => held).toBe(4)
    await worker.stop()
    expect(held).toBe(4)
  })

  test('a mail server that responds slowly uses no more connections if it has many subdomains', async () => {
    const held = new Set<string>()
    smtp.atStep = async (step, who) => {
      if (step === 'RCPT TO') held.add(who)
      return step === 'RCPT TO' ? silence() : undefined
    }
    for (let number = 0; number < 20; number += 1) {
      await queue(`ana@${number}.hanging.example`)
      await queue(`ana@${number}.hanging.co.uk`)
    }
    const worker = start(database, atOnceGone)
    await queue('ben@other.co.uk')
    worker.wake()
    await expect.poll(() => held.size).toBe(7)
    await worker.stop()
    expect(held.size).toBe(7)
    expect(held).toContain('ben@other.co.uk')
  })

  test("thirteen mail servers that respond slowly don't stop emails to responsive servers", async () => {
    await queue('ben@answers.example')
    const first = start(database)
    await smtp.arrived(1)
    await first.stop()
    let held = 0
    smtp.atStep = async (step, who) => {
      if (who.includes('answers')) return
      if (step === 'RCPT TO') held += 1
      await (step === 'RCPT TO' && silence())
    }
    for (let number = 0; number < 40; number += 1) await queue(`ana@hanging${number}.example`)
    const worker = start(database, atOnceGone)
    await expect.poll(() => held).toBe(8)
    for (let number = 0; number < 9; number += 1) await queue(`ben${number}@answers.example`)
    worker.wake()
    await smtp.arrived(10)
    await worker.stop()
    expect(held).toBe(8)
  })

  test('a mail server that responds slowly gets its emails oldest first', async () => {
    for (let number = 0; number < 12; number += 1) await queue('ana@example.com', `${number}`)
    const worker = start(database, { perSite: 1 })
    const subjects = (await smtp.arrived(12)).map(({ subject }) => subject)
    await worker.stop()
    expect(subjects).toEqual(Array.from({ length: 12 }, (_, number) => `${number}`))
  })
})

test('an email that takes longer than its lease is sent once, with two instances', async () => {
  smtp.atStep = async (step) => void (step === 'DATA' && (await delay(4500)))
  for (let number = 0; number < 12; number += 1) await queue(`ana@${number}.example`)
  const workers = [database, other].map((each) => start(each, { leaseSeconds: 4, turn: 200 }))
  await smtp.arrived(12)
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['sent']))
  expect(smtp.letters).toHaveLength(12)
})

test('an email in progress is returned to the queue immediately when its worker stops', async () => {
  smtp.atStep = async (step) => (step === 'RCPT TO' ? silence() : undefined)
  await queue('ana@hanging.example')
  const worker = start(database, atOnceGone)
  await expect.poll(async () => (await rows())[0].state).toBe('sending')
  await worker.stop()
  expect(await rows()).toMatchObject([{ state: 'queued', erased: false }])
  smtp.atStep = async () => {}
  const next = start(other)
  await smtp.arrived(1)
  await next.stop()
})

describe('a rejection', () => {
  const about = async (step: string, code: number, sentence: string) => {
    logged.length = 0
    smtp.atStep = async (at) => {
      if (at === step) throw smtpRejection(code, sentence)
    }
    await queue('ana@example.com')
    await start(database).stop()
    return (await rows())[0]
  }

  test.each([
    ['AUTH', 535, 'Authentication credentials invalid'],
    ['MAIL FROM', 550, 'Sender address rejected: not owned by user'],
    ['MAIL FROM', 530, 'Authentication required'],
    ['RCPT TO', 554, '5.7.1 <ana@example.com>: Relay access denied'],
    ['RCPT TO', 530, '5.7.0 Must issue a STARTTLS command first'],
    ['DATA', 451, 'Try again later'],
  ])(
    'a rejection by our server (%s %i %s) erases nothing, and the email waits and is sent later',
    async (step, code, sentence) => {
      expect(await about(step, code, sentence)).toMatchObject({ state: 'queued', erased: false })
      smtp.atStep = async () => {}
      await database.pool.query('update mails set next_attempt_at = now()')
      await start(database).stop()
      expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
    },
  )

  test.each([
    ['RCPT TO', 550, '5.1.1 No such user here'],
    ['DATA', 552, '5.2.2 Mailbox full'],
  ])(
    'a rejection by the recipient (%s %i %s) makes the email fail',
    async (step, code, sentence) => {
      const row = await about(step, code, sentence)
      expect(row).toMatchObject({ state: 'failed', erased: true })
      expect(row.last_error).toContain(sentence)
    },
  )

  test('a rejection by our own mail server is logged once, with what to do, and once more when it ends', async () => {
    smtp.atStep = async (step) => {
      if (step === 'AUTH') throw smtpRejection(535, 'Authentication credentials invalid')
    }
    logged.length = 0
    for (const name of ['ana', 'ben', 'chen']) await queue(`${name}@example.com`)
    const worker = start(database)
    await expect.poll(async () => (await rows()).every(({ attempts }) => attempts === 1)).toBe(true)
    await expect
      .poll(async () => (await rows()).every(({ state }) => state === 'queued'))
      .toBe(true)
    smtp.atStep = async () => {}
    await database.pool.query('update mails set next_attempt_at = now()')
    worker.wake()
    await smtp.arrived(3)
    await worker.stop()
    const told = logged.filter(({ msg }) => msg.includes('SMTP_URL'))
    expect(told.map(({ level }) => level)).toEqual([50, 30])
    expect(told[0]!.msg).toContain('Emails stay queued for three days')
  })
})
