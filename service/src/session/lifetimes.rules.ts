/** Minutes, hours and seconds of the session's life (decisions, 'Tokens'). In SQL interval notation. */
export const lifetimes = {
  token: '60 minutes',
  idle: '60 minutes',
  session: '24 hours',
  /** How long a refreshed token stays good, for calls already under way. */
  replaced: '30 seconds',
} as const

/** How long a sign-in waits for its second factor. */
export const pendingMinutes = 10

/** How long a browser that nobody signs in with is remembered. */
export const deviceDays = 180

/** How many browsers a person is known in. */
export const mostDevices = 50
