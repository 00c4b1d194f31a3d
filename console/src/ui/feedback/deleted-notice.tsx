import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../buttons/button.tsx'
import { Notice } from './notice.tsx'

type DeletedNoticeProps = {
  /** When it was deleted, and when it will be removed. */
  said: string
  /** What that means until then. */
  meaning: string
  /** For those who may bring it back. */
  restoring: { pending: boolean; run: () => Promise<void> } | undefined
}

/** Above what was deleted and can still be brought back. */
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
