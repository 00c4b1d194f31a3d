import type { Approval } from '@accord/contract/approvals.ts'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { confirmAction } from '../../ui/overlays/confirm-store.ts'
import { useRevokeApproval } from './approvals.api.ts'

/** Asks, revokes, and says so. `onDone` runs when the row is gone, and with it the button that had the focus. */
export function useRevokeApprovals(onDone: () => void) {
  const { t } = useWords()
  const { mutateAsync, isPending, variables } = useRevokeApproval()

  async function revoke(approval: Approval) {
    const { name } = approval.application
    const confirmed = await confirmAction({
      title: t('Revoke access?'),
      message: t(
        '{{name}} can no longer act for you in {{organization}}. Every token it has for that ends at once; to use it again you approve it again.',
        { name, organization: approval.profile.organization?.name ?? '' },
      ),
      action: t('Revoke'),
      danger: true,
    })
    if (!confirmed) return
    try {
      const { endedTokens } = await mutateAsync(approval)
      onDone()
      showSnackbar({
        kind: 'success',
        message: t('{{name}} was revoked. Tokens ended: {{count}}', { name, count: endedTokens }),
      })
    } catch (error) {
      showSnackbar({ kind: 'error', message: t(explainError(error)) })
    }
  }

  return { revoke, revoking: isPending ? variables.id : undefined }
}
