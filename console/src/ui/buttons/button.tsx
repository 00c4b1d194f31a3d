import { classNames } from '../class-names.ts'
import styles from './button.module.css'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'medium' | 'small'

export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Whether the button is as wide as its container. */
  wide?: boolean | undefined
  /** Whether the button is square. The accessible name then comes from `aria-label` or hidden text. */
  iconOnly?: boolean | undefined
}

/** Returns the button's class for elements of other libraries, such as the router's Link. */
export function buttonClass(look: ButtonLook): string {
  return classNames(
    styles.button,
    styles[look.variant ?? 'secondary'],
    look.size === 'small' && styles.small,
    look.wide && styles.wide,
    look.iconOnly && styles.iconOnly,
  )
}

type OwnProps = ButtonLook & {
  icon?: ReactNode | undefined
}

export type ButtonProps = OwnProps &
  Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & {
    /** Shows progress instead of the text, and ignores clicks. The width stays the same. */
    pending?: boolean | undefined
  }

export function Button(props: ButtonProps) {
  const { variant, size, wide, iconOnly, icon, pending, children, onClick, ...rest } = props

  const unavailable = pending || rest['aria-disabled'] === true

  // While pending, the button has `aria-disabled`, because a `disabled` button loses the keyboard focus.
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide, iconOnly })}
      onClick={unavailable ? refusePress : onClick}
      aria-disabled={unavailable || undefined}
      aria-busy={pending || undefined}
    >
      <Content icon={icon}>{children}</Content>
      {pending && <span className={styles.progress} aria-hidden="true" />}
    </button>
  )
}

export type ButtonLinkProps = OwnProps & Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'>

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, iconOnly, icon, children, ...rest } = props
  return (
    <a {...rest} className={buttonClass({ variant, size, wide, iconOnly })}>
      <Content icon={icon}>{children}</Content>
    </a>
  )
}

function Content({ icon, children }: { icon?: ReactNode | undefined; children?: ReactNode }) {
  return (
    <span className={styles.content}>
      {icon}
      {children}
    </span>
  )
}

// Enter in a field clicks the form's button, so this also prevents a second submit.
function refusePress(event: MouseEvent) {
  event.preventDefault()
}
