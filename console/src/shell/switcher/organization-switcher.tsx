import { useQueryClient } from '@tanstack/react-query'
import Building2 from 'lucide-react/icons/building-2'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '../../language/words.ts'
import { mostInSwitcher, organizationsQuery } from '../../organizations/organizations.api.ts'
import { useCurrentOrganization } from '../../organizations/use-organization.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useDismiss } from '../../ui/overlays/use-dismiss.ts'
import { useSingleKey } from '../use-single-key.ts'
import styles from './organization-switcher.module.css'
import { SwitcherPanel } from './switcher-panel.tsx'

/** The organization that the page is about, and the way to the others: by pointer, or by '/'. */
export function OrganizationSwitcher() {
  const { t } = useWords()
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
        icon={<Building2 size={16} />}
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
      {/* Beside its button and not at the end of the body, so that it needs no measuring. */}
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
  return () => void queries.prefetchQuery(organizationsQuery(1, mostInSwitcher))
}
