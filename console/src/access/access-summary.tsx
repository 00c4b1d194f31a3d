import type { AccessConcern, AccessSummary } from '@accord/contract/access.ts'
import type { AppPath } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { renderLinkInPlace } from '../pages/router-link.tsx'
import { concernsLabel } from './access-grant-labels.ts'
import styles from './access-summary.module.css'

type AccessSummaryProps = {
  summary: AccessSummary | undefined
  hrefOf: (only: AccessConcern | undefined) => AppPath
  isCurrent: (only: AccessConcern | undefined) => boolean
}

/** Shows four numbers about access, each with a link to the list that it counts. */
export function AccessSummaryCards({ summary, hrefOf, isCurrent }: AccessSummaryProps) {
  const { t, language } = useTranslation()
  const figures: [AccessConcern | undefined, string, number | null | undefined][] = [
    [undefined, t('With access'), summary?.groups.total],
    ['unused', concernsLabel('unused', t), summary?.groups.unused],
    ['allowed_by_former', concernsLabel('allowed_by_former', t), summary?.groups.allowedByFormer],
    ['asks_for_more', concernsLabel('asks_for_more', t), summary?.groups.asksForMore],
  ]

  return (
    <nav aria-label={t('Filter the list')}>
      <ul className={styles.figures}>
        {figures.map(([only, name, count]) => (
          <li key={name}>
            {renderLinkInPlace({
              href: hrefOf(only),
              className: styles.figure,
              'aria-current': isCurrent(only) ? 'page' : undefined,
              children: (
                <>
                  <span className={styles.number}>{count?.toLocaleString(language) ?? '–'}</span>
                  {name}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
