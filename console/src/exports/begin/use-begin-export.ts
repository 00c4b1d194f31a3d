import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { type Subject, useStartExport } from '../exports.api.ts'

/** Starts an export and says what came of it; `begun` is the one that was started here last. */
export function useBeginExport(subject: Subject) {
  const { t } = useWords()
  const { mutateAsync, isPending, data } = useStartExport(subject)

  async function begin() {
    try {
      await mutateAsync()
      const message = t("Data Export has been triggered. We'll send an email when it is completed")
      showSnackbar({ kind: 'success', message })
    } catch (error) {
      const message = `${t('Data Export can not be triggered.')} ${t(explainError(error))}`
      showSnackbar({ kind: 'error', message })
    }
  }

  return { begin, beginning: isPending, begun: data?.id }
}
