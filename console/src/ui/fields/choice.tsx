import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice.module.css'

export type ChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type'> & {
  label: ReactNode
  /** A line below the label: what it means, or, when disabled, why it cannot be chosen. */
  description?: ReactNode | undefined
  /** At the right: a chip. */
  aside?: ReactNode | undefined
}

/** A box or a button with its words, which are pressed as well; one of several stands on a card. */
export function Choice(props: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const { label, description, aside, ...input } = props
  const descriptionId = useId()
  return (
    <div className={classNames(styles.choice, input.type === 'radio' && styles.card)}>
      <label className={styles.row}>
        <input
          {...input}
          className={styles.box}
          aria-describedby={description ? descriptionId : undefined}
        />
        <span className={styles.label}>{label}</span>
        {aside}
      </label>
      {description && (
        <div id={descriptionId} className={styles.description}>
          {description}
        </div>
      )}
    </div>
  )
}
