import type { ReactNode } from 'react'
import type { AppPath } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { ConsolePage } from '../pages/console-page.tsx'
import { AreaName } from '../pages/page-title.ts'
import { renderLink } from '../pages/router-link.tsx'
import { TabLinks } from '../ui/layout/tab-links.tsx'

type AccountPath = Extract<AppPath, `/user/account${string}`>
type AccountPageProps = { path: AccountPath; children: ReactNode }

/** Shows one tab of the account. Each tab has its own URL. */
export function AccountPage({ path, children }: AccountPageProps) {
  const { t } = useTranslation()
  const title = t('Account')
  const tabs: { href: AccountPath; label: string }[] = [
    { href: '/user/account', label: t('Sign-in') },
    { href: '/user/account/sessions', label: t('Sessions') },
    { href: '/user/account/applications', label: t('Applications') },
    { href: '/user/account/privacy', label: t('Privacy') },
    { href: '/user/account/activity', label: t('Activity') },
  ]
  const [, ...others] = tabs
  return (
    <AreaName value={others.find(({ href }) => href === path)?.label}>
      <ConsolePage title={title} trail={[{ label: title }]}>
        <TabLinks
          label={title}
          renderLink={renderLink}
          tabs={tabs.map((tab) => ({ ...tab, current: tab.href === path }))}
        />
        {children}
      </ConsolePage>
    </AreaName>
  )
}
