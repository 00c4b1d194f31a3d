import { settings } from '../../../browser/settings.ts'
import { useTranslation } from '../../../i18n/translation.ts'
import { useDocumentTitle } from '../../../pages/page-title.ts'
import { Panel } from '../../../ui/layout/panel.tsx'

/** Shows a message if no page is waiting for the response. Otherwise, the waiting page closes this window. */
export function RunAnswerScreen() {
  const { t } = useTranslation()
  const title = t('Run it here')
  useDocumentTitle(title)
  return (
    <Panel productName={settings.brand} title={title}>
      <p>
        {t(
          "The page that started this request was closed, or you followed someone else's link. You can close this window.",
        )}
      </p>
    </Panel>
  )
}
