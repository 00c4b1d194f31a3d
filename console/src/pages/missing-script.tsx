import type { ReactNode } from 'react'
import { settings } from '../browser/settings.ts'
import { useTranslation } from '../i18n/translation.ts'
import { buttonClass } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import styles from './page-skeleton.module.css'

// These replace the page if its script doesn't load. The build prerenders them, because React won't run.

/** Replaces the skeleton in the frame of an area. */
export function MissingScript() {
  const { t } = useTranslation()
  const title = t("This page didn't load.")
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{title}</h1>
      <LoadAgain title={title}>
        {t("Part of this page didn't load. A new version may be available.")}
      </LoadAgain>
    </div>
  )
}

/** Replaces the auth pages, and other pages without a frame. */
export function MissingScriptPanel() {
  const { t } = useTranslation()
  return (
    <Panel productName={settings.brand} title={t("This page didn't load.")}>
      <LoadAgain>{t("Part of this page didn't load. A new version may be available.")}</LoadAgain>
    </Panel>
  )
}

function LoadAgain({ title, children }: { title?: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Notice
      kind="error"
      title={title}
      action={
        // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- This link reloads the same page.
        <a href="" className={buttonClass({ size: 'small' })}>
          {t('Reload page')}
        </a>
      }
    >
      {children}
    </Notice>
  )
}
