import type { Application } from '@accord/contract/applications.ts'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { useUpdateApplication } from '../applications.api.ts'

/** Saves a part of an application; each card says the same about it. */
export function useSaveApplication(application: Application) {
  const { t } = useWords()
  const { mutateAsync: save, isPending } = useUpdateApplication(application)

  return {
    save,
    saving: isPending,
    saySaved: () => showSnackbar({ kind: 'success', message: t('Updated application') }),
    sayFailed: (error: unknown) =>
      showSnackbar({
        kind: 'error',
        message: `${t('Failed to update application!')} ${t(explainError(error))}`,
      }),
  }
}
