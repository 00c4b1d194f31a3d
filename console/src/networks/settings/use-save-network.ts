import type { Network } from '@accord/contract/networks.ts'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { useUpdateNetwork } from '../networks.api.ts'

/** Saves a part of a network; each card says the same about it. */
export function useSaveNetwork(network: Network) {
  const { t } = useWords()
  const { mutateAsync: save, isPending } = useUpdateNetwork(network)

  return {
    save,
    saving: isPending,
    saySaved: () => showSnackbar({ kind: 'success', message: t('Updated network!') }),
    sayFailed: (error: unknown) =>
      showSnackbar({
        kind: 'error',
        message: `${t('Failed to update network!')} ${t(explainError(error))}`,
      }),
  }
}
