import { Fragment, useEffect, useRef, useState } from 'react'
import type { AppPath } from '../../browser/app-path.ts'
import styles from './breadcrumbs.module.css'
import type { RenderLink } from './render-link.ts'

const maxShown = 3

/** A breadcrumb. The current page needs no URL. */
export type Breadcrumb = { label: string; href?: AppPath }

export type BreadcrumbsProps = {
  items: readonly Breadcrumb[]
  /** The navigation's label, such as 'Breadcrumbs'. */
  label: string
  /** The label of the '…' button, such as 'Show path'. */
  expandLabel: string
  renderLink: RenderLink
}

/**
 * Shows the path to the page. The last item is the page itself. If there are more than three items, the middle
 * collapses into '…'.
 */
export function Breadcrumbs({ items, label, expandLabel, renderLink }: BreadcrumbsProps) {
  const [expanded, setExpanded] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const hidden = expanded || items.length <= maxShown ? 0 : items.length - maxShown

  // The clicked button was removed, so the first item that it revealed gets the focus.
  useEffect(() => {
    if (expanded) list.current?.querySelector<HTMLElement>('li:nth-child(2) a')?.focus()
  }, [expanded])

  return (
    <nav className={styles.nav} aria-label={label}>
      <ol ref={list} className={styles.list}>
        {items.map((item, index) => {
          if (index > 1 && index <= hidden) return null
          return (
            <Fragment key={item.href ?? 'here'}>
              {index === 1 && hidden > 0 ? (
                <li className={styles.item}>
                  <button
                    type="button"
                    className={styles.expand}
                    aria-label={expandLabel}
                    aria-expanded={false}
                    onClick={() => setExpanded(true)}
                  >
                    …
                  </button>
                </li>
              ) : (
                <li className={styles.item}>
                  {item.href && index < items.length - 1 ? (
                    renderLink({ href: item.href, className: styles.link, children: item.label })
                  ) : (
                    <span className={styles.current} aria-current="page">
                      {item.label}
                    </span>
                  )}
                </li>
              )}
            </Fragment>
          )
        })}
      </ol>
    </nav>
  )
}
