import { useSyncExternalStore } from 'react'
import { serviceTime } from '../browser/service-clock.ts'
import { useTranslation } from '../i18n/translation.ts'
import { snackbarHistory } from '../ui/feedback/snackbar.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import styles from './message-history.module.css'
import { SmallDialog, type SmallDialogProps } from './small-dialog.tsx'

/** Lists the snackbar's messages since the page was opened. */
export function MessageHistory(dialog: SmallDialogProps) {
  const { t } = useTranslation()
  const now = useNow()
  const messages = useSyncExternalStore(snackbarHistory.subscribe, snackbarHistory.get)

  return (
    <SmallDialog {...dialog} title={t('Recent messages')}>
      {messages.length === 0 ? (
        <p className={styles.none}>{t('No messages since you opened this page.')}</p>
      ) : (
        <ul className={styles.list}>
          {messages.map(({ id, kind, message, at }) => (
            <li key={id} className={styles.message}>
              <span className={kind === 'error' ? styles.error : undefined}>{message}</span>
              <span className={styles.time}>
                <RelativeTime value={serviceTime(at)} now={now} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </SmallDialog>
  )
}
