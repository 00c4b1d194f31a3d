import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'

/** On which side of a network an organization stands: it created it, or was invited to it. */
export type Side = 'owner' | 'invited'

type Shares = readonly ScopeEntity[]

/** What a network asks of its members, and what one of them has said to it. */
export interface Agreement {
  asked: Shares
  agreed: Shares
  refused: Shares
}

/** What the network's owner may read now: nothing that was not agreed to, nothing no longer asked for. */
export function effectiveShares({ asked, agreed }: Pick<Agreement, 'asked' | 'agreed'>) {
  return asked.filter((entity) => agreed.includes(entity))
}

/** What is asked for and not shared, whether it was refused or not decided on. */
export function missingShares({ asked, agreed }: Pick<Agreement, 'asked' | 'agreed'>) {
  return asked.filter((entity) => !agreed.includes(entity))
}

/** What is asked for and nobody decided on yet. */
export function requestedShares(agreement: Agreement) {
  return missingShares(agreement).filter((entity) => !agreement.refused.includes(entity))
}

export function refusedShares(agreement: Agreement) {
  return missingShares(agreement).filter((entity) => agreement.refused.includes(entity))
}

export function sameShares(one: Shares, other: Shares): boolean {
  return one.length === other.length && one.every((entity) => other.includes(entity))
}

/**
 * Decided on is exactly what the person was shown: all that is requested, or, for those who change their
 * mind, all that is missing. Undefined when it is something else by now.
 */
export function decided(
  agreement: Agreement,
  { decision, shares }: { decision: 'grant' | 'refuse'; shares: Shares },
): Pick<Agreement, 'agreed' | 'refused'> | undefined {
  const { asked, agreed, refused } = agreement
  const requested = requestedShares(agreement)
  const missing = missingShares(agreement)
  if (decision === 'refuse') {
    if (requested.length === 0 || !sameShares(shares, requested)) return undefined
    return { agreed, refused: [...refused, ...requested] }
  }
  const shown = sameShares(shares, requested) || sameShares(shares, missing)
  if (shares.length === 0 || !shown) return undefined
  return {
    agreed: asked.filter((entity) => agreed.includes(entity) || shares.includes(entity)),
    refused: refused.filter((entity) => !shares.includes(entity)),
  }
}

const inWords: Record<ScopeEntity, string> = {
  user: 'users',
  application: 'applications',
  organization: 'organization details',
  resource: 'resources',
  profile: 'profiles',
  referral: 'referrals',
  survey: 'surveys',
  transaction: 'transactions',
  network: 'networks',
  'service-account': 'service accounts',
}

/** 'organization details, profiles, and surveys' */
export function sharesInWords(shares: Shares): string {
  return new Intl.ListFormat('en-US').format(shares.map((entity) => inWords[entity]))
}
