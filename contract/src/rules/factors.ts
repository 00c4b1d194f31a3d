/** What a person can prove themselves with, and what a session remembers of it. */
export const factors = ['password', 'passkey', 'totp', 'recovery'] as const
export type Factor = (typeof factors)[number]

/** What can follow the password, in the order in which it is offered. */
export const secondFactors = ['passkey', 'totp', 'recovery'] as const
export type SecondFactor = (typeof secondFactors)[number]

/** Two proofs, or a passkey alone: that one knows its owner by a finger, a face or a PIN. */
export function isStrong(proved: readonly Factor[]): boolean {
  return proved.includes('passkey') || proved.length > 1
}

/** For how long somebody who proved that it is them is believed, before what matters most. */
export const reauthMinutes = 10
