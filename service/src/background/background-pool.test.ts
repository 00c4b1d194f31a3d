import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { loadSecrets } from '#crypto/load-secrets.ts'
import { newDataFolder, spawnAccord } from '#testing/helpers/accord-process.ts'
import { startSmtpCatcher } from '#testing/helpers/smtp-catcher.ts'
import { createTestDatabase } from '#testing/helpers/test-database.ts'
import { readConfig } from '#config/config.ts'
import { composeEmail, emailContext } from '#mail/compose-email.ts'
import { queueMail } from '#mail/outbox.store.ts'

test('emails are still sent while requests hold all of their connections', async () => {
  await using smtp = await startSmtpCatcher()
  await using folder = await newDataFolder()
  await using database = await createTestDatabase()
  const SECRET_KEY_FILE = join(folder.path, 'secret.key')
  await writeFile(SECRET_KEY_FILE, randomBytes(32).toString('base64'))
  const environment = {
    DATABASE_URL: database.url,
    SECRET_KEY_FILE,
    DATA_DIR: folder.path,
    SMTP_URL: smtp.url,
  }
  await using accord = await spawnAccord(environment)
  await accord.ready
  const { db, close } = openDatabase(database.url)
  const holder = new Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('begin; lock table tokens, sessions in access exclusive mode')

  // Each statement waits for the table until its connection times out, and then the next one has its turn.
  let asking = true
  const answers: number[] = []
  const ask = async () => {
    while (asking) {
      const headers = { authorization: `Bearer acp_${'a'.repeat(43)}` }
      const { status } = await fetch(`${accord.url}/api/me`, { headers })
      answers.push(status)
    }
  }
  const asked = Array.from({ length: 60 }, ask)
  const waiting = async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]!.count
  }
  await expect.poll(waiting, { timeout: 30_000 }).toBe(10)
  await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(10)

  const config = readConfig(environment)
  for (let n = 0; n < 5; n += 1) {
    await queueMail(
      db,
      loadSecrets(config),
      composeEmail(emailContext(config), {
        kind: 'verify_email',
        to: `ana@${n}.example`,
        subject: 'Verify',
        greeting: 'Hi,',
        paragraphs: ['…'],
        footnote: 'Bye.',
      }),
    )
  }
  const arrived = await Promise.race([smtp.arrived(5), setTimeout(60_000)])
  asking = false
  await holder.end()
  await Promise.all(asked)
  await close()
  expect(arrived).toHaveLength(5)
  expect(new Set(answers.slice(0, 10))).toEqual(new Set([503]))
  const { rows } = await database.pool.query('select distinct state, attempts from mails')
  expect(rows).toEqual([{ state: 'sent', attempts: 1 }])
})
