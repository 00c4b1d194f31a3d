import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../buttons/button.tsx'
import { Notice } from './notice.tsx'

type DeletedNoticeProps = {
  /** When the thing was deleted, and when it will be permanently deleted. */
  said: string
  /** What works and doesn't until then. */
  meaning: string
  /** Present if the person may restore it. */
  restoring: { pending: boolean; run: () => Promise<void> } | undefined
}

/** Shown above something that was deleted and can still be restored. */
export function DeletedNotice({ said, meaning, restoring }: DeletedNoticeProps) {
  const { t } = useTranslation()
  return (
    <Notice
      kind="warning"
      title={said}
      announce={false}
      action={
        restoring && (
          <Button size="small" pending={restoring.pending} onClick={() => void restoring.run()}>
            {t('Restore')}
          </Button>
        )
      }
    >
      {restoring ? meaning : `${meaning} ${t('An owner can restore it.')}`}
    </Notice>
  )
}
