import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { common, isSameSet, missing } from '@accord/contract/rules/small-sets.ts'

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
  return common(asked, agreed)
}

/** What is asked for and not shared, whether it was refused or not decided on. */
export function missingShares({ asked, agreed }: Pick<Agreement, 'asked' | 'agreed'>) {
  return missing(asked, agreed)
}

/** What is asked for and nobody decided on yet. */
export function requestedShares(agreement: Agreement) {
  return missing(missingShares(agreement), agreement.refused)
}

export function refusedShares(agreement: Agreement) {
  return common(missingShares(agreement), agreement.refused)
}

/**
 * Decided on is exactly what the person was shown: all that is requested, or, for those who change their
 * mind, all that is missing. Undefined when it is something else by now.
 */
export function sharesAfterDecision(
  agreement: Agreement,
  { decision, shares }: { decision: 'grant' | 'refuse'; shares: Shares },
): Pick<Agreement, 'agreed' | 'refused'> | undefined {
  const { asked, agreed, refused } = agreement
  const requested = requestedShares(agreement)
  const notShared = missingShares(agreement)
  if (decision === 'refuse') {
    if (requested.length === 0 || !isSameSet(shares, requested)) return undefined
    return { agreed, refused: [...refused, ...requested] }
  }
  const shown = isSameSet(shares, requested) || isSameSet(shares, notShared)
  if (shares.length === 0 || !shown) return undefined
  return {
    agreed: common(asked, [...agreed, ...shares]),
    refused: missing(refused, shares),
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
export function formatShares(shares: Shares): string {
  return new Intl.ListFormat('en-US').format(shares.map((entity) => inWords[entity]))
}
