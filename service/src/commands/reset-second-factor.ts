import { Email } from '@accord/contract/fields.ts'
import { resetHours } from '@accord/contract/second-factor-reset.ts'
import { readConfig } from '#config.ts'
import { requireLatest } from '#database/migrating/migrate.ts'
import { openData } from '#database/open-data.ts'
import { askForReset, type Asked, stopReset } from '#factors/reset/ask-reset.ts'
import { refuseTakenByNpm } from '#program/taken-by-npm.ts'
import { requireKeyOfData } from '#secrets/key-of-data.ts'
import { loadSecrets, secretKeyFileOf } from '#secrets/load-secrets.ts'
import { StartupRefused } from '#startup-refused.ts'

const usage = `Usage: accord reset-second-factor EMAIL [--cancel]

  For somebody who lost their passkeys, their authenticator app and their recovery codes. In ${resetHours} hours
  all of them are removed, and the person is signed out everywhere. They are told by mail at once, a day
  later and when it is done, and can stop it; so does signing in with a second factor meanwhile. The
  service, or a worker, must run for it.

  --cancel  stops it
  --help    prints this`

/** `npm run reset-second-factor EMAIL`: for whoever lost everything but their mailbox. */
try {
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
} catch (error) {
  console.error(error instanceof StartupRefused ? error.message : error)
  process.exitCode = 1
}

async function reset(email: string, cancel: boolean) {
  const config = readConfig(process.env)
  const database = await openData(config)
  try {
    await requireLatest(database.db)
    const secrets = loadSecrets(config)
    await requireKeyOfData(database.db, secrets, secretKeyFileOf(config))
    const parts = { config, db: database.db, secrets }
    if (cancel) {
      if (!(await stopReset(parts, email))) {
        throw new StartupRefused(`No reset is under way for ${email}.`)
      }
      console.log(`The second factor of ${email} stays.`)
    } else console.log(sentenceOf(await askForReset(parts, email), email))
  } finally {
    await database.close()
  }
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
