import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { NamedLabel } from '../../i18n/translated.tsx'
import { focusTitle } from '../../pages/page-title.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { restoreApplicationMutation, restoreOrganizationMutation } from './deletion.api.ts'

type RestoreButtonProps = {
  /** A deleted organization, or a deleted application with the organization that owns it. */
  deleted: { id: string; name: string }
  owner?: string | undefined
}

/** Shows a button with which owners can restore something. */
export function RestoreButton({ deleted: { id, name }, owner }: RestoreButtonProps) {
  const { t } = useTranslation()
  const restoring = useAction({
    ...(owner ? restoreApplicationMutation(id, owner) : restoreOrganizationMutation(id)),
    done: owner ? t('Application restored') : t('Organization restored'),
    // The focused button is removed.
    after: focusTitle,
  })
  return (
    <Button size="small" pending={restoring.pending} onClick={() => void restoring.run()}>
      <NamedLabel text={t('Restore {{name}}')} name={name} />
    </Button>
  )
}

type DeletedNoticeProps = RestoreButtonProps & {
  /** Says when the object was deleted, and when it will be permanently deleted. */
  said: string
  /** Explains what works and what doesn't until then. */
  meaning: string
  canRestore: boolean
}

/** Shows a notice above a deleted object that can still be restored. */
export function DeletedNotice({ said, meaning, canRestore, ...restored }: DeletedNoticeProps) {
  const { t } = useTranslation()
  return (
    <Notice
      kind="warning"
      title={said}
      announce={false}
      action={canRestore && <RestoreButton {...restored} />}
    >
      {canRestore ? meaning : `${meaning} ${t('An owner can restore it.')}`}
    </Notice>
  )
}
