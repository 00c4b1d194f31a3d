import { Email } from '@accord/contract/fields.ts'
import { resetHours } from '@accord/contract/second-factor-reset.ts'
import { askForReset, type Asked, stopReset } from '#factors/reset/ask-reset.ts'
import { refuseTakenByNpm } from '#program/taken-by-npm.ts'
import { withData } from '#secrets/with-data.ts'
import { StartupRefused } from '#startup-refused.ts'
import { runCommand } from '#program/run-command.ts'

const usage = `Usage: accord reset-second-factor EMAIL [--cancel]

  For somebody who lost their passkeys, their authenticator app and their recovery codes. In ${resetHours} hours
  all of them are removed, and the person is signed out everywhere. They are told by mail at once, a day
  later and when it is done, and can stop it; so does signing in with a second factor meanwhile. The
  service, or a worker, must run for it.

  --cancel  stops it
  --help    prints this`

/** `npm run reset-second-factor EMAIL`: for whoever lost everything but their mailbox. */
await runCommand(async () => {
  const given = process.argv.slice(2)
  refuseTakenByNpm(['--cancel'])
  if (given.includes('--help') || given.includes('-h')) console.log(usage)
  else {
    const emails = given.filter((argument) => argument !== '--cancel')
    const email = Email.safeParse(emails[0] ?? '')
    if (emails.length !== 1 || !email.success) {
      throw new StartupRefused(
        `Say whose it is, by the e-mail address they sign in with.\n${usage}`,
      )
    }
    await reset(email.data, given.includes('--cancel'))
  }
})

async function reset(email: string, cancel: boolean) {
  await withData(async (parts) => {
    if (cancel) {
      if (!(await stopReset(parts, email))) {
        throw new StartupRefused(`No reset is under way for ${email}.`)
      }
      console.log(`The second factor of ${email} stays.`)
    } else console.log(sentenceOf(await askForReset(parts, email), email))
  })
}

function sentenceOf(asked: Asked, email: string): string {
  if (asked === 'no such account') throw new StartupRefused(`Nobody signs in with ${email}.`)
  if (asked === 'no second factor') {
    throw new StartupRefused(`${email} has no second factor: their password alone signs in.`)
  }
  const when = asked.due.toISOString()
  return asked.before
    ? `This was asked for before: the second factor of ${email} will be removed at ${when}.`
    : `The second factor of ${email} will be removed at ${when}, unless they stop it. They are told by mail.`
}
