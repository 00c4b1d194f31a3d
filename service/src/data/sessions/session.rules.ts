import { retention } from '@accord/contract/retention.ts'
import { daysOf, secondsOf } from '@accord/contract/rules/periods.ts'
import { secondFactorNeeded } from '@accord/contract/errors.ts'
import { RequestError } from '#request-error.ts'

/** Minutes, hours and seconds of the session's life (decision 024). In SQL interval notation. */
export const lifetimes = {
  token: '60 minutes',
  idle: retention.sessions.periods.idle,
  session: retention.sessions.periods.longest,
  /** How long a refreshed token stays good, for calls already under way. */
  replaced: '30 seconds',
} as const

/** How long a sign-in waits for its second factor. */
export const pendingMinutes = secondsOf(retention.pendingSignIns.periods.age) / 60

/** How long a browser that nobody signs in with is remembered. */
export const deviceDays = daysOf(retention.browsers.periods.unused)

/** How many browsers a person is known in. */
export const maxDevices = 50

/** Names the organization, and what to do. */
export function needsSecondFactor(organization: string): RequestError {
  return new RequestError(secondFactorNeeded, {
    fields: {
      organization: `${organization} requires a second factor. Add a passkey or an authenticator app to your account, and save its recovery codes.`,
    },
  })
}
