import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  cloneElement,
  createContext,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ButtonProps } from '../buttons/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './menu.module.css'
import { useDismiss } from './use-dismiss.ts'
import { useKeptInView } from './use-kept-in-view.ts'
import Check from 'lucide-react/icons/check'

/** Returns the items of a menu in order. Disabled items are included, because they can still be read. */
function itemsIn(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

/**
 * Returns the item that a key moves to. Arrow keys wrap around, Home and End move to the ends, and a letter moves to
 * the next item that starts with it.
 */
export function itemToFocus(items: HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement)
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length]
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default:
      return key.length === 1 ? beginningWith(items, at, key) : undefined
  }
}

function beginningWith(items: HTMLElement[], at: number, letter: string) {
  const fromHere = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return fromHere.find(({ textContent }) =>
    textContent.trim().toLowerCase().startsWith(letter.toLowerCase()),
  )
}

/** Lets items close the open menu and return the focus to its button. */
const MenuOpen = createContext<() => void>(() => {})

export type MenuProps = {
  /** The button that opens the menu, such as `<Button variant="quiet">…</Button>`. */
  trigger: ReactElement<ButtonProps>
  align?: 'start' | 'end' | undefined
  children: ReactNode
}

/** Shows a menu according to the ARIA practices. Arrow keys move, Enter selects, and Escape closes. */
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

export type MenuItemProps = {
  icon?: ReactNode | undefined
  danger?: boolean | undefined
  onClick: () => void
  children: ReactNode
}

export function MenuItem({ icon, danger, onClick, children }: MenuItemProps) {
  const close = use(MenuOpen)
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classNames(styles.item, danger && styles.danger)}
      onClick={() => {
        close()
        onClick()
      }}
    >
      <span className={styles.icon}>{icon}</span>
      {children}
    </button>
  )
}

type LinkProps = {
  role?: string
  tabIndex?: number
  className?: string | undefined
  onClick?: () => void
}

export type MenuLinkProps = {
  icon?: ReactNode | undefined
  /** The link to render, which is a plain `<a href>` or the router's Link. Its own children are replaced. */
  link: ReactElement
  children: ReactNode
}

export function MenuLink({ icon, link, children }: MenuLinkProps) {
  const close = use(MenuOpen)
  const props = { role: 'menuitem', tabIndex: -1, className: styles.item, onClick: close }
  return cloneElement(
    link as ReactElement<LinkProps>,
    props,
    <>
      <span className={styles.icon}>{icon}</span>
      {children}
    </>,
  )
}

export type MenuChoiceProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  choices: readonly { value: Value; label: string }[]
}

/** Shows one of several options. The menu stays open so that the effect is visible. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, value, onChange, choices } = props
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} role="presentation" className={styles.label}>
        {label}
      </div>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          aria-checked={choice.value === value}
          className={styles.item}
          onClick={() => onChange(choice.value)}
        >
          <Tick ticked={choice.value === value} />
          {choice.label}
        </button>
      ))}
    </div>
  )
}

export type MenuCheckProps = {
  label: string
  description?: string | undefined
  checked: boolean
  disabled?: boolean | undefined
  /** Whether selecting the option closes the menu, because it opens a question. By default, the menu stays open. */
  closes?: boolean | undefined
  onChange: (checked: boolean) => void
}

/** Shows one of several options that can be combined. */
export function MenuCheck(props: MenuCheckProps) {
  const { label, description, checked, disabled = false, closes = false, onChange } = props
  const close = use(MenuOpen)
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      tabIndex={-1}
      aria-checked={checked}
      aria-disabled={disabled}
      className={styles.item}
      onClick={() => {
        if (disabled) return
        if (closes) close()
        onChange(!checked)
      }}
    >
      <Tick ticked={checked} />
      <span className={styles.words}>
        {label}
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </button>
  )
}

function Tick({ ticked }: { ticked: boolean }) {
  return <span className={styles.icon}>{ticked && <Check size={16} />}</span>
}

/** Shows text in a menu that can't be selected, such as who is signed in. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className={styles.header}>
      {children}
    </div>
  )
}

export function MenuSeparator() {
  return <hr className={styles.separator} />
}
