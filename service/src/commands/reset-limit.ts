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

const usage = `Usage: accord lift-limit --email ADDRESS [--list]
       accord lift-limit --address IP [--list]
       accord lift-limit NAME KEY [--list]

  For somebody who is kept out because too much was tried: under their e-mail address, from their network, or under
  one key of one limit, as --list shows them. It is as if nobody had tried, and in the person's activity.

  --list  shows what is counted, and lifts nothing
  --help  prints this`

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
    throw new StartupError(`Say for whom, or which one.\n${usage}`)
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
    `There is no limit '${name}'${meant === undefined ? `.\n${usage}` : `: did you mean ${meant}?`}`,
  )
}

async function lift(limited: LimitOwner, only: 'list' | undefined) {
  const tries = await withLatest(readConfig(process.env), ({ db }) =>
    resetLimits(db, limited, only),
  )
  for (const each of tries) console.log(lineOf(each))
  if (tries.length === 0) console.log('Nothing is counted there: no limit keeps anybody out.')
  else console.log(only ? 'Nothing was lifted.' : 'Lifted: as if nobody had tried.')
}

function lineOf({ name, key, count, blockedUntil }: AttemptCount): string {
  const until = blockedUntil ? `, keeps out until ${blockedUntil.toISOString()}` : ''
  return `${name} '${key}': ${count} tried${until}`
}
