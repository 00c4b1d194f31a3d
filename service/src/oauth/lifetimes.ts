import { retention } from '@accord/contract/retention.ts'
import { secondsOf } from '@accord/contract/rules/periods.ts'

const { periods } = retention.tokens
const minutes = 60

/** In seconds, by the engine's names (decision 007). */
export const lifetimes = {
  AuthorizationCode: secondsOf(periods.code),
  AccessToken: secondsOf(periods.access),
  ClientCredentials: secondsOf(periods.access),
  IdToken: 10 * minutes,
  /** How long a person may take to decide. */
  Interaction: 10 * minutes,
  /** How long a person may take to type what their device shows. */
  DeviceCode: 10 * minutes,
  /** Never kept (`session-adapter.ts`), but the engine wants to know. */
  Session: 10 * minutes,
  Grant: secondsOf(periods.grant),
  /** Unused for this long, a refresh token ends; so does the whole family in the end. */
  RefreshToken: secondsOf(periods.unused),
  refreshTokenFamily: secondsOf(periods.family),
} as const
