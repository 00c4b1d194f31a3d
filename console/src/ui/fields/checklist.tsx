import { classNames } from '../class-names.ts'
import { CheckIcon } from '../text/inline-icons.tsx'
import styles from './checklist.module.css'

type ChecklistItem = {
  text: string
  met: boolean
  /** The shared beginning of several items. It's shown above the first one, and screen readers read it with each. */
  begins?: string
}

export type ChecklistProps = {
  items: readonly ChecklistItem[]
  metLabel: string
  unmetLabel: string
}

export function Checklist({ items, metLabel, unmetLabel }: ChecklistProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ text, met, begins }, at) => (
        <li key={text} className={classNames(styles.item, met && styles.met)}>
          {begins && begins !== items[at - 1]?.begins && (
            <span className={styles.begins} aria-hidden="true">
              {begins}
            </span>
          )}
          <span className={styles.mark}>{met && <CheckIcon />}</span>
          <span>
            {begins && <span className="visually-hidden">{begins} </span>}
            {text}
            <span className="visually-hidden">, {met ? metLabel : unmetLabel}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
