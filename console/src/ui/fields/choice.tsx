import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice.module.css'

export type ChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type'> & {
  label: ReactNode
  /** A line below the label that explains the choice, or why it's disabled. */
  description?: ReactNode | undefined
  aside?: ReactNode | undefined
}

/** Shows a checkbox or radio button with a clickable label. Radio buttons are shown as cards. */
function Choice(props: ChoiceProps & { type: 'checkbox' | 'radio' }) {
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

export function Checkbox(props: Omit<ChoiceProps, 'aside'>) {
  return <Choice {...props} type="checkbox" />
}

export function RadioCard(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}

/** Shows radio cards with a shared name and legend. */
export function RadioCards({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}
