import { useAction } from '../actions/use-action.ts'
import { useWords } from '../language/words.ts'
import { focusTitle } from '../pages/focus-title.ts'
import { acceptFailure } from './invitation-answer.ts'
import { acceptInvitationMutation, declineInvitationMutation } from './invitations.api.ts'

interface Listed {
  id: string
  organization: { name?: string | undefined }
}

/** Answers an invitation from a list. */
export function useAnswerInvitation() {
  const { t } = useWords()

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
        'You do not join {{organization}}, and the person who invited you is told. To change your mind you need a new invitation.',
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
