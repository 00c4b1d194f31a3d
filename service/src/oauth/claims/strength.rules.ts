import { type Factor, isStrong } from '@accord/contract/rules/factors.ts'

/** What an application can ask for, the weaker first: a password, or a second factor beside it. */
export const acrValues = ['pwd', 'mfa'] as const
type Acr = (typeof acrValues)[number]

/** How somebody proved who they are, as OpenID Connect says it. */
export interface Strength {
  acr: Acr
  amr: string[]
}

/** Of RFC 8176. A passkey may be copied to other devices of its owner, so that no more is said of it. */
const methods = { password: 'pwd', passkey: 'swk', totp: 'otp', recovery: 'otp' } as const

export function strengthOf(proved: readonly Factor[]): Strength {
  const named = [...new Set(proved.map((factor) => methods[factor]))]
  return isStrong(proved) ? { acr: 'mfa', amr: [...named, 'mfa'] } : { acr: 'pwd', amr: named }
}

/** As it was sent: what the engine lets through besides a list nobody can prove. */
interface AskedAcr {
  essential?: boolean | undefined
  value?: unknown
  values?: unknown
}

/** Whether an ID token may say what the request cannot do without. Whoever proved more proved the less too. */
export function isStrongEnough(acr: string | undefined, asked: AskedAcr | null | undefined) {
  const { essential, value, values = value === undefined ? [] : [value] } = asked ?? {}
  const wanted: readonly unknown[] = Array.isArray(values) ? values : [values]
  if (!essential || wanted.length === 0) return true
  const enough: readonly unknown[] = acrValues.slice(0, acrValues.indexOf(acr as Acr) + 1)
  return wanted.some((each) => enough.includes(each))
}

/** Whether anybody's proof would ever be enough. */
export function canBeMet(asked: AskedAcr | null | undefined): boolean {
  return isStrongEnough(acrValues.at(-1), asked)
}

/** Whether a password is not enough, and a second factor is. */
export function requestsSecondFactor(asked: AskedAcr | null | undefined): boolean {
  return canBeMet(asked) && !isStrongEnough('pwd', asked)
}

export function requestedAcr(claims: string | undefined): AskedAcr | null | undefined {
  if (claims === undefined) return undefined
  return (JSON.parse(claims) as { id_token?: { acr?: AskedAcr | null } }).id_token?.acr
}
