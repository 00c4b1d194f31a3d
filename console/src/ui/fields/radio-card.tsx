import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice.module.css'

export type RadioCardProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type'
> & {
  label: ReactNode
  /** What choosing it means, or, when disabled, why it cannot be chosen. */
  description?: ReactNode | undefined
  /** At the right: a chip. */
  aside?: ReactNode | undefined
}

export function RadioCard({ label, description, aside, ...input }: RadioCardProps) {
  const descriptionId = useId()
  return (
    <div className={classNames(styles.choice, styles.card)}>
      <label className={styles.row}>
        <input
          {...input}
          type="radio"
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

/** Radio cards that share a name and a question. */
export function RadioCards({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}
