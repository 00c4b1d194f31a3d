import type { Kysely } from 'kysely'
import { hasSignedIn } from '#activity/activity.store.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import { countAttempt } from '#rate-limits/rate-limits.store.ts'
import { type EmailMessage, emailContext } from '#mail/compose-email.ts'
import { describeAgent } from '#mail/user-agent.rules.ts'
import { type CheckedLocation, insertSignInAlert } from './sign-in-alerts.store.ts'
import { type SignedInThrough, newSignInMail } from './new-sign-in.mail.ts'

interface SignedIn {
  user: UserRow
  caller: Caller
  /** The browser, and whether it was known. Programs have none. */
  device: { id: string; wasKnown: boolean } | undefined
  place: CheckedLocation
  /** The identity provider, if one signed the person in. */
  through?: SignedInThrough
}

/** Returns the location of a sign-in. Browsers are identified by a cookie, and programs by their name and system. */
export function signInLocationOf({ address, agent, isBrowser }: Caller) {
  const { browser, system } = describeAgent(agent)
  return { address, agent: isBrowser ? '' : `${browser}, ${system}` }
}

/**
 * Emails a person who signed in with an unrecognized browser or from a new network. The first sign-in to an account is
 * exempt, because everything is new then.
 */
export async function notifyNewSignIn(
  trx: Kysely<Database>,
  { user, caller, device, place, through }: SignedIn,
  { config, mail }: { config: Config; mail: (email: EmailMessage) => void },
) {
  if (!place.isNew && (device?.wasKnown ?? true)) return
  if (!(await hasSignedIn(trx, user.id))) return
  const limit = config.limits.newPlaceMailPerPerson
  if ((await countAttempt(trx, 'newPlaceMailPerPerson', limit, user.id)) !== undefined) return
  const alert = await insertSignInAlert(trx, user.id, { deviceId: device?.id, place })
  mail(newSignInMail(emailContext(config), user, { caller, through, ...alert }))
}
