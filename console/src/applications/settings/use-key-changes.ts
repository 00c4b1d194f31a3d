import type { Application, KeyCard } from '@accord/contract/applications.ts'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { confirmAction } from '../../ui/overlays/confirm-store.ts'
import { useCreateKey, useDeleteKey } from './keys.api.ts'

/** Rotates and ends secrets: asks first, does it, and says what came of it. */
export function useKeyChanges(application: Application) {
  const { t } = useWords()
  const creating = useCreateKey(application)
  const deleting = useDeleteKey(application)
  const { name } = application

  async function rotate() {
    const confirmed = await confirmAction({
      title: t('Rotate the client secret?'),
      message: t(
        'A new secret takes the place of the one that {{name}} uses now. The old one works for 24 hours more; give {{name}} the new one before it ends.',
        { name },
      ),
      action: t('Rotate'),
    })
    if (!confirmed) return
    try {
      await creating.mutateAsync()
      showSnackbar({ kind: 'success', message: t('A new client secret was made') })
    } catch (error) {
      showSnackbar({ kind: 'error', message: t(explainError(error)) })
    }
  }

  async function remove({ id, last4 }: KeyCard) {
    const confirmed = await confirmAction({
      title: t('Delete the old client secret?'),
      message: t(
        'The secret that ends in {{last4}} stops working at once, and with it every token that was issued for it. {{name}} is refused where it still uses it.',
        { last4, name },
      ),
      action: t('Delete'),
      danger: true,
    })
    if (!confirmed) return
    try {
      const { endedTokens } = await deleting.mutateAsync(id)
      showSnackbar({
        kind: 'success',
        message: t('Old client secret deleted. Tokens ended: {{endedTokens}}', { endedTokens }),
      })
    } catch (error) {
      showSnackbar({ kind: 'error', message: t(explainError(error)) })
    }
  }

  return {
    rotate,
    rotating: creating.isPending,
    remove,
    removingId: deleting.isPending ? deleting.variables : undefined,
  }
}
