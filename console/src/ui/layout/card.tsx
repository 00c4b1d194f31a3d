import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

export type CardProps = {
  title?: ReactNode | undefined
  /** Replaces the title while it's loading. */
  head?: ReactNode | undefined
  description?: ReactNode | undefined
  action?: ReactNode | undefined
  /** The buttons at the bottom, which apply to the whole card. */
  footer?: ReactNode | undefined
  /** Whether the card contains actions that can't be undone. */
  danger?: boolean | undefined
  /** The heading level, which is 3 for a card in a list with its own heading. */
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

/** Shows cards in two columns if there's enough space. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
