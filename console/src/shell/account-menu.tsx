import { Link } from '@tanstack/react-router'
import BookOpen from 'lucide-react/icons/book-open'
import CircleHelp from 'lucide-react/icons/circle-help'
import ChevronDown from 'lucide-react/icons/chevron-down'
import History from 'lucide-react/icons/history'
import Keyboard from 'lucide-react/icons/keyboard'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { saveStored, loadStored } from '../browser/browser-storage.ts'
import { settings } from '../browser/settings.ts'
import { useToDoCount } from '../home/to-do.api.ts'
import type { Language } from '../i18n/language.ts'
import { changeLanguage, useTranslation } from '../i18n/translation.ts'
import { useOrganizationId } from '../organizations/use-organization.ts'
import { usePerson } from '../session/session.api.ts'
import { canJoinAccount, providerOrganization } from '../session/session.ts'
import { Button } from '../ui/buttons/button.tsx'
import {
  Menu,
  MenuChoice,
  MenuHeader,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from '../ui/overlays/menu.tsx'
import { chooseScheme, chosenScheme, type Scheme } from '../ui/scheme.ts'
import { Count } from '../ui/text/chip.tsx'
import { PersonAvatar } from '../ui/text/avatar.tsx'
import styles from './account-menu.module.css'

export type AccountMenuProps = { onOpenHelp: () => void; onOpenHistory: () => void }

/** Shows who is signed in, with links to their own pages and the console's appearance. */
export function AccountMenu({ onOpenHelp, onOpenHistory }: AccountMenuProps) {
  const { t } = useTranslation()
  const { firstName, lastName, email } = usePerson()
  const name = `${firstName} ${lastName}`
  const count = useToDoCount()
  const [help, reference, support] = [t('Help'), t('API reference'), t('Support')]

  return (
    <Menu
      trigger={
        <Button variant="quiet">
          <span className={count && styles.waiting}>
            <PersonAvatar name={name} email={email} size="small" />
          </span>
          <span className={styles.name}>{name}</span>
          <span className="visually-hidden">{t('Account menu')}</span>
          <ChevronDown size={16} className={styles.chevron} />
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
      {canJoinAccount() && (
        <MenuLink icon={<UserRound size={16} />} link={<Link to="/join-account" />}>
          {t('Join with your own account')}
        </MenuLink>
      )}
      {providerOrganization() === undefined && (
        <>
          <MenuLink icon={<UserRound size={16} />} link={<Link to="/user/profile" />}>
            {t('General')}
            {count && <Count>{count}</Count>}
          </MenuLink>
          <MenuLink icon={<ShieldCheck size={16} />} link={<Link to="/user/account" />}>
            {t('Account')}
          </MenuLink>
        </>
      )}
      <MenuItem icon={<History size={16} />} onClick={onOpenHistory}>
        {t('Recent messages')}
      </MenuItem>
      <MenuItem icon={<Keyboard size={16} />} onClick={onOpenHelp}>
        {t('Keyboard shortcuts')}
      </MenuItem>
      {settings.links.help && (
        <MenuLink
          icon={<CircleHelp size={16} />}
          link={
            <a href={settings.links.help} target="_blank" rel="noreferrer">
              {help}
            </a>
          }
        >
          {help}
        </MenuLink>
      )}
      <MenuLink
        icon={<BookOpen size={16} />}
        link={
          <a href="/api/docs" target="_blank" rel="noreferrer">
            {reference}
          </a>
        }
      >
        {reference}
      </MenuLink>
      {settings.supportEmail && (
        <MenuLink
          icon={<LifeBuoy size={16} />}
          link={<a href={`mailto:${settings.supportEmail}`}>{support}</a>}
        >
          {support}
        </MenuLink>
      )}
      <MenuSeparator />
      <SchemeChoice />
      <MenuSeparator />
      <LanguageChoice />
    </Menu>
  )
}

/**
 * Lets people choose a language. On an organization's page, the choice applies to that organization. Other
 * organizations use their country's language (GEN-4).
 */
function LanguageChoice() {
  const { t, language } = useTranslation()
  const id = useOrganizationId()

  function choose(next: Language) {
    if (id) saveStored('chosenLanguages', { ...loadStored('chosenLanguages'), [id]: next })
    void changeLanguage(next)
  }

  return (
    <MenuChoice
      label={t('Language')}
      value={language}
      onChange={choose}
      choices={[
        { value: 'en-US', label: t('English (United States)') },
        { value: 'en-CA', label: t('English (Canada)') },
      ]}
    />
  )
}

function SchemeChoice() {
  const { t } = useTranslation()
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
