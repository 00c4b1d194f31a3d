import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { secretsFrom } from '#crypto/secrets.ts'
import { smtpRejection, startSmtpCatcher } from '#testing/helpers/smtp-catcher.ts'
import { createTestDatabase, type TestDatabase } from '#testing/helpers/test-database.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { createServer } from '#app.ts'
import { readConfig } from '#config/config.ts'
import { composeEmail, emailContext } from './compose-email.ts'
import { startMailWorker } from './mail-worker.ts'
import { giveBackMails, leaseDueMails, queueMail, renewLeases } from './outbox.store.ts'

const secrets = secretsFrom(randomBytes(32))
const room = { max: 10, perSite: 10, retried: 10, strange: 10, underWay: [] }
const to = 'ana@example.com'
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from mails'))

const configFor = (smtpUrl: string) =>
  readConfig({ SMTP_URL: smtpUrl, LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:5005' })

async function queue(subject = 'Hello') {
  const written = composeEmail(emailContext(configFor('smtp://127.0.0.1:1'), 'en-US'), {
    kind: 'test',
    to,
    subject,
    greeting: 'Hi,',
    paragraphs: ['acc_secret'],
    footnote: 'Bye.',
  })
  await queueMail(database.db, secrets, written)
}

/** Starts a worker that sends the due emails, and stops it. */
async function round(smtpUrl: string) {
  const config = configFor(smtpUrl)
  const { log } = createServer(config)
  const worker = startMailWorker({ config, db: database.db, secrets, log })
  await worker.stop()
}

const rows = async () =>
  (
    await database.pool.query(`
      select id, subject, state, attempts, leased_until, last_error, sealed is null as erased,
        extract(epoch from next_attempt_at - now())::float as wait
      from mails order by created_at`)
  ).rows
const makeDue = () => database.pool.query('update mails set next_attempt_at = now()')

describe('an email', () => {
  test("an email arrives with subject, sender, recipient, text, and HTML, with its row's id as Message-ID", async () => {
    await using smtp = await startSmtpCatcher()
    await queue('Verify your email address')
    await round(smtp.url)
    const [caught] = smtp.letters
    const [row] = await rows()
    expect(caught).toMatchObject({
      subject: 'Verify your email address',
      from: { name: 'Accord', address: 'no-reply@localhost' },
      to: [{ address: to }],
      envelopeTo: [to],
      messageId: `<${row.id}@localhost>`,
    })
    expect(caught!.text).toContain('acc_secret')
    expect(caught!.html).toContain('<p class="text" style="margin:0 0 16px')
  })

  test("an email is erased from the database once it's sent", async () => {
    await using smtp = await startSmtpCatcher()
    await queue()
    await round(smtp.url)
    expect(await rows()).toMatchObject([{ state: 'sent', erased: true, attempts: 1 }])
  })

  test('an email is sent once by two workers', async () => {
    await using smtp = await startSmtpCatcher()
    for (let number = 0; number < 8; number += 1) await queue(`Letter ${number}`)
    await Promise.all([round(smtp.url), round(smtp.url), round(smtp.url)])
    const subjects = smtp.letters.map(({ subject }) => subject)
    expect(subjects).toHaveLength(8)
    expect(new Set(subjects).size).toBe(8)
  })

  test('an email is taken by only one worker, in each of 20 rounds of eight at the same time', async () => {
    for (let number = 0; number < 30; number += 1) await queue(`Letter ${number}`)
    for (let again = 0; again < 20; again += 1) {
      await database.pool.query(`update mails set state = 'queued', leased_until = null`)
      const taken = (
        await runConcurrently(8, () => leaseDueMails(database.db, { ...room, max: 5 }))
      ).flat()
      expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length)
    }
  })

  test('every email is sent, even if more are queued than one round takes', async () => {
    await using smtp = await startSmtpCatcher()
    for (let number = 0; number < 23; number += 1) await queue(`Letter ${number}`)
    const config = configFor(smtp.url)
    const { log } = createServer(config)
    const worker = startMailWorker({ config, db: database.db, secrets, log })
    await smtp.arrived(23)
    await worker.stop()
    expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['sent']))
  })

  test('an email is sent to exactly one address, even with unusual characters', async () => {
    await using smtp = await startSmtpCatcher()
    const odd = "o'brien+{x}|~!#$%&*/=?^_`@example.com"
    await queue()
    await database.pool.query('update mails set recipient = $1', [odd])
    await round(smtp.url)
    expect(smtp.letters[0]!.envelopeTo).toEqual([odd])
  })

  test('an email is marked as automatic, so that no program replies to it', async () => {
    await using smtp = await startSmtpCatcher()
    await queue()
    await round(smtp.url)
    const { headers } = smtp.letters[0]!
    expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  test('an email is sent with the user and password in SMTP_URL', async () => {
    await using smtp = await startSmtpCatcher()
    await queue()
    await round(smtp.url.replace('//', '//mailer:p%40ss@'))
    expect(await rows()).toMatchObject([{ state: 'sent' }])
    expect(smtp.logins).toEqual([{ username: 'mailer', password: 'p@ss' }])
  })
})

describe('a rejected email', () => {
  test('LG1: a rejected email is logged with the reason, but without the address that the mail server repeats', async () => {
    await using smtp = await startSmtpCatcher()
    const config = { ...configFor(smtp.url), logLevel: 'trace' as const }
    let logged = ''
    const { log } = createServer(config, { write: (line) => (logged += line) })
    for (const code of [550, 450]) {
      smtp.atStep = async (step, who) => {
        if (step !== 'RCPT TO') return
        throw smtpRejection(code, `5.1.1 <${who}>: ${who.toUpperCase()} unknown (user=${who})`)
      }
      await queue()
      await startMailWorker({ config, db: database.db, secrets, log }).stop()
    }
    expect(logged.match(/email not sent/g)).toHaveLength(2)
    expect(logged).toContain('unknown')
    expect(logged.toLowerCase()).not.toContain(to)
  })
})

describe('while the mail server is unavailable', () => {
  test('an email stays queued, with growing delays and the reason', async () => {
    const gone = await startSmtpCatcher()
    await gone[Symbol.asyncDispose]()
    await queue()
    const waits: number[] = []
    for (let tried = 1; tried <= 4; tried += 1) {
      await makeDue()
      await round(gone.url)
      const [row] = await rows()
      expect(row).toMatchObject({ state: 'queued', attempts: tried, erased: false })
      expect(row.last_error).toContain('ECONNREFUSED')
      waits.push(Math.round(row.wait / 30))
    }
    expect(waits).toEqual([1, 2, 4, 8])
  })

  test("an email isn't retried early, and is delivered once the server is back", async () => {
    const gone = await startSmtpCatcher()
    await gone[Symbol.asyncDispose]()
    await queue()
    await round(gone.url)
    await using back = await startSmtpCatcher(gone.port)
    await round(back.url)
    expect(back.letters).toEqual([])
    await makeDue()
    await round(back.url)
    expect(back.letters).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'sent', last_error: null, erased: true }])
  })

  test('an email fails after three days, and its codes are erased', async () => {
    const gone = await startSmtpCatcher()
    await gone[Symbol.asyncDispose]()
    await queue()
    await database.pool.query(`update mails set created_at = now() - interval '73 hours'`)
    await round(gone.url)
    expect(await rows()).toMatchObject([{ state: 'failed', erased: true }])
  })
})

