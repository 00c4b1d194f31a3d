import type { Organization } from '@accord/contract/organizations.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import Inbox from 'lucide-react/icons/inbox'
import Plus from 'lucide-react/icons/plus'
import Rows3 from 'lucide-react/icons/rows-3'
import { type Ref, useState } from 'react'
import { waitingQuery } from '../../home/waiting.api.ts'
import { useWords } from '../../language/words.ts'
import { mostInSwitcher, organizationsQuery } from '../../organizations/organizations.api.ts'
import { useSettled } from '../../pages/use-settled.ts'
import { classNames } from '../../ui/class-names.ts'
import combobox from '../../ui/combobox/combobox.module.css'
import { useCombobox } from '../../ui/combobox/use-combobox.ts'
import { Count } from '../../ui/text/count.tsx'
import styles from './organization-switcher.module.css'
import { pinnedFirst, usePinnedOrganizations } from './pinned-organizations.ts'
import { inOrderOf, recentOrganizations } from './recent-organizations.ts'
import { matching, sameSection } from './same-section.ts'
import { SwitcherOption } from './switcher-option.tsx'

type SwitcherPanelProps = {
  filter: Ref<HTMLInputElement>
  currentId: string | undefined
  onChosen: () => void
}

/** A field over the list of organizations, and the ways to what is not in the list. */
export function SwitcherPanel({ filter, currentId, onChosen }: SwitcherPanelProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  const [typed, setTyped] = useState('')
  const known = useQuery(organizationsQuery(1, mostInSwitcher))
  const settled = useSettled(typed.trim())
  // Who has more than are known here has the service look for them.
  const asks = (known.data?.__meta.total ?? 0) > mostInSwitcher
  const looked = (asks && settled) || undefined
  const organizations = useQuery(organizationsQuery(1, mostInSwitcher, looked))
  const asking = organizations.isPlaceholderData || (asks && settled !== typed.trim())
  const waiting = useQuery(waitingQuery).data?.data ?? []
  const invited = waiting.filter(({ kind }) => kind === 'invitation').length
  const { pinned, togglePin } = usePinnedOrganizations()
  // As it was on opening: no row moves away from under the pointer that pins it.
  const [first] = useState(pinned)
  const [recent] = useState(() => recentOrganizations().filter((id) => id !== currentId))
  const told = organizations.data?.data ?? []
  // What the service found is found: it also looks past accents, and at cities.
  const matched = looked && !asking ? told : matching(told, typed)
  const found = pinnedFirst(inOrderOf(matched, recent), first)
  const { field, listId, optionOf } = useCombobox({
    typed,
    onType: setTyped,
    items: found,
    onChoose: choose,
    popup: 'grid',
  })

  function choose(organization: Organization) {
    onChosen()
    void navigate({ href: sameSection(pathname, organization) })
  }

  return (
    <>
      <input
        {...field}
        ref={filter}
        className={classNames(combobox.field, styles.filter)}
        aria-label={t('Find an organization')}
        placeholder={t('Find an organization')}
      />
      <div
        id={listId}
        className={classNames(combobox.list, styles.list)}
        role="grid"
        aria-label={t('Organizations')}
      >
        {found.map((organization) => (
          <SwitcherOption
            key={organization.id}
            organization={organization}
            option={optionOf(organization)}
            current={organization.id === currentId}
            pinned={pinned.includes(organization.id)}
            onPin={() => togglePin(organization.id)}
          />
        ))}
      </div>
      <p className={styles.message} role="status">
        {messageFor()}
      </p>
      <div className={styles.foot}>
        {invited > 0 && (
          <Link to="/user" className={styles.link} onClick={onChosen}>
            <Inbox size={16} />
            {t('Invitations')}
            <Count>{invited}</Count>
          </Link>
        )}
        <Link to="/user/organizations" className={styles.link} onClick={onChosen}>
          <Rows3 size={16} />
          {t('All organizations')}
        </Link>
        <Link to="/user/organizations/new" className={styles.link} onClick={onChosen}>
          <Plus size={16} />
          {t('Create organization')}
        </Link>
      </div>
    </>
  )

  function messageFor(): string | undefined {
    if (found.length > 0) return undefined
    if (organizations.isError && !organizations.data) return t('Error loading organizations')
    if (!organizations.data || asking) return t('Loading your organizations…')
    return known.data?.data.length === 0
      ? t('You do not belong to an organization yet')
      : t('No organization has that name.')
  }
}
