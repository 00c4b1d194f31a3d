import { invitationExpired } from '@accord/contract/invitations.ts'
import { organizationDeleted } from '@accord/contract/errors.ts'
import { hasCode, hasStatus } from '../api/error-checks.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { useAction } from '../actions/use-action.ts'
import { focusTitle } from '../pages/page-title.ts'
import { acceptInvitationMutation, declineInvitationMutation } from './invitations.api.ts'

/**
 * Returns the message for a failed acceptance (specification, section 8), or the service's own if it's more specific.
 */
export function acceptFailure(error: unknown, t: Translate): string {
  if (hasCode(error, invitationExpired, organizationDeleted)) return t(error.message)
  if (hasStatus(error, 400)) return t('This invitation has already been accepted.')
  if (hasStatus(error, 409)) return t('You already have a profile in this organization.')
  return t('Something went wrong!')
}

interface Listed {
  id: string
  organization: { name?: string | undefined }
}

/** Answers an invitation in a list. */
export function useAnswerInvitation() {
  const { t } = useTranslation()

  const accepting = useAction({
    ...acceptInvitationMutation,
    done: t('You successfully joined an organization!'),
    failed: (error) => acceptFailure(error, t),
    after: focusTitle,
  })

  const declining = useAction({
    ...declineInvitationMutation,
    ask: ({ organization }: Listed) => ({
      title: t('Decline this invitation?'),
      message: t(
        "You won't join {{organization}}, and we'll let the person who invited you know. If you change your mind, you'll need a new invitation.",
        { organization: organization.name ?? '' },
      ),
      action: t('Decline invitation'),
      danger: true,
    }),
    done: t('Invitation to join organization has been declined'),
    failed: t('Declining invitation failed.'),
    after: focusTitle,
  })

  return { accepting, declining }
}
