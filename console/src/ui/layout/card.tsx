import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

export type CardProps = {
  title?: ReactNode | undefined
  /** In place of a title, while it is loading. */
  head?: ReactNode | undefined
  description?: ReactNode | undefined
  /** At the right of the title. */
  action?: ReactNode | undefined
  /** What can be done with the whole card: buttons, at the bottom. */
  footer?: ReactNode | undefined
  /** Marks the place of what cannot be undone. */
  danger?: boolean | undefined
  /** 3 when the card lies in a list below a heading of its own. */
  headingLevel?: 2 | 3 | undefined
  children?: ReactNode
}

export function Card(props: CardProps) {
  const { title, head, description, action, footer, danger, headingLevel = 2, children } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const titleId = useId()
  const hasHead = Boolean(title || head || description || action)

  return (
    <section
      className={classNames(styles.card, danger && styles.danger)}
      aria-labelledby={title ? titleId : undefined}
    >
      {hasHead && (
        <header className={styles.head}>
          <div className={styles.words}>
            {head}
            {title && (
              <Heading id={titleId} className={styles.title}>
                {title}
              </Heading>
            )}
            {description && <div className={styles.description}>{description}</div>}
          </div>
          {action}
        </header>
      )}
      {children && <div className={styles.body}>{children}</div>}
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </section>
  )
}

/** Cards side by side: two columns where there is room. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
