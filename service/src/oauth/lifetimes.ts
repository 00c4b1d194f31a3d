import { retention } from '@accord/contract/retention.ts'
import { secondsOf } from '@accord/contract/rules/periods.ts'

const { periods } = retention.tokens
const minutes = 60

/** Lifetimes in seconds, by the engine's names (decision 007). */
export const lifetimes = {
  AuthorizationCode: secondsOf(periods.code),
  AccessToken: secondsOf(periods.access),
  ClientCredentials: secondsOf(periods.access),
  IdToken: 10 * minutes,
  /** How long a person has to decide. */
  Interaction: 10 * minutes,
  /** How long a person has to enter the code that their device shows. */
  DeviceCode: 10 * minutes,
  /** Sessions are never stored (`adapter.ts`), but the engine requires a lifetime. */
  Session: 10 * minutes,
  Grant: secondsOf(periods.grant),
  /** How long an unused refresh token is valid. Its whole family ends later. */
  RefreshToken: secondsOf(periods.unused),
  refreshTokenFamily: secondsOf(periods.family),
} as const
