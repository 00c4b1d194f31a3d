import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { common, isSameSet, missing } from '@accord/contract/rules/small-sets.ts'
import { formatList } from '@accord/contract/translation.ts'
import type { Translator } from '#i18n/translator.ts'

/** The organization's role in a network, either as its owner or as invited to it. */
export type Side = 'owner' | 'invited'

type Shares = readonly ScopeEntity[]

/** The shares that a network requests, and a member's decisions about them. */
export interface Agreement {
  asked: Shares
  agreed: Shares
  refused: Shares
}

/**
 * Returns the shares that the network's owner can currently read, because they were agreed to and are still requested.
 */
export function effectiveShares({ asked, agreed }: Pick<Agreement, 'asked' | 'agreed'>) {
  return common(asked, agreed)
}

/** Returns the shares that are requested but not agreed to, whether they were refused or not decided on. */
export function missingShares({ asked, agreed }: Pick<Agreement, 'asked' | 'agreed'>) {
  return missing(asked, agreed)
}

/** Returns the shares that are requested and not decided on. */
export function requestedShares(agreement: Agreement) {
  return missing(missingShares(agreement), agreement.refused)
}

export function refusedShares(agreement: Agreement) {
  return common(missingShares(agreement), agreement.refused)
}

/**
 * Applies a decision to exactly the shares that the person was shown. These are all requested ones, or all missing ones
 * if they change their mind. Returns undefined if the shares have changed since.
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

/** Formats a list of shares, such as 'organization details, members, and surveys'. */
export function formatShares({ language, t }: Translator, shares: Shares): string {
  const labels: Record<ScopeEntity, string> = {
    user: t('personal details'),
    application: t('applications'),
    organization: t('organization details'),
    resource: t('resources'),
    profile: t('members'),
    referral: t('referrals'),
    survey: t('surveys'),
    transaction: t('transactions'),
    network: t('networks'),
    'service-account': t('service accounts'),
  }
  return formatList(
    language,
    shares.map((entity) => labels[entity]),
  )
}
