import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ButtonProps } from '../buttons/button.tsx'
import { classNames } from '../class-names.ts'
import { itemsIn, itemToFocus } from './menu-keys.ts'
import { MenuOpen } from './menu-open.ts'
import styles from './menu.module.css'
import { useDismiss } from './use-dismiss.ts'
import { useKeptInView } from './use-kept-in-view.ts'

export type MenuProps = {
  /** The button that opens it, for instance `<Button variant="quiet">…</Button>`. */
  trigger: ReactElement<ButtonProps>
  align?: 'start' | 'end' | undefined
  children: ReactNode
}

/** A menu as the ARIA practices describe it: arrow keys move, Enter chooses, Escape goes back. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(area, open, close)

  useKeptInView(list, open)
  useLayoutEffect(() => {
    if (open) itemsIn(list.current!)[0]?.focus()
  }, [open])

  function closeAndReturn() {
    close()
    area.current?.querySelector('button')?.focus()
  }

  return (
    <div ref={area} className={styles.place}>
      {cloneElement(trigger, {
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
        onKeyDown: openByArrow,
      })}
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-button`}
          className={classNames(styles.popup, styles[align])}
          onKeyDown={move}
        >
          <MenuOpen value={closeAndReturn}>{children}</MenuOpen>
        </div>
      )}
    </div>
  )

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = itemToFocus(itemsIn(event.currentTarget), event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
}
