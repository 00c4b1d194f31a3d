import type { Application } from '@accord/contract/applications.ts'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { updateApplicationMutation } from '../applications.api.ts'

/** Saves part of an application, with the same messages on every card. */
export function useSaveApplication(application: Application) {
  const { t } = useTranslation()
  return useAction({
    ...updateApplicationMutation(application),
    done: t('Updated application'),
    failed: t('Failed to update application!'),
  })
}
