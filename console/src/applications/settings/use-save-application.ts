import type { Application } from '@accord/contract/applications.ts'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { updateApplicationMutation } from '../applications.api.ts'

/** Saves a part of an application; each card says the same about it. */
export function useSaveApplication(application: Application) {
  const { t } = useTranslation()
  return useAction({
    ...updateApplicationMutation(application),
    done: t('Updated application'),
    failed: t('Failed to update application!'),
  })
}
