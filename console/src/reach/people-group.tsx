import type { ReachSummary } from '@accord/contract/reach.ts'
import type { Address } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { renderLinkInPlace } from '../pages/router-link.tsx'
import { buttonClass } from '../ui/buttons/button-class.ts'
import styles from './people-group.module.css'
import type { ReachFilter } from './reach.api.ts'
import { kindsName } from './reach-words.ts'

type PeopleGroupProps = { summary: ReachSummary; hrefOf: (filter: ReachFilter) => Address }

/** They are very many in some organizations: a group with a count, until they are asked for. */
export function PeopleGroup({ summary, hrefOf }: PeopleGroupProps) {
  const { t, language } = useWords()
  const counted = (['person', 'contact'] as const).filter((kind) => summary.byKind[kind] > 0)
  return (
    <section className={styles.people} aria-label={t('People')}>
      <div className={styles.words}>
        <p className={styles.title}>{t('People are counted above and listed on their own.')}</p>
        <p className={styles.faint}>
          {summary.findable
            ? t('Other organizations find this one by search, and can invite it to networks.')
            : t('Other organizations do not find this one by search.')}
        </p>
      </div>
      <span className={styles.links}>
        {counted.map((kind) => (
          <span key={kind}>
            {renderLinkInPlace({
              href: hrefOf({ kind }),
              className: buttonClass({ size: 'small' }),
              children: `${kindsName(kind, t)}: ${summary.byKind[kind].toLocaleString(language)}`,
            })}
          </span>
        ))}
      </span>
    </section>
  )
}
