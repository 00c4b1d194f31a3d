const minutes = 60
const days = 24 * 60 * minutes

/** In seconds, by the engine's names (decisions, 'Approval and OAuth'). */
export const lifetimes = {
  AuthorizationCode: 60,
  AccessToken: 10 * minutes,
  ClientCredentials: 10 * minutes,
  IdToken: 10 * minutes,
  /** How long a person may take to decide. */
  Interaction: 10 * minutes,
  /** How long a person may take to type what their device shows. */
  DeviceCode: 10 * minutes,
  /** Never kept (`session-adapter.ts`), but the engine wants to know. */
  Session: 10 * minutes,
  Grant: 365 * days,
  /** Unused for this long, a refresh token ends; so does the whole family in the end. */
  RefreshToken: 14 * days,
  refreshTokenFamily: 90 * days,
} as const