describe('a mail server that rejects an email', () => {
  test('a mail server that rejects an email permanently (550) makes it fail, and the email is erased except for the response', async () => {
    await using smtp = await startSmtpCatcher()
    smtp.refuseWith = 550
    await queue()
    await round(smtp.url)
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'failed', erased: true })
    expect(row.last_error).toContain('No such mailbox here')
  })

  test('a mail server that rejects an email temporarily (451) gets it again later', async () => {
    await using smtp = await startSmtpCatcher()
    smtp.refuseWith = 451
    await queue()
    await round(smtp.url)
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1, erased: false }])
    smtp.refuseWith = undefined
    await makeDue()
    await round(smtp.url)
    expect(smtp.letters).toHaveLength(1)
  })
})

describe('a worker that crashed while sending', () => {
  test('a worker that crashed while sending keeps its email for a minute, and then another worker takes it over', async () => {
    await using smtp = await startSmtpCatcher()
    await queue()
    await leaseDueMails(database.db, room)
    await round(smtp.url)
    expect(smtp.letters).toEqual([])
    await database.pool.query(`update mails set leased_until = now() - interval '1 second'`)
    await round(smtp.url)
    expect(smtp.letters).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  test("a worker that crashed while sending can't change the email anymore when it comes back", async () => {
    await queue()
    const [late] = await leaseDueMails(database.db, room)
    await database.pool.query(`update mails set leased_until = now() - interval '1 second'`)
    const [now] = await leaseDueMails(database.db, room)
    await renewLeases(database.db, [late!], 3600)
    await giveBackMails(database.db, [late!])
    expect(await rows()).toMatchObject([{ state: 'sending', leased_until: now!.leased_until }])
    await giveBackMails(database.db, [now!])
    expect(await rows()).toMatchObject([{ state: 'queued' }])
  })
})
