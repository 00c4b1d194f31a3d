import { Link } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { settings } from '../browser/settings.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'
import { useCurrentOrganization } from '../organizations/use-organization.ts'
import { EntityLogo } from '../ui/text/entity-logo.tsx'
import { Logo } from '../ui/text/logo.tsx'
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx'
import { providerOrganization } from '../session/session.ts'
import { leaveSession } from './leave-session.ts'
import { PaletteButton } from './palette-button.tsx'
import { OrganizationSwitcher } from './switcher/organization-switcher.tsx'
import styles from './top-bar.module.css'

type TopBarProps = AccountMenuProps & { onOpenMenu: () => void }

export function TopBar({ onOpenMenu, ...menu }: TopBarProps) {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    // This returns false only if the person has unsaved changes and stays.
    if (!(await leaveSession())) setLeaving(false)
  }

  return (
    <header className={styles.bar}>
      <span className={styles.menuButton}>
        <Button
          variant="quiet"
          iconOnly
          aria-label={t('Open menu')}
          aria-haspopup="dialog"
          onClick={onOpenMenu}
          icon={<MenuIcon size={20} />}
        />
      </span>
      <Link to="/user/profile" className={styles.home} activeProps={{ 'aria-current': undefined }}>
        <Logo name={settings.brand} />
      </Link>
      {providerOrganization() === undefined ? <OrganizationSwitcher /> : <OnlyOrganization />}
      <PaletteButton />
      <AccountMenu {...menu} />
      <Button
        pending={leaving}
        onClick={() => void leave()}
        icon={<LogOut size={16} className={styles.leaveIcon} />}
      >
        <span className={styles.leave}>{t('Sign out')}</span>
      </Button>
    </header>
  )
}

/** Replaces the switcher in a session that has only one organization. */
function OnlyOrganization() {
  const current = useCurrentOrganization()
  return (
    <span className={styles.only}>
      {current && (
        <>
          <EntityLogo of={current} size="small" />
          <span className={styles.onlyName}>{current.name}</span>
        </>
      )}
    </span>
  )
}
