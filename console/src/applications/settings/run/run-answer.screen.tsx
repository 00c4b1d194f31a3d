import { settings } from '../../../browser/settings.ts'
import { useTranslation } from '../../../i18n/translation.ts'
import { useDocumentTitle } from '../../../pages/page-title.ts'
import { Panel } from '../../../ui/layout/panel.tsx'

/** Seen only where no page waits for the answer any more: that page closes the window. */
export function RunAnswerScreen() {
  const { t } = useTranslation()
  const title = t('Run it here')
  useDocumentTitle(title)
  return (
    <Panel productName={settings.brand} title={title}>
      <p>
        {t(
          'No page waits for an answer here: a link of somebody else led you here, or the page that asked was closed. You can close this window.',
        )}
      </p>
    </Panel>
  )
}
