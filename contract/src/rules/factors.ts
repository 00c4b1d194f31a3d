/** Everything with which a person can confirm their identity here. */
export const factors = ['password', 'passkey', 'totp', 'recovery'] as const

/** What sessions record: the factors that were used, and `identity` if another provider vouched for the person. */
export type Factor = (typeof factors)[number] | 'identity'

/** The factors that can follow the password or another provider, in the order in which they're offered. */
export const secondFactors = ['passkey', 'totp', 'recovery'] as const
export type SecondFactor = (typeof secondFactors)[number]

/**
 * Whether a sign-in is strong, because it used two factors or a passkey. A passkey alone is enough, because it verifies
 * its owner with a fingerprint, a face, or a PIN. A password and another provider together are two first factors.
 */
export function isStrong(proved: readonly Factor[]): boolean {
  const hasSecond = proved.includes('totp') || proved.includes('recovery')
  return proved.includes('passkey') || (hasSecond && proved.length > 1)
}

/** How many minutes a person's identity counts as confirmed. */
export const reauthMinutes = 10
