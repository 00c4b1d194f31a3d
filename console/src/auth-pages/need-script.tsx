import { useTranslation } from '../i18n/translation.ts'
import { Notice } from '../ui/feedback/notice.tsx'

/** Shows a message on pages that need JavaScript. */
export function NeedScript() {
  const { t } = useTranslation()
  return (
    <noscript>
      <Notice kind="warning" announce={false}>
        {t('This page needs JavaScript. Turn it on in your browser, then reload the page.')}
      </Notice>
    </noscript>
  )
}
