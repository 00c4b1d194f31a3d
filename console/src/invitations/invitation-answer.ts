import { invitationExpired } from '@accord/contract/invitations.ts'
import { ApiError } from '../api/api-error.ts'
import type { Translate } from '../language/words.ts'

/** What is said when an invitation could not be accepted (specification, section 8). */
export function acceptFailure(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('Something went wrong!')
  if (error.code === invitationExpired.code) return t(error.message)
  if (error.status === 400) return t('This invitation has already been accepted.')
  if (error.status === 409) return t('You already have a profile in this organization.')
  return t('Something went wrong!')
}
