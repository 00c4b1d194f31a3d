import { invitationExpired } from '@accord/contract/invitations.ts'
import { organizationDeleted } from '@accord/contract/refusal.ts'
import { hasCode, hasStatus } from '../api/refused-with.ts'
import type { Translate } from '../language/words.ts'

/** What is said when an invitation could not be accepted (specification, section 8), but for what the service knows better. */
export function acceptFailure(error: unknown, t: Translate): string {
  if (hasCode(error, invitationExpired, organizationDeleted)) return t(error.message)
  if (hasStatus(error, 400)) return t('This invitation has already been accepted.')
  if (hasStatus(error, 409)) return t('You already have a profile in this organization.')
  return t('Something went wrong!')
}
