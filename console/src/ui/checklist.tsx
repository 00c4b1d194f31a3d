import { classNames } from './class-names.ts'
import styles from './checklist.module.css'
import { CheckIcon } from './inline-icons.tsx'

export type ChecklistItem = { text: string; met: boolean }

export type ChecklistProps = {
  items: readonly ChecklistItem[]
  /** Stands above the rules: 'Your password needs'. */
  title?: string | undefined
  metLabel: string
  unmetLabel: string
  /** For the field's `aria-describedby`. */
  id?: string | undefined
}

export function Checklist({ items, title, metLabel, unmetLabel, id }: ChecklistProps) {
  return (
    <div id={id} className={styles.checklist}>
      {title && <p className={styles.title}>{title}</p>}
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
    </div>
  )
}
