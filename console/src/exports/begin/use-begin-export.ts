import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { startExportMutation, type Subject } from '../exports.api.ts'

/** `result` is the one that was started here last. */
export function useBeginExport(subject: Subject) {
  const { t } = useWords()
  return useAction({
    ...startExportMutation(subject),
    done: t("Data Export has been triggered. We'll send an email when it is completed"),
    failed: t('Data Export can not be triggered.'),
  })
}
