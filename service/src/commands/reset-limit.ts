import { isIP } from 'node:net'
import { type LimitOwner, resetLimits } from '#accounts/reset-limits.ts'
import { readConfig } from '#config/config.ts'
import { withLatest } from '#database/open-data.ts'
import { defaultLimits, type LimitName } from '#config/limit-settings.ts'
import type { AttemptCount } from '#rate-limits/rate-limits.store.ts'
import { didYouMean } from '#config/did-you-mean.ts'
import { readEmail } from '#cli/read-email.ts'
import { parseCommandArguments } from '#cli/arguments.ts'
import { StartupError } from '#config/startup-error.ts'
import { runCommand } from '#cli/run-program.ts'

const usage = `Usage: accord reset-limit --email ADDRESS [--list]
       accord reset-limit --address IP [--list]
       accord reset-limit NAME KEY [--list]

  Reset the rate limits that block someone after too many attempts. Specify their email address, their IP address, or
  the name and key of a single limit, as shown by --list. If you specify an IP address, the command resets the limits of
  its whole network. The reset appears in the person's activity.

  --list  list the counted attempts without resetting anything
  --help  print this help`

await runCommand(async () => {
  const known = { email: 'value', address: 'value', list: 'flag' } as const
  const { words, options } = parseCommandArguments({ usage, options: known })
  await lift(readLimited(words, options), options.list ? 'list' : undefined)
})

type Whose = { email?: string; address?: string }

function readLimited([name, key, ...more]: string[], { email, address }: Whose): LimitOwner {
  const ways = [email, address, name].filter((way) => way !== undefined)
  const isNamed = name !== undefined && key !== undefined && more.length === 0
  if (ways.length !== 1 || (name !== undefined && !isNamed)) {
    throw new StartupError(`Specify --email, --address, or a limit name and key.\n${usage}`)
  }
  if (email !== undefined) return { email: readEmail(email) }
  if (isNamed) return { name: limitNamed(name), key }
  if (isIP(address!) !== 0) return { address: address! }
  throw new StartupError(`'${address}' is not an IP address.`)
}

function limitNamed(name: string): LimitName {
  if (Object.hasOwn(defaultLimits, name)) return name as LimitName
  const meant = didYouMean(name, Object.keys(defaultLimits))
  throw new StartupError(
    `There is no limit '${name}'.${meant === undefined ? `\n${usage}` : ` Did you mean ${meant}?`}`,
  )
}

async function lift(limited: LimitOwner, only: 'list' | undefined) {
  const tries = await withLatest(readConfig(process.env), ({ db }) =>
    resetLimits(db, limited, only),
  )
  for (const each of tries) console.log(lineOf(each))
  if (tries.length === 0) console.log('No attempts have been counted, so no rate limit applies.')
  else console.log(only ? 'Nothing was reset.' : 'Rate limits reset.')
}

function lineOf({ name, key, count, blockedUntil }: AttemptCount): string {
  const until = blockedUntil ? `, blocked until ${blockedUntil.toISOString()}` : ''
  return `${name} '${key}': ${count === 1 ? '1 attempt' : `${count} attempts`}${until}`
}
