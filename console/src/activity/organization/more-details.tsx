import { ScopeList } from '../../rights/scope-list.tsx'
import { SharesList } from '../../rights/shares-list.tsx'
import type { Detail } from './detail-parts.ts'
import styles from './more-details.module.css'

/** What would make the line long: on demand. */
export function MoreDetails({ details }: { details: readonly Detail[] }) {
  return (
    <details className={styles.more}>
      <summary>{details.map(({ label }) => label).join(' · ')}</summary>
      <div className={styles.parts}>
        {details.map((detail) => (
          <div key={detail.label}>
            {details.length > 1 && <p className={styles.label}>{detail.label}</p>}
            <Part detail={detail} />
          </div>
        ))}
      </div>
    </details>
  )
}

function Part({ detail }: { detail: Detail }) {
  if ('scopes' in detail) return <ScopeList label={detail.label} scopes={detail.scopes} />
  if ('shares' in detail) return <SharesList shares={detail.shares} />
  return (
    <ul className={styles.lines}>
      {detail.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
