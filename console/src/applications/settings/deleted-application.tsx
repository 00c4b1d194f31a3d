import type { Application } from '@accord/contract/applications.ts'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { restoreApplicationMutation } from '../../organizations/deletion/deletion.api.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { focusTitle } from '../../pages/focus-title.ts'
import { DeletedNotice } from '../../ui/feedback/deleted-notice.tsx'
import { deletionDays } from '../../ui/text/time-words.ts'

/** Above the settings of an application that was deleted. */
export function DeletedApplication({ application }: { application: Application }) {
  const { t, language } = useWords()
  const { profileRoles = [] } = useOrganization()
  const { deletion } = application
  const restoring = useAction({
    ...restoreApplicationMutation(application.id, application.organization.id),
    done: t('Application restored'),
    // Its button went with the notice.
    after: focusTitle,
  })
  if (!deletion) return null

  return (
    <DeletedNotice
      said={t(
        'This application was deleted on {{deleted}}; it will be removed on {{removed}}.',
        deletionDays(deletion, language),
      )}
      meaning={t('Until then it does not work for anybody, and nothing of it can be changed.')}
      restoring={profileRoles.includes('owner') ? restoring : undefined}
    />
  )
}
