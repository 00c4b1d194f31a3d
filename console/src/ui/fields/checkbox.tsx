import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import styles from './choice.module.css'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type'> & {
  label: ReactNode
  /** A line below the label: what it means, or why it cannot be ticked. */
  description?: ReactNode | undefined
}

export function Checkbox({ label, description, ...input }: CheckboxProps) {
  const descriptionId = useId()
  return (
    <div className={styles.choice}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-describedby={description ? descriptionId : undefined}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {description && (
        <div id={descriptionId} className={styles.description}>
          {description}
        </div>
      )}
    </div>
  )
}
