import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import {
  type CountedLimit,
  countAttemptsInTurn,
  clearAttempts,
  finishAttempts,
} from '#rate-limits/rate-limits.store.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { requireWithinLimit, limitExceeded } from '#rate-limits/require-within.ts'
import type { Context } from '#context.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import { findKnownDevice } from '#data/sessions/devices.store.ts'

interface Guess {
  email: string
  address: string
  /** The cookie of a browser that may have signed in before. */
  device: string | undefined
}

/** What the tries at one step count against; those of a network at both. */
const limitsOf = {
  password: {
    device: 'signInPerDevice',
    accountAndAddress: 'signInPerAccountAndAddress',
    account: 'signInPerAccount',
  },
  second: {
    device: 'secondStepPerDevice',
    accountAndAddress: 'secondStepPerAccountAndAddress',
    account: 'secondStepPerAccount',
  },
} as const

/**
 * Counts a try to sign in, and answers what to settle should it succeed, and who has the address. In a browser that is
 * known for the account only its own tries count: nobody else can use them up. Everybody else has a few from their
 * network, and all of them together have a bound that no number of networks goes beyond.
 */
export async function countPasswordGuess(
  context: Context,
  { email, address, device }: Guess,
  step: keyof typeof limitsOf = 'password',
): Promise<{ own: CountedLimit; shared: CountedLimit[]; user: UserRow | undefined }> {
  const limits = limitsOf[step]
  const known = device === undefined ? undefined : await findKnownDevice(context.db, email, device)
  if (known) {
    const { browser, ...user } = known
    const own = { name: limits.device, key: keyOf(email, browser) }
    await requireWithinLimit(context, own.name, own.key)
    return { own, shared: [], user }
  }
  const network = ipNetworkOf(address)
  const fromNetwork = { name: 'signInPerAddress', key: network } as const
  const own = { name: limits.accountAndAddress, key: keyOf(email, network) }
  // Last, so that only what is looked at counts against the account.
  const ofAccount = { name: limits.account, key: email }
  const tries = [fromNetwork, own, ofAccount] as const
  const of = { limits: context.config.limits, email }
  const { refused, user } = await countAttemptsInTurn(context.db, tries, of)
  if (refused === undefined) return { own, shared: [fromNetwork, ofAccount], user }
  // Nobody looks at one that its account refuses: it is not to lengthen the wait of the owner's own network.
  if (refused.name === ofAccount.name)
    await finishAttempts(context.db, { shared: [fromNetwork, own] })
  throw limitExceeded({ ...refused, max: context.config.limits[refused.name].max })
}

/**
 * Whoever proved that the mailbox is theirs does not pay for what others guessed of the password. Of the second step
 * nothing is forgotten: who has only the mailbox would have new tries with every reset.
 */
export function clearPasswordGuesses(db: Kysely<Database>, email: string): Promise<void> {
  return clearAttempts(
    db,
    { name: 'signInPerAccount', key: email },
    { name: 'signInPerAccountAndAddress', keyStart: keyOf(email, '') },
  )
}

/** No address of e-mail has a space in it. */
function keyOf(email: string, from: string): string {
  return `${email} ${from}`
}
