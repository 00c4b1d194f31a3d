import { classNames } from '../class-names.ts'
import { CheckIcon } from '../text/inline-icons.tsx'
import styles from './checklist.module.css'

type ChecklistItem = { text: string; met: boolean }

export type ChecklistProps = {
  items: readonly ChecklistItem[]
  metLabel: string
  unmetLabel: string
}

export function Checklist({ items, metLabel, unmetLabel }: ChecklistProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ text, met }) => (
        <li key={text} className={classNames(styles.item, met && styles.met)}>
          <span className={styles.mark}>{met && <CheckIcon />}</span>
          <span>
            {text}
            <span className="visually-hidden">, {met ? metLabel : unmetLabel}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
