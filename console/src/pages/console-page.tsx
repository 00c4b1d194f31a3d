import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useContext, useEffect } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { type Breadcrumb, Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { Page, type PageProps } from '../ui/layout/page.tsx'
import { AreaName, focusAwaitedTitle, useDocumentTitle } from './page-title.ts'
import styles from './console-page.module.css'
import { renderLink } from './router-link.tsx'
import { isWide } from './wide-pages.ts'

type ConsolePageProps = Omit<PageProps, 'title' | 'wide'> & {
  title: string
  /** The breadcrumbs below Home, up to the page itself. The list is empty for Home. */
  trail?: readonly Breadcrumb[]
  children: ReactNode
}

/** Shows a signed-in screen with its breadcrumbs, and its title on the page and in the tab. */
export function ConsolePage({ title, trail = [], ...page }: ConsolePageProps) {
  const { t } = useTranslation()
  useDocumentTitle(title, useContext(AreaName))
  useEffect(focusAwaitedTitle, [])
  const wide = useLocation({ select: ({ pathname }) => isWide(pathname) })

  return (
    <>
      <div className={styles.trail}>
        <Breadcrumbs
          items={[{ label: t('Home'), href: '/user/profile' }, ...trail]}
          label={t('Breadcrumbs')}
          expandLabel={t('Show path')}
          renderLink={renderLink}
        />
      </div>
      <Page title={title} wide={wide} {...page} />
    </>
  )
}
