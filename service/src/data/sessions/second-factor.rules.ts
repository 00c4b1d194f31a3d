import { secondFactorNeeded } from '@accord/contract/refusal.ts'
import { Refused } from '#refused.ts'

/** Names the organization, and what to do. */
export function needsSecondFactor(organization: string): Refused {
  return new Refused(secondFactorNeeded, {
    fields: {
      organization: `${organization} requires a second factor. Add a passkey or an authenticator app to your account, and keep its recovery codes.`,
    },
  })
}
