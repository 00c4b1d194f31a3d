import type { ReachConcern, ReachSummary } from '@accord/contract/reach.ts'
import type { Address } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { renderLinkInPlace } from '../pages/router-link.tsx'
import styles from './reach-figures.module.css'
import type { ReachFilter } from './reach.api.ts'
import { concernName } from './reach-words.ts'

type ReachFiguresProps = {
  /** Absent while it is loading. */
  summary: ReachSummary | undefined
  filter: ReachFilter
  hrefOf: (filter: ReachFilter) => Address
}

/** Four numbers, each of which narrows the list to what it counts. */
export function ReachFigures({ summary, filter, hrefOf }: ReachFiguresProps) {
  const { t, language } = useWords()
  const { kind, search } = filter
  const figures: [ReachConcern | undefined, string, number | undefined][] = [
    [undefined, t('Ways to the data'), summary?.total],
    ['unused', concernName('unused', t), summary?.unused],
    ['allowed_by_former', concernName('allowed_by_former', t), summary?.allowedByFormer],
    ['asks_for_more', concernName('asks_for_more', t), summary?.asksForMore],
  ]

  return (
    <nav aria-label={t('Narrow the list')}>
      <ul className={styles.figures}>
        {figures.map(([only, label, count]) => (
          <li key={label}>
            {renderLinkInPlace({
              href: hrefOf({ only }),
              className: styles.figure,
              // All of them are not what is listed of one kind, or of what was found.
              'aria-current':
                filter.only === only && (only ?? !(kind ?? search)) ? 'page' : undefined,
              children: (
                <>
                  <span className={styles.number}>{count?.toLocaleString(language) ?? '–'}</span>
                  {label}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
