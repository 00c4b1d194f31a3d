import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import type { AppPath } from '../../browser/app-path.ts'
import styles from './pager.module.css'
import type { RenderLink } from './render-link.ts'

export function pageCount(total: number, perPage: number): number {
  return Math.ceil(total / perPage)
}

/** Returns the first and last page, the current page with its neighbors, and gaps for all others. */
export function pagesToShow(page: number, count: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count)
  const numbers = [...new Set(near)].toSorted((a, b) => a - b)

  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1
    if (number - before === 1) return [number]
    // A gap of one page would be as wide as the page itself.
    return number - before === 2 ? [number - 1, number] : ['gap' as const, number]
  })
}

type PagerLabels = {
  navigation: string
  previous: string
  next: string
  page: (page: number) => string
  /** Returns a text such as 'Page 3 of 12', which replaces the numbers on narrow screens. */
  position: (page: number, count: number) => string
}

export type PagerProps = {
  page: number
  perPage: number
  total: number
  hrefOf: (page: number) => AppPath
  renderLink: RenderLink
  labels: PagerLabels
}

/** Shows links to the pages of a list. Renders nothing if everything fits on one page. */
export function Pager({ page, perPage, total, hrefOf, renderLink, labels }: PagerProps) {
  const count = pageCount(total, perPage)
  if (count <= 1) return null

  const step = (to: number, content: ReactNode) =>
    to >= 1 && to <= count ? (
      renderLink({ href: hrefOf(to), className: styles.step, children: content })
    ) : (
      <span className={styles.ended} aria-hidden="true">
        {content}
      </span>
    )

  return (
    <nav className={styles.pager} aria-label={labels.navigation}>
      {step(
        page - 1,
        <>
          <ChevronLeft size={16} />
          {labels.previous}
        </>,
      )}
      <ul className={styles.pages}>
        {pagesToShow(page, count).map((shown, index) =>
          shown === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              {renderLink({
                href: hrefOf(shown),
                className: shown === page ? styles.current : styles.page,
                children: shown,
                'aria-label': labels.page(shown),
                'aria-current': shown === page ? 'page' : undefined,
              })}
            </li>
          ),
        )}
      </ul>
      <span className={styles.position}>{labels.position(page, count)}</span>
      {step(
        page + 1,
        <>
          {labels.next}
          <ChevronRight size={16} />
        </>,
      )}
    </nav>
  )
}
