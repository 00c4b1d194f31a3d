import { classNames } from '../class-names.ts'
import styles from './button.module.css'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'medium' | 'small'

export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as what holds it. */
  wide?: boolean | undefined
  /** Square; the accessible name then comes from `aria-label` or hidden text. */
  iconOnly?: boolean | undefined
}

/** The look of a button for elements that are not ours, such as the router's Link. */
export function buttonClass(look: ButtonLook): string {
  return classNames(
    styles.button,
    styles[look.variant ?? 'secondary'],
    look.size === 'small' && styles.small,
    look.wide && styles.wide,
    look.iconOnly && styles.iconOnly,
  )
}
