import { expect, test, vi } from 'vitest'
import { startSmtpCatcher } from '#testing/helpers/smtp-catcher.ts'
import { waitOptions } from '#testing/concurrency.ts'
import { tryMailServer, observeMailServer } from './mail-server.ts'
import { readSmtpUrl } from '#config/addresses.ts'

test("the log shows that the mail server can't be reached, and that it works again", async () => {
  const gone = await startSmtpCatcher()
  const { port, url } = gone
  await gone[Symbol.asyncDispose]()
  const said: string[] = []
  const log = { warn: (sentence: unknown) => void said.push(String(sentence)) }
  const watch = observeMailServer({ smtpUrl: url }, log, 20)
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(0), waitOptions)
  expect(said[0]).toBe(
    `The mail server 127.0.0.1:${port} isn't working (connect ECONNREFUSED 127.0.0.1:${port}). ` +
      'Emails stay queued until it works again. Check SMTP_URL.',
  )
  await using _back = await startSmtpCatcher(port)
  await vi.waitFor(
    () => expect(said.at(-1)).toBe('The mail server is working again. Sending queued emails.'),
    waitOptions,
  )
  watch.stop()
})

test('a working mail server causes no log entry', async () => {
  await using server = await startSmtpCatcher()
  await expect(tryMailServer(server.url)).resolves.toBeUndefined()
})

test("a password isn't sent to a remote server without TLS", async () => {
  await using server = await startSmtpCatcher()
  const address = readSmtpUrl('smtp://user:secret@mail.example')
  const here = address.replace('mail.example', `127.0.0.1:${server.port}`)
  await expect(tryMailServer(here)).rejects.toThrow(/STARTTLS|TLS/i)
  expect(server.logins).toEqual([])
  // As a control, this shows that the password is sent without that parameter.
  await tryMailServer(here.replace('?requireTLS=true', ''))
  expect(server.logins).toEqual([{ username: 'user', password: 'secret' }])
})
