import { type Factor, isStrong } from '@accord/contract/rules/factors.ts'

/**
 * The values that an application can request, weakest first. They stand for a password, and for a password with a
 * second factor.
 */
export const acrValues = ['pwd', 'mfa'] as const
type Acr = (typeof acrValues)[number]

/** How a person authenticated, in OpenID Connect's terms. */
export interface Strength {
  acr: Acr
  amr: string[]
}

/**
 * The values from RFC 8176. A passkey can be copied to its owner's other devices, so its value doesn't claim to be
 * bound to hardware. The RFC has no value for a sign-in at another provider, so `fed` is the usual one.
 */
const methods = {
  password: 'pwd',
  passkey: 'swk',
  totp: 'otp',
  recovery: 'otp',
  identity: 'fed',
} as const

export function strengthOf(proved: readonly Factor[]): Strength {
  const named = [...new Set(proved.map((factor) => methods[factor]))]
  return isStrong(proved) ? { acr: 'mfa', amr: [...named, 'mfa'] } : { acr: 'pwd', amr: named }
}

/** A session, with the link through which an identity provider opened it. */
interface SessionProved {
  factors: readonly Factor[]
  link_id: string | null
  provider_factor: boolean
}

/**
 * Returns how the person authenticated in a session. If an identity provider opened it, that's the provider's check
 * instead of a password. Its second factor counts if the organization trusts the provider with that.
 */
export function strengthOfSession({
  factors,
  link_id: linkId,
  provider_factor: hasProviderFactor,
}: SessionProved): Strength {
  if (linkId === null) return strengthOf(factors)
  const { acr, amr } = strengthOf(['identity', ...factors])
  return hasProviderFactor ? { acr: 'mfa', amr: [...new Set([...amr, 'mfa'])] } : { acr, amr }
}

/**
 * The requested values as they were sent. The engine also accepts values that aren't in a list, and values that no one
 * can meet.
 */
interface AskedAcr {
  essential?: boolean | undefined
  value?: unknown
  values?: unknown
}

/** Returns whether a sign-in meets an essential request. A stronger sign-in also meets a weaker request. */
export function isStrongEnough(acr: string | undefined, asked: AskedAcr | null | undefined) {
  const { essential, value, values = value === undefined ? [] : [value] } = asked ?? {}
  const wanted: readonly unknown[] = Array.isArray(values) ? values : [values]
  if (!essential || wanted.length === 0) return true
  const enough: readonly unknown[] = acrValues.slice(0, acrValues.indexOf(acr as Acr) + 1)
  return wanted.some((each) => enough.includes(each))
}

/** Returns whether any sign-in could meet the request. */
export function canBeMet(asked: AskedAcr | null | undefined): boolean {
  return isStrongEnough(acrValues.at(-1), asked)
}

/** Returns whether the request requires a second factor, so that a password alone isn't enough. */
export function requestsSecondFactor(asked: AskedAcr | null | undefined): boolean {
  return canBeMet(asked) && !isStrongEnough('pwd', asked)
}

/** Returns the acr that the parameter `claims` requests for the ID token. */
export function requestedAcr(claims: string | undefined): AskedAcr | null | undefined {
  if (claims === undefined) return undefined
  return (JSON.parse(claims) as { id_token?: { acr?: AskedAcr | null } }).id_token?.acr
}
