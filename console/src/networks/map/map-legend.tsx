import { useTranslation } from '../../i18n/translation.ts'
import type { MapGraph } from './drawing/map-graph.ts'
import shapes from './map-canvas.module.css'
import styles from './map-legend.module.css'

type MapLegendProps = { graph: MapGraph; changed: ReadonlySet<string> }

/** Shows the legend for the shapes and lines on the map. */
export function MapLegend({ graph, changed }: MapLegendProps) {
  const { t } = useTranslation()
  const { owner, members, past } = graph
  return (
    <ul className={styles.legend} aria-label={t('Legend')}>
      <li>
        <svg width="20" height="20" aria-hidden="true" className={shapes.owner}>
          <rect x="3" y="3" width="14" height="14" rx="4" className={shapes.shape} />
        </svg>
        {t('Owner')}
      </li>
      <li>
        <svg width="20" height="20" aria-hidden="true" className={shapes.joined}>
          <circle cx="10" cy="10" r="7" className={shapes.shape} />
        </svg>
        {t('Joined')}
      </li>
      {members.some(({ standing }) => standing === 'invited') && (
        <li>
          <svg width="20" height="20" aria-hidden="true" className={shapes.invited}>
            <circle cx="10" cy="10" r="7" className={shapes.shape} />
          </svg>
          {t('Invited')}
        </li>
      )}
      {!past && (
        <li>
          <svg width="32" height="20" aria-hidden="true">
            <path d="M1 14Q13 2 24 9" className={shapes.link} />
            <path d="M22 5 31 12 21 13Z" className={shapes.arrow} />
          </svg>
          {t('Application (arrow points to the organization that authorized it)')}
        </li>
      )}
      {[owner, ...members].some(({ id }) => changed.has(id)) && (
        <li>
          <svg width="20" height="20" aria-hidden="true">
            <circle cx="10" cy="10" r="5" className={shapes.changed} />
          </svg>
          {t('Changed')}
        </li>
      )}
    </ul>
  )
}
