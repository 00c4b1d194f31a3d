import { findUserByEmail } from '#data/users/accounts.store.ts'
import { recordActivity } from '#activity/activity.store.ts'
import { byCommand } from '#caller.ts'
import { notLogged } from '#observability/events.ts'
import { type Config, readConfig } from '#config/config.ts'
import { withLatest } from '#database/open-data.ts'
import { type SmtpError, smtpRejecterOf, transportFor } from '#mail/mail-server.ts'
import { emailContext } from '#mail/compose-email.ts'
import { testEmail } from '#mail/test-email.mail.ts'
import { readEmail } from '#cli/read-email.ts'
import { parseCommandArguments } from '#cli/arguments.ts'
import { StartupError } from '#config/startup-error.ts'
import { runCommand } from '#cli/run-program.ts'

const usage = `Usage: accord test-mail ADDRESS

  Send a test email through the mail server in SMTP_URL and print the server's response. If the address has an account,
  its activity shows the email.

  --help  print this help`

await runCommand(async () => {
  const { words } = parseCommandArguments({ usage, words: ['email address'] })
  const email = readEmail(words[0]!)
  const config = readConfig(process.env)
  console.log(await send(config, email))
  await record(config, email)
})

async function send(config: Config, email: string): Promise<string> {
  const transport = transportFor(config)
  if (!transport) {
    throw new StartupError(
      'SMTP_URL is not set, so emails are stored but not sent. Set it to the address of a mail server.',
    )
  }
  const { host } = new URL(config.smtpUrl!)
  const { to, subject, text, html } = testEmail(emailContext(config), email)
  try {
    await transport.sendMail({ from: config.mailFrom, to, subject, text, html })
  } catch (error) {
    throw new StartupError(
      `The mail server ${host} didn't accept the email (${(error as Error).message}). ${adviceOn(error as SmtpError)}`,
    )
  } finally {
    transport.close()
  }
  return `The mail server ${host} accepted an email for ${email}. Check that it arrives and isn't marked as spam.`
}

function adviceOn(error: SmtpError): string {
  switch (smtpRejecterOf(error)) {
    case 'recipient':
      return 'The server rejects this address, but it may accept others.'
    case 'our mail server':
      return 'Check that the server is running, and check SMTP_URL and MAIL_FROM.'
    case 'no one permanently':
      return 'This may be temporary, so try again later.'
  }
}

async function record(config: Config, email: string) {
  await withLatest(config, async ({ db }) => {
    const user = await findUserByEmail(db, email)
    if (!user) return
    const caller = byCommand('test-mail')
    // No event is logged, because nothing has changed.
    await recordActivity(db, notLogged, { kind: 'test_mail_sent', userId: user.id, caller })
  })
}
