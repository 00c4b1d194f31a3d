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

/** The limits of each step. A network shares one limit between both steps. */
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
 * Counts a sign-in attempt. Returns the counts to update if it succeeds, and the account with the email address. In a
 * browser that is known for the account, only its own attempts count, so that no one else can use them up. Everyone
 * else has a few attempts per network, and a limit for all networks together.
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
  // The account comes last, so that only attempts that are really checked count against it.
  const ofAccount = { name: limits.account, key: email }
  const tries = [fromNetwork, own, ofAccount] as const
  const of = { limits: context.config.limits, email }
  const { refused, user } = await countAttemptsInTurn(context.db, tries, of)
  if (refused === undefined) return { own, shared: [fromNetwork, ofAccount], user }
  // If the account's limit rejects an attempt, the password isn't checked. The attempt therefore must not extend the
  // wait on the owner's network.
  if (refused.name === ofAccount.name)
    await finishAttempts(context.db, { shared: [fromNetwork, own] })
  throw limitExceeded({ ...refused, max: context.config.limits[refused.name].max })
}

/**
 * Clears the password guesses of a person who proved that they own the mailbox, because others may have made them.
 * Second-step attempts stay counted. Otherwise, someone with only the mailbox would get new ones with every reset.
 */
export function clearPasswordGuesses(db: Kysely<Database>, email: string): Promise<void> {
  return clearAttempts(
    db,
    { name: 'signInPerAccount', key: email },
    { name: 'signInPerAccountAndAddress', keyStart: keyOf(email, '') },
  )
}

/** Separates the parts with a space, which email addresses can't contain. */
function keyOf(email: string, from: string): string {
  return `${email} ${from}`
}
