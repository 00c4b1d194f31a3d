import { Menu as BaseMenu } from '@base-ui/react/menu'
import Check from 'lucide-react/icons/check'
import { cloneElement, useRef, type ReactElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'

export type MenuProps = {
  /** The button that opens it, for instance `<Button variant="quiet">…</Button>`. */
  trigger: ReactElement
  align?: 'start' | 'end' | undefined
  children: ReactNode
}

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  // Beside its button and not at the end of the body: there it would lie outside every landmark.
  const place = useRef<HTMLDivElement>(null)

  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <div ref={place} className={styles.place} />
      <BaseMenu.Portal container={place}>
        <BaseMenu.Positioner
          className={styles.positioner}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <BaseMenu.Popup className={styles.popup}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export type MenuItemProps = {
  icon?: ReactNode | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  onClick: () => void
  children: ReactNode
}

export function MenuItem({ icon, danger, disabled, onClick, children }: MenuItemProps) {
  return (
    <BaseMenu.Item
      className={classNames(styles.item, danger && styles.danger)}
      disabled={disabled}
      onClick={onClick}
    >
      <span className={styles.icon}>{icon}</span>
      {children}
    </BaseMenu.Item>
  )
}

export type MenuLinkProps = {
  icon?: ReactNode | undefined
  /** The link to draw, a plain `<a href>` or the router's Link; its own children are replaced. */
  link: ReactElement
  children: ReactNode
}

export function MenuLink({ icon, link, children }: MenuLinkProps) {
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      {children}
    </>
  )
  return (
    <BaseMenu.LinkItem
      className={styles.item}
      render={cloneElement(link, undefined, content)}
      closeOnClick
    />
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
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className={styles.label}>{label}</BaseMenu.GroupLabel>
      <BaseMenu.RadioGroup value={value} onValueChange={onChange}>
        {choices.map((choice) => (
          <BaseMenu.RadioItem key={choice.value} value={choice.value} className={styles.item}>
            <span className={styles.icon}>
              <BaseMenu.RadioItemIndicator>
                <Check size={16} aria-hidden="true" />
              </BaseMenu.RadioItemIndicator>
            </span>
            {choice.label}
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </BaseMenu.Group>
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
  const { label, description, checked, disabled, closes = false, onChange } = props
  return (
    <BaseMenu.CheckboxItem
      className={styles.item}
      checked={checked}
      disabled={disabled}
      closeOnClick={closes}
      onCheckedChange={onChange}
    >
      <span className={styles.icon}>
        <BaseMenu.CheckboxItemIndicator>
          <Check size={16} aria-hidden="true" />
        </BaseMenu.CheckboxItemIndicator>
      </span>
      <span className={styles.words}>
        {label}
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </BaseMenu.CheckboxItem>
  )
}

/** Words that cannot be chosen, such as who is signed in. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return <div className={styles.header}>{children}</div>
}

export function MenuSeparator() {
  return <BaseMenu.Separator className={styles.separator} />
}
