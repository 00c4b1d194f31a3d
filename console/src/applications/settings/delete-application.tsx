import { type Application, deleteApplication } from '@accord/contract/applications.ts'
import { graceDays } from '@accord/contract/deletions.ts'
import { useId } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { DeletedNotice } from '../../organizations/deletion/restore-button.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { showTitle } from '../../pages/page-title.ts'
import { confirmIdentity } from '../../session/confirm-identity.ts'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { typedName } from '../../ui/overlays/typed-name.tsx'
import { daysUntilDeletion } from '../../ui/text/format-time.ts'
import { deleteApplicationMutation } from '../applications.api.ts'
import styles from './delete-application.module.css'

/** Lets owners delete an application, after a preview of the access that ends with it. */
export function DeleteApplication({ application }: { application: Application }) {
  const { t } = useTranslation()
  const titleId = useId()
  const { id, name, organization } = application
  const days = graceDays.application
  const whatEnds = (
    <ImpactPreview
      of={deleteApplication}
      sent={{ params: { id } }}
      organizationId={organization.id}
    />
  )

  const deleting = useAction({
    ...deleteApplicationMutation(application),
    before: confirmIdentity,
    ask: () => ({
      title: t('Delete {{name}}?', { name }),
      message: t(
        "{{name}} will stop working immediately, for everyone. Owners can restore it for {{count}} days. After that, we'll permanently delete it.",
        { name, count: days },
      ),
      action: t('Delete application'),
      danger: true,
      content: whatEnds,
      typed: typedName(name, t),
    }),
    done: t('Application deleted'),
    // The focused button was removed with the card.
    after: showTitle,
  })

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{t('Delete this application')}</h2>
        <p>
          {t(
            'It will stop working immediately, for everyone. Owners can restore it for {{count}} days.',
            { count: days },
          )}
        </p>
      </div>
      <Button pending={deleting.pending} onClick={() => void deleting.run()}>
        {t('Delete application')}
      </Button>
    </section>
  )
}

/** Shows a notice above a deleted application's settings. */
export function DeletedApplication({ application }: { application: Application }) {
  const { t, language } = useTranslation()
  const { profileRoles = [] } = useOrganization()
  const { deletion } = application
  if (!deletion) return null

  return (
    <DeletedNotice
      said={t(
        "This application was deleted on {{deleted}}. We'll permanently delete it on {{removed}}.",
        daysUntilDeletion(deletion, language),
      )}
      meaning={t("Until then, it won't work for anyone, and you can't change any of its settings.")}
      canRestore={profileRoles.includes('owner')}
      deleted={application}
      owner={application.organization.id}
    />
  )
}
