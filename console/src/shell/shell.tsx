import { type MouseEvent, type ReactNode, useState } from 'react'
import { settings } from '../browser/settings.ts'
import { useWords } from '../language/words.ts'
import { Drawer } from '../ui/overlays/drawer.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { MessageHistory } from './message-history.tsx'
import styles from './shell.module.css'
import { SideMenu, type SideMenuItem } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'

type ShellProps = {
  /** Names the area that the menu belongs to. */
  menuLabel: string
  menu: readonly SideMenuItem[]
  children: ReactNode
}

/** The frame of every signed-in screen: top bar, side menu (a sheet where it is narrow), content. */
export function Shell({ menuLabel, menu, children }: ShellProps) {
  const { t } = useWords()
  const [menuOpen, setMenuOpen] = useState(false)
  const [helpOpen, setHelpOpen] = useState(false)
  const [historyOpen, setHistoryOpen] = useState(false)

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
        <SideMenu label={menuLabel} items={menu} />
      </div>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {settings.version && (
        <footer className={styles.footer}>
          {settings.brand} {settings.version}
        </footer>
      )}
      <Drawer
        open={menuOpen}
        onOpenChange={setMenuOpen}
        title={menuLabel}
        closeLabel={t('Close menu')}
      >
        <SideMenu label={menuLabel} items={menu} onChoose={() => setMenuOpen(false)} />
      </Drawer>
      <KeyboardHelp open={helpOpen} onOpenChange={setHelpOpen} />
      <MessageHistory open={historyOpen} onOpenChange={setHistoryOpen} />
    </div>
  )
}

// Followed as a link it would be a navigation, and ask about unsaved changes.
function focusMain(event: MouseEvent) {
  event.preventDefault()
  document.querySelector<HTMLElement>('#main')?.focus()
}
