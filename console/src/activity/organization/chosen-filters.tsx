import X from 'lucide-react/icons/x'
import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { renderLinkInPlace } from '../../pages/router-link.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { dayInWords } from '../../ui/text/time-words.ts'
import { type ActivityFilter, beginOf } from './activity-filter.ts'
import styles from './activity-filters.module.css'
import { kindName, subjectName } from './kind-words.ts'

type ChosenFiltersProps = {
  filter: ActivityFilter
  /** Whose name the service told. */
  author: { name: string } | null | undefined
  hrefOf: (filter: ActivityFilter) => Address
}

/** What is shown only, each to be taken away by itself. */
export function ChosenFilters({ filter, author, hrefOf }: ChosenFiltersProps) {
  const { t, language } = useWords()
  const day = (value: string) => dayInWords(beginOf(value).toISOString(), language)
  const chosen: [keyof ActivityFilter, string | undefined][] = [
    ['author', filter.author && (author?.name ?? t('somebody'))],
    ['about', filter.about && subjectName(filter.about, t)],
    ['kind', filter.kind && kindName(filter.kind, t)],
    ['from', filter.from && t('From {{day}}', { day: day(filter.from) })],
    ['to', filter.to && t('To {{day}}', { day: day(filter.to) })],
  ]
  const named = chosen.filter(([, name]) => name !== undefined)
  if (named.length === 0) return null

  return (
    <ul className={styles.chosen} aria-label={t('Only')}>
      {named.map(([field, name]) => (
        <li key={field}>
          {renderLinkInPlace({
            href: hrefOf({ ...filter, [field]: undefined }),
            className: buttonClass({ size: 'small' }),
            children: (
              <>
                {name}
                <X size={14} />
                <span className="visually-hidden">{t('Remove this filter')}</span>
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  )
}
