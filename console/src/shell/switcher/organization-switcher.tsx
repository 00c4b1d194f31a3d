import { type Role, canManage } from '@accord/contract/rules/roles.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import Check from 'lucide-react/icons/check'
import Pin from 'lucide-react/icons/pin'
import { useTranslation } from '../../i18n/translation.ts'
import { roleNames } from '../../permissions/role-labels.ts'
import {
  type OptionProps,
  keepFocus,
  showInList,
  useCombobox,
} from '../../ui/combobox/use-combobox.ts'
import { EntityLogo } from '../../ui/text/entity-logo.tsx'
import { Chip, Count } from '../../ui/text/chip.tsx'
import styles from './organization-switcher.module.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import Inbox from 'lucide-react/icons/inbox'
import Plus from 'lucide-react/icons/plus'
import Rows3 from 'lucide-react/icons/rows-3'
import { type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { toDoQuery } from '../../home/to-do.api.ts'
import { maxInSwitcher, organizationsQuery } from '../../organizations/organizations.api.ts'
import { useSettled } from '../../pages/use-settled.ts'
import { classNames } from '../../ui/class-names.ts'
import combobox from '../../ui/combobox/combobox.module.css'
import {
  inOrderOf,
  pinnedFirst,
  recentOrganizations,
  usePinnedOrganizations,
} from './remembered-organizations.ts'
import Building2 from 'lucide-react/icons/building-2'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useCurrentOrganization } from '../../organizations/use-organization.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useDismiss } from '../../ui/overlays/use-dismiss.ts'
import { useSingleKey } from '../keyboard-shortcuts.ts'

/** Every member can open these sections. The others are for admins and owners. */
const forEveryone = new Set(['', 'profile'])

/** Returns the same section in another organization, but never a page below it. */
export function sameSection(
  pathname: string,
  organization: { id: string; profileRoles?: readonly Role[] | undefined },
): string {
  const home = `/organization/${organization.id}`
  const section = sectionOf(pathname)
  if (section === '') return home
  const open = forEveryone.has(section) || canManage(organization.profileRoles ?? [])
  return open ? `${home}/${section}` : home
}

function sectionOf(pathname: string): string {
  const [, area = '', , section = ''] = pathname.split('/')
  // The URLs of applications and authorizations aren't below the organization's URL.
  if (area.startsWith('application')) return 'applications'
  return area === 'organization' ? section : ''
}

/** Returns the items whose name contains every typed word. */
export function matching<Item extends { name: string }>(
  items: readonly Item[],
  typed: string,
): Item[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}

type SwitcherOptionProps = {
  organization: Organization
  option: OptionProps
  /** Whether the current page belongs to this organization. */
  current: boolean
  pinned: boolean
  onPin: () => void
}

function SwitcherOption(props: SwitcherOptionProps) {
  const { organization, option, current, pinned, onPin } = props
  const { t } = useTranslation()
  const { name, deletion, city, profileRoles = [] } = organization
  const marked = option['aria-selected']

  return (
    <div ref={marked ? showInList : undefined} className={styles.row} role="row">
      <button {...option} className={styles.option} role="gridcell">
        <EntityLogo of={organization} size="small" />
        <span className={styles.optionWords}>
          <span className={styles.optionName}>{name}</span>
          <span className={styles.optionPlace}>
            {!deletion && [roleNames(profileRoles, t), city].filter(Boolean).join(' · ')}
          </span>
        </span>
        {deletion && <Chip tone="danger">{t('Deleted')}</Chip>}
        {current && (
          <>
            <span className="visually-hidden">{t('current')}</span>
            <Check size={16} />
          </>
        )}
      </button>
      <div role="gridcell">
        <button
          type="button"
          // Tab reaches only the selected row.
          tabIndex={marked ? 0 : -1}
          className={styles.pin}
          aria-pressed={pinned}
          aria-label={t('Pin {{name}}', { name })}
          onClick={onPin}
          onPointerDown={keepFocus}
        >
          <Pin size={16} />
        </button>
      </div>
    </div>
  )
}

type SwitcherPanelProps = {
  filter: Ref<HTMLInputElement>
  currentId: string | undefined
  onChosen: () => void
}

/** Shows a search field, the list of organizations, and links to other pages. */
function SwitcherPanel({ filter, currentId, onChosen }: SwitcherPanelProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  const [typed, setTyped] = useState('')
  const known = useQuery(organizationsQuery(1, maxInSwitcher))
  const settled = useSettled(typed.trim())
  // If there are more organizations than were loaded, the service searches.
  const asks = (known.data?.__meta.total ?? 0) > maxInSwitcher
  const looked = (asks && settled) || undefined
  const organizations = useQuery(organizationsQuery(1, maxInSwitcher, looked))
  const asking = organizations.isPlaceholderData || (asks && settled !== typed.trim())
  const waiting = useQuery(toDoQuery).data?.data ?? []
  const invited = waiting.filter(({ kind }) => kind === 'invitation').length
  const { pinned, togglePin } = usePinnedOrganizations()
  // These are the pins from when the panel opened, so that pinning doesn't move rows under the pointer.
  const [first] = useState(pinned)
  const [recent] = useState(() => recentOrganizations().filter((id) => id !== currentId))
  const firstPage = organizations.data?.data ?? []
  // The service's results aren't filtered, because it ignores accents and also searches cities.
  const matched = looked && !asking ? firstPage : matching(firstPage, typed)
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
          <Link to="/user/profile" className={styles.link} onClick={onChosen}>
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
      ? t("You don't belong to an organization yet")
      : t('No organizations match your search.')
  }
}

/** Shows the current organization, and lets people switch to others, with the pointer or with '/'. */
export function OrganizationSwitcher() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const filter = useRef<HTMLInputElement>(null)
  const close = useCallback(() => setOpen(false), [])
  const current = useCurrentOrganization()
  const prefetch = usePrefetch()
  useSingleKey(
    '/',
    useCallback(() => setOpen(true), []),
  )

  useDismiss(area, open, close)
  useEffect(() => {
    if (open) filter.current?.focus()
  }, [open])

  return (
    <div ref={area} className={styles.switcher}>
      <Button
        variant="quiet"
        icon={current ? <EntityLogo of={current} size="small" /> : <Building2 size={16} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <span className={styles.name}>{current?.name ?? t('Organizations')}</span>
        <span className="visually-hidden">{t('Switch organization')}</span>
        <ChevronsUpDown size={14} className={styles.chevron} />
      </Button>
      {/* This is rendered next to its button, so that its position doesn't have to be measured. */}
      {open && (
        <div className={styles.popup} role="dialog" aria-label={t('Switch organization')}>
          <SwitcherPanel filter={filter} currentId={current?.id} onChosen={close} />
        </div>
      )}
    </div>
  )
}

function usePrefetch() {
  const queries = useQueryClient()
  return () => void queries.prefetchQuery(organizationsQuery(1, maxInSwitcher))
}
