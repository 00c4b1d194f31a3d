import type { Invitation } from '@accord/contract/members.ts'
import { explainError } from '../api/explain-error.ts'
import { useWords } from '../language/words.ts'
import { focusTitle } from '../pages/focus-title.ts'
import { showSnackbar } from '../ui/feedback/snackbar-store.ts'
import { confirmAction } from '../ui/overlays/confirm-store.ts'
import { acceptFailure } from './invitation-answer.ts'
import {
  useAcceptInvitation,
  useDeclineInvitation,
  useRefreshAfterAnswer,
} from './invitations.api.ts'

/** Answers an invitation from a list, and says what came of it. */
export function useAnswerInvitation() {
  const { t } = useWords()
  const accepting = useAcceptInvitation()
  const declining = useDeclineInvitation()
  const refresh = useRefreshAfterAnswer()

  async function accept({ id }: Invitation) {
    try {
      await accepting.mutateAsync(id)
      showSnackbar({ kind: 'success', message: t('You successfully joined an organization!') })
      focusTitle()
    } catch (error) {
      showSnackbar({ kind: 'error', message: acceptFailure(error, t) })
    }
    // Also after a refusal: somebody else, or another tab, was faster.
    await refresh()
  }

  async function decline({ id, organization }: Invitation) {
    const confirmed = await confirmAction({
      title: t('Decline this invitation?'),
      message: t(
        'You do not join {{organization}}, and the person who invited you is told. To change your mind you need a new invitation.',
        {
          organization: organization.name ?? '',
        },
      ),
      action: t('Decline invitation'),
      danger: true,
    })
    if (!confirmed) return
    try {
      await declining.mutateAsync(id)
      showSnackbar({
        kind: 'success',
        message: t('Invitation to join organization has been declined'),
      })
      focusTitle()
    } catch (error) {
      showSnackbar({
        kind: 'error',
        message: `${t('Declining invitation failed.')} ${t(explainError(error))}`,
      })
    }
    await refresh()
  }

  return {
    accept,
    decline,
    accepting: accepting.isPending ? accepting.variables : undefined,
    declining: declining.isPending ? declining.variables : undefined,
  }
}
