import type { AccessReview, ReviewState, ReviewItem } from '@accord/contract/access-reviews.ts'
import type { Translate } from '../i18n/translation.ts'

export function stateName(state: ReviewState, t: Translate): string {
  return {
    open: t('Open'),
    starting: t('Starting'),
    closing: t('Closing'),
    closed: t('Closed'),
    cancelled: t('Discarded'),
  }[state]
}

export function decisionSentence(
  { counts }: { counts: Pick<AccessReview['counts'], 'total' | 'undecided'> },
  t: Translate,
): string {
  return t('{{decided}} of {{total}} decided', {
    decided: counts.total - counts.undecided,
    total: counts.total,
  })
}

/** Returns whether the review is still in progress. Until it ends, no other one can start. */
export function isInProgress({ state }: AccessReview): boolean {
  return state !== 'closed' && state !== 'cancelled'
}

export function resultSentence({ counts }: AccessReview, t: Translate): string {
  return t('{{keep}} kept, {{ended}} revoked, {{gone}} already ended, {{refused}} failed.', counts)
}

/** Describes the outcome of the decision to revoke an item. */
export function outcomeSentence({ outcome, reason, tokens }: ReviewItem, t: Translate): string {
  if (outcome === null) return t('Not revoked yet.')
  if (outcome === 'gone') return t('Access had already ended.')
  if (outcome === 'refused') return reason ? t(reason) : t("This can't be revoked here.")
  return tokens > 0
    ? `${t('Access revoked.')} ${t('{{count}} tokens revoked.', { count: tokens, defaultValue_one: '{{count}} token revoked.' })}`
    : t('Access revoked.')
}
