import type { Organization } from '@accord/contract/organizations.ts'
import { ApiError } from '../../api/api-error.ts'
import { useWords } from '../../language/words.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { confirmAction } from '../../ui/overlays/confirm-store.ts'
import { useLeaveOrganization } from '../organizations.api.ts'

/** Asks, leaves, and says so. `onLeft` runs when the card is gone, and with it the button that had the focus. */
export function useLeave(onLeft: () => void) {
  const { t } = useWords()
  const leaving = useLeaveOrganization()

  async function leave({ id, name }: Organization) {
    const confirmed = await confirmAction({
      title: t('Leave {{name}}?', { name }),
      message: t(
        'You lose access to {{name}} at once and can no longer act for it. To come back, somebody who manages it has to invite you again.',
        { name },
      ),
      action: t('Leave'),
      danger: true,
    })
    if (!confirmed) return
    try {
      await leaving.mutateAsync({ id })
      onLeft()
      const message = `${t('You have successfully left the organization')} ${name}`
      showSnackbar({ kind: 'success', message })
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : ''
      const message = reason ? t(reason) : t('Error leaving the organization')
      showSnackbar({ kind: 'error', message })
    }
  }

  return { leave, leavingId: leaving.isPending ? leaving.variables.id : undefined }
}
