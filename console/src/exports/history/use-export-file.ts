import type { ExportJob } from '@accord/contract/exports.ts'
import { ApiError } from '../../api/api-error.ts'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { confirmAction } from '../../ui/overlays/confirm-store.ts'
import { type Subject, useDeleteExportFile, useDownloadExport } from '../exports.api.ts'

/** Saves and deletes the file of an export, and says what came of it. */
export function useExportFile(subject: Subject, job: ExportJob, onDeleted: () => void) {
  const { t } = useWords()
  const downloading = useDownloadExport(subject)
  const deleting = useDeleteExportFile(subject)
  const name = job.file?.name ?? ''

  async function download() {
    try {
      // Only a download of the browser's own is seen by itself.
      if ((await downloading.mutateAsync(job)) === 'written') {
        showSnackbar({ kind: 'success', message: t('{{name}} was saved', { name }) })
      }
    } catch (error) {
      const reason = error instanceof ApiError ? ` ${t(explainError(error))}` : ''
      const message = t('The file could not be downloaded.') + reason
      showSnackbar({ kind: 'error', message })
    }
  }

  async function remove() {
    const confirmed = await confirmAction({
      title: t('Delete this file?'),
      message: t(
        '{{name}} can then be downloaded by nobody. What is told of it stays in the history.',
        { name },
      ),
      action: t('Delete now'),
      danger: true,
    })
    if (!confirmed) return
    try {
      await deleting.mutateAsync(job)
      onDeleted()
      showSnackbar({ kind: 'success', message: t('The file was deleted.') })
    } catch (error) {
      showSnackbar({ kind: 'error', message: t(explainError(error)) })
    }
  }

  return {
    download,
    downloading: downloading.isPending,
    remove,
    removing: deleting.isPending,
  }
}
