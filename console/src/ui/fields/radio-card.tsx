import type { ReactNode } from 'react'
import { Choice, type ChoiceProps } from './choice.tsx'
import styles from './choice.module.css'

export function RadioCard(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
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
