import { findUserByEmail } from '#data/users/accounts.store.ts'
import { recordActivity } from '#activity/activity.store.ts'
import { byCommand } from '#caller.ts'
import { notLogged } from '#observability/events.ts'
import { type Config, readConfig } from '#config/config.ts'
import { withLatest } from '#database/open-data.ts'
import { type SmtpError, smtpRejecterOf, transportFor } from '#mail/mail-server.ts'
import { testEmail } from '#mail/test-email.mail.ts'
import { readEmail } from '#cli/read-email.ts'
import { parseCommandArguments } from '#cli/arguments.ts'
import { StartupError } from '#config/startup-error.ts'
import { runCommand } from '#cli/run-program.ts'

const usage = `Usage: accord test-mail ADDRESS

  Sends a letter by the mail server of SMTP_URL, and says what that made of it. Where the address has an account, it is
  in its activity.

  --help  prints this`

await runCommand(async () => {
  const { words } = parseCommandArguments({ usage, words: ['e-mail address'] })
  const email = readEmail(words[0]!)
  const config = readConfig(process.env)
  console.log(await send(config, email))
  await record(config, email)
})

async function send(config: Config, email: string): Promise<string> {
  const transport = transportFor(config)
  if (!transport) {
    throw new StartupError('SMTP_URL is not set: letters are kept, and sent to nobody.')
  }
  const { host } = new URL(config.smtpUrl!)
  const { to, subject, text, html } = testEmail(config, email)
  try {
    await transport.sendMail({ from: config.mailFrom, to, subject, text, html })
  } catch (error) {
    throw new StartupError(
      `The mail server ${host} did not take the letter (${(error as Error).message}): ${adviceOn(error as SmtpError)}`,
    )
  } finally {
    transport.close()
  }
  return `The mail server ${host} took a letter for ${email}: see whether it arrives, and where.`
}

function adviceOn(error: SmtpError): string {
  switch (smtpRejecterOf(error)) {
    case 'recipient':
      return 'it takes none for this address, others may well arrive.'
    case 'our mail server':
      return 'see that it runs, and check SMTP_URL and MAIL_FROM.'
    case 'no one permanently':
      return 'this may pass, try again in a while.'
  }
}

async function record(config: Config, email: string) {
  await withLatest(config, async ({ db }) => {
    const user = await findUserByEmail(db, email)
    if (!user) return
    const caller = byCommand('test-mail')
    // Is no event: nothing changed.
    await recordActivity(db, notLogged, { kind: 'test_mail_sent', userId: user.id, caller })
  })
}
