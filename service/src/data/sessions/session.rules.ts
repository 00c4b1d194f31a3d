import { message } from '@accord/contract/translation.ts'
import { retention } from '@accord/contract/retention.ts'
import { daysOf, secondsOf } from '@accord/contract/rules/periods.ts'
import { ssoPaths } from '@accord/contract/connections.ts'
import { providerNeeded, secondFactorNeeded } from '@accord/contract/errors.ts'
import type { SessionActor } from '#actor.ts'
import { RequestError } from '#request-error.ts'

/** The lifetimes of sessions and tokens (decision 024), in SQL interval notation. */
export const lifetimes = {
  token: '60 minutes',
  idle: retention.sessions.periods.idle,
  session: retention.sessions.periods.longest,
  /** How long a replaced token still works, for calls in progress. */
  replaced: '30 seconds',
} as const

/** How long a sign-in waits for its second factor. */
export const pendingMinutes = secondsOf(retention.pendingSignIns.periods.age) / 60

/** How long an unused browser is remembered. */
export const deviceDays = daysOf(retention.browsers.periods.unused)

/** How many browsers are remembered for each person. */
export const maxDevices = 50

/**
 * Selects what a session may list and end, such as sessions and approvals: all of the person's, or those of the only
 * profile that an identity provider's session is for.
 */
export function reachOf({ user, provider }: Pick<SessionActor, 'user' | 'provider'>) {
  return { userId: user.id, ...(provider && { ofProfile: provider.profileId }) }
}

/** Returns an error that names the organization and says what to do. */
export function needsSecondFactor(organization: string): RequestError {
  return new RequestError(secondFactorNeeded, {
    fields: {
      organization: message(
        '{{organization}} requires a second factor. Add a passkey or an authenticator app to your account, and save its recovery codes.',
        { organization },
      ),
    },
  })
}

/** Returns an error with the address at which the person can prove who they are. */
export function needsProvider(
  organization: string,
  connection: { id: string; name: string } | undefined,
): RequestError {
  if (!connection) {
    const sentence = message(
      "{{organization}} requires single sign-on, but it isn't set up. Contact an owner.",
      { organization },
    )
    return new RequestError(providerNeeded, { fields: { organization: sentence } })
  }
  const { id, name: provider } = connection
  return new RequestError(providerNeeded, {
    fields: {
      organization: message(
        '{{organization}} requires single sign-on. Continue with {{provider}}.',
        {
          organization,
          provider,
        },
      ),
    },
    names: { url: ssoPaths.start(id), connection: id, provider },
  })
}
