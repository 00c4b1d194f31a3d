import Check from 'lucide-react/icons/check'
import { cloneElement, type ReactElement, type ReactNode, use, useId } from 'react'
import { classNames } from '../class-names.ts'
import { MenuOpen } from './menu-open.ts'
import styles from './menu.module.css'

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
  /** The link to draw, a plain `<a href>` or the router's Link; its own children are replaced. */
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

/** One of several, ticked; the menu stays open so that the effect is seen. */
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
  /** A line below the label: what it means. */
  description?: string | undefined
  checked: boolean
  disabled?: boolean | undefined
  /** When the choice opens a question of its own. Otherwise the menu stays open for the next tick. */
  closes?: boolean | undefined
  onChange: (checked: boolean) => void
}

/** One of several that can be ticked at once. */
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

/** Words that cannot be chosen, such as who is signed in. */
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
