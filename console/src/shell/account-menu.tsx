import { Link } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import History from 'lucide-react/icons/history'
import Keyboard from 'lucide-react/icons/keyboard'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { useWords } from '../language/words.ts'
import { usePerson } from '../session/session.api.ts'
import { Button } from '../ui/buttons/button.tsx'
import {
  MenuChoice,
  MenuHeader,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from '../ui/overlays/menu-items.tsx'
import { Menu } from '../ui/overlays/menu.tsx'
import { chooseScheme, chosenScheme, type Scheme } from '../ui/scheme.ts'
import { PersonAvatar } from '../ui/text/person-avatar.tsx'
import styles from './account-menu.module.css'

export type AccountMenuProps = { onOpenHelp: () => void; onOpenHistory: () => void }

/** Who is signed in, with the ways to their own pages and the look of the console. */
export function AccountMenu({ onOpenHelp, onOpenHistory }: AccountMenuProps) {
  const { t } = useWords()
  const { firstName, lastName, email } = usePerson()
  const name = `${firstName} ${lastName}`

  return (
    <Menu
      trigger={
        <Button variant="quiet">
          <PersonAvatar name={name} email={email} size="small" />
          <span className={styles.name}>{name}</span>
          <span className="visually-hidden">{t('Account menu')}</span>
          <ChevronDown size={16} className={styles.chevron} aria-hidden="true" />
        </Button>
      }
    >
      <MenuHeader>
        <div className={styles.who}>
          <div className={styles.fullName}>{name}</div>
          {email}
        </div>
      </MenuHeader>
      <MenuSeparator />
      <MenuLink
        icon={<UserRound size={16} aria-hidden="true" />}
        link={<Link to="/user/profile" />}
      >
        {t('General')}
      </MenuLink>
      <MenuLink
        icon={<ShieldCheck size={16} aria-hidden="true" />}
        link={<Link to="/user/account" />}
      >
        {t('Account')}
      </MenuLink>
      <MenuItem icon={<History size={16} aria-hidden="true" />} onClick={onOpenHistory}>
        {t('Recent messages')}
      </MenuItem>
      <MenuItem icon={<Keyboard size={16} aria-hidden="true" />} onClick={onOpenHelp}>
        {t('Keyboard shortcuts')}
      </MenuItem>
      <MenuSeparator />
      <SchemeChoice />
    </Menu>
  )
}

function SchemeChoice() {
  const { t } = useWords()
  const [scheme, setScheme] = useState(chosenScheme)

  function choose(next: Scheme) {
    chooseScheme(next)
    setScheme(next)
  }

  return (
    <MenuChoice
      label={t('Color scheme')}
      value={scheme}
      onChange={choose}
      choices={[
        { value: 'system', label: t('System') },
        { value: 'light', label: t('Light') },
        { value: 'dark', label: t('Dark') },
      ]}
    />
  )
}
