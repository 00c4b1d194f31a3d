import type { ExportJob } from '@accord/contract/exports.ts'
import { useAction } from '../../actions/use-action.ts'
import { ApiError } from '../../api/api-error.ts'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { deleteExportFileMutation, downloadExportMutation, type Subject } from '../exports.api.ts'

export function useDownload(subject: Subject) {
  const { t } = useWords()
  return useAction({
    ...downloadExportMutation(subject),
    // Only a download of the browser's own is seen by itself.
    done: (how, { file }: ExportJob) =>
      how === 'written' ? t('{{name}} saved', { name: file?.name ?? '' }) : undefined,
    failed: (error) => {
      const reason = error instanceof ApiError ? ` ${t(explainError(error))}` : ''
      return t('The file could not be downloaded.') + reason
    },
  })
}

export function useDeleteFile(subject: Subject, onDeleted: () => void) {
  const { t } = useWords()
  return useAction({
    ...deleteExportFileMutation(subject),
    ask: ({ file }: ExportJob) => ({
      title: t('Delete this file?'),
      message: t(
        '{{name}} can then be downloaded by nobody. What is told of it stays in the history.',
        { name: file?.name ?? '' },
      ),
      action: t('Delete now'),
      danger: true,
    }),
    done: t('File deleted'),
    after: onDeleted,
  })
}
