import { approvalsEndedMailing } from '#approvals/policy/approvals-ended.mailing.ts'
import {
  scopesRequestedMailing,
  sharesRequestedMailing,
} from '#authorizations/wider/access-requested.mailing.ts'
import { providerPolicyMailings } from '#connections/policy/provider-policy.mailing.ts'
import { deletionMailings } from '#lifecycle/deletion.mailing.ts'
import { secondFactorMailings } from '#factors/policy/second-factor.mailing.ts'
import type { MailingKind, MailingParts } from '#mailings/mailing.ts'
import { type Pace, sendMailings } from '#mailings/send-mailings.ts'
import { networkEndedMailing } from '#networks/network-ended.mailing.ts'
import { reviewMailing } from '#access/reviews/review.mailing.ts'

const kinds: readonly MailingKind[] = [
  ...secondFactorMailings,
  ...providerPolicyMailings,
  ...deletionMailings,
  scopesRequestedMailing,
  sharesRequestedMailing,
  networkEndedMailing,
  approvalsEndedMailing,
  reviewMailing,
]

/** Sends all emails of mailings that are due. */
export function sendDueMailings(parts: MailingParts, pace?: Pace) {
  return sendMailings(parts, kinds, pace)
}
