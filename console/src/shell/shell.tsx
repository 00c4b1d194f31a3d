import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { settings } from '../browser/settings.ts'
import { useToDoCountInTitle } from '../home/to-do.api.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Drawer } from '../ui/overlays/drawer.tsx'
import { useUserMenu } from './areas/use-user-menu.tsx'
import { useGoKeys } from './keyboard-shortcuts.ts'
import { KeyboardHelp } from './keyboard-help.tsx'
import { MessageHistory } from './message-history.tsx'
import styles from './shell.module.css'
import { SideMenu, type SideMenuItem, type SideMenuProps } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'

const onceSettledMs = 2000

/**
 * Prefetches the code of the menu's pages when this page has loaded. After a click, only the data is missing, which
 * starts to load when the pointer reaches the link.
 */
function usePrefetched(addresses: readonly string[]) {
  const router = useRouter()
  const all = addresses.join(' ')
  useEffect(() => {
    const timer = setTimeout(() => {
      if (savesData()) return
      for (const route of all.split(' ').flatMap((path) => router.getMatchedRoutes(path)[0])) {
        // A failed prefetch is retried, and reported, when someone opens the page.
        Promise.resolve(router.loadRouteChunk(route)).catch(() => {})
      }
    }, onceSettledMs)
    return () => clearTimeout(timer)
  }, [router, all])
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

type ShellProps = {
  /** The name of the menu's area. */
  menuLabel: string
  menu: readonly SideMenuItem[]
  /** The object that the menu belongs to, and its owner, if the top bar doesn't show it. */
  about?: SideMenuProps['about']
  /** How many more items the menu may get after loading. */
  awaited?: number
  children: ReactNode
}

/**
 * Shows the frame of every signed-in screen: the top bar, the side menu (a drawer on narrow screens), and the content.
 */
export function Shell({ menuLabel, menu, about, awaited = 0, children }: ShellProps) {
  const { t } = useTranslation()
  useToDoCountInTitle()
  usePrefetched(menu.map(({ to }) => to))
  const version = settings.version && `${settings.brand} ${settings.version}`
  const [menuOpen, setMenuOpen] = useState(false)
  const [helpOpen, setHelpOpen] = useState(false)
  const [historyOpen, setHistoryOpen] = useState(false)
  const own = useUserMenu().filter(({ to }) => menu.every((item) => item.to !== to))
  const areas = [{ label: menuLabel, menu }]
  if (own.length > 0) areas.push({ label: t('Your account'), menu: own })
  useGoKeys([...menu, ...own])

  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main" onClick={focusMain}>
        {t('Skip to content')}
      </a>
      <TopBar
        onOpenMenu={() => setMenuOpen(true)}
        onOpenHelp={() => setHelpOpen(true)}
        onOpenHistory={() => setHistoryOpen(true)}
      />
      <div className={styles.side}>
        <SideMenu label={menuLabel} items={menu} about={about} awaited={awaited} />
      </div>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {version && <footer className={styles.footer}>{version}</footer>}
      <Drawer
        open={menuOpen}
        onOpenChange={setMenuOpen}
        title={menuLabel}
        closeLabel={t('Close menu')}
      >
        <SideMenu label={menuLabel} items={menu} onChoose={() => setMenuOpen(false)} />
        <p className={styles.version}>{version}</p>
      </Drawer>
      <KeyboardHelp areas={areas} open={helpOpen} onOpenChange={setHelpOpen} />
      <MessageHistory open={historyOpen} onOpenChange={setHistoryOpen} />
    </div>
  )
}

// As a normal link, it would navigate and ask about unsaved changes.
function focusMain(event: MouseEvent) {
  event.preventDefault()
  document.querySelector<HTMLElement>('#main')?.focus()
}
