import { isIP } from 'node:net'
import { Email } from '@accord/contract/fields.ts'
import { type Limited, liftLimits } from '#accounts/lift-limits.ts'
import { readConfig } from '#config.ts'
import { requireLatest } from '#database/migrating/migrate.ts'
import { openData } from '#database/open-data.ts'
import { defaultLimits, type LimitName } from '#limits/limit-settings.ts'
import type { CountedTries } from '#limits/limits.store.ts'
import { didYouMean } from '#program/did-you-mean.ts'
import { refuseTakenByNpm } from '#program/taken-by-npm.ts'
import { StartupRefused } from '#startup-refused.ts'
import { runCommand } from '#program/run-command.ts'

const usage = `Usage: accord lift-limit --email ADDRESS [--list]
       accord lift-limit --address IP [--list]
       accord lift-limit NAME KEY [--list]

  For somebody who is kept out because too much was tried: under their e-mail address, from their network, or under
  one key of one limit, as --list shows them. It is as if nobody had tried, and in the person's activity.

  --list  shows what is counted, and lifts nothing
  --help  prints this`

/** `npm run lift-limit -- --email ADDRESS`: for whoever cannot wait. */
await runCommand(async () => {
  const given = process.argv.slice(2)
  refuseTakenByNpm(['--email', '--address', '--list'])
  if (given.includes('--help') || given.includes('-h')) console.log(usage)
  else {
    const rest = given.filter((argument) => argument !== '--list')
    await lift(readLimited(rest), given.includes('--list') ? 'list' : undefined)
  }
})

function readLimited([what, value, ...more]: string[]): Limited {
  if (what === undefined || value === undefined || more.length > 0) {
    throw new StartupRefused(`Say for whom, or which one.\n${usage}`)
  }
  if (what === '--email') {
    const email = Email.safeParse(value)
    if (email.success) return { email: email.data }
    throw new StartupRefused(`'${value}' is not an e-mail address.`)
  }
  if (what === '--address') {
    if (isIP(value) !== 0) return { address: value }
    throw new StartupRefused(`'${value}' is not an IP address.`)
  }
  if (Object.hasOwn(defaultLimits, what)) return { name: what as LimitName, key: value }
  const meant = didYouMean(what, Object.keys(defaultLimits))
  throw new StartupRefused(
    `There is no limit '${what}'${meant === undefined ? `.\n${usage}` : `: did you mean ${meant}?`}`,
  )
}

async function lift(limited: Limited, only: 'list' | undefined) {
  const database = await openData(readConfig(process.env))
  try {
    await requireLatest(database.db)
    const tries = await liftLimits(database.db, limited, only)
    for (const each of tries) console.log(lineOf(each))
    if (tries.length === 0) console.log('Nothing is counted there: no limit keeps anybody out.')
    else console.log(only ? 'Nothing was lifted.' : 'Lifted: as if nobody had tried.')
  } finally {
    await database.close()
  }
}

function lineOf({ name, key, count, blockedUntil }: CountedTries): string {
  const until = blockedUntil ? `, keeps out until ${blockedUntil.toISOString()}` : ''
  return `${name} '${key}': ${count} tried${until}`
}
