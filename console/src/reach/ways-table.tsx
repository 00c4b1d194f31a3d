import type { Reach } from '@accord/contract/reach.ts'
import { useWords } from '../language/words.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Table, type TableColumn } from '../ui/layout/table.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/use-now.ts'
import { LastUse } from './last-use.tsx'
import { concernName, kindName, mayDo, type ReachThen } from './reach-words.ts'
import styles from './ways-table.module.css'

/** So many sentences stand in a row; all of them in its details. */
const mostSaid = 2

export interface RowActions {
  /** Keys of those that are ticked. */
  ticked: ReadonlySet<string>
  recordedSince: string | undefined
  onTick: (way: Reach, ticked: boolean) => void
  onDetails: (way: Reach) => void
  onRevoke: (way: Reach) => void
}

export const keyOf = ({ kind, id }: Pick<Reach, 'kind' | 'id'>) => `${kind} ${id}`

type WaysTableProps = { rows: readonly Reach[]; skeletonRows?: number; actions: RowActions }

export function WaysTable({ rows, skeletonRows, actions }: WaysTableProps) {
  const { t } = useWords()
  return (
    <Table
      caption={t('Ways to the data')}
      columns={useWayColumns(actions)}
      rows={rows}
      rowKey={keyOf}
      skeletonRows={skeletonRows}
    />
  )
}

function useWayColumns(actions: RowActions): TableColumn<Reach>[] {
  const { ticked, recordedSince, onTick, onDetails, onRevoke } = actions
  const { t, language } = useWords()
  const now = useNow()

  return [
    {
      id: 'who',
      header: t('Who'),
      cell: (way) => (
        <div className={styles.who}>
          <input
            type="checkbox"
            aria-label={t('Choose {{name}}', { name: way.name })}
            checked={ticked.has(keyOf(way))}
            disabled={!way.canRevoke}
            onChange={({ target }) => onTick(way, target.checked)}
          />
          <Who way={way} />
        </div>
      ),
    },
    { id: 'may', header: t('May do now'), cell: (way) => <MayDo way={way} /> },
    {
      id: 'allowed',
      header: t('Allowed'),
      cell: (way) => (
        <>
          <RelativeTime value={way.allowedAt} now={now} locale={language} />
          {way.allowedBy && (
            <div className={styles.faint}>{t('by {{name}}', { name: way.allowedBy })}</div>
          )}
        </>
      ),
    },
    {
      id: 'used',
      header: t('Last used'),
      cell: (way) => <LastUse way={way} recordedSince={recordedSince} />,
    },
    {
      id: 'actions',
      header: t('Actions'),
      hideHeader: true,
      align: 'end',
      cell: (way) => (
        <>
          <Button variant="quiet" size="small" onClick={() => onDetails(way)}>
            {t('Details')}
            <span className="visually-hidden">{way.name}</span>
          </Button>
          {way.canRevoke && (
            <Button variant="quiet" size="small" onClick={() => onRevoke(way)}>
              {t('Revoke')}
              <span className="visually-hidden">{way.name}</span>
            </Button>
          )}
        </>
      ),
    },
  ]
}

/** Who it is, of what kind and whose, and what deserves a look. */
export function Who({ way }: { way: ReachThen }) {
  const { t } = useWords()
  const { name, person, owner, email, concerns } = way
  const whose = [
    kindName(way.kind, t),
    person && t('for {{person}}', { person }),
    way.kind !== 'own_application' && owner && t('of {{owner}}', { owner: owner.name }),
    email !== name && email,
  ]
  return (
    <div className={styles.names}>
      <span className={styles.name}>{name}</span>
      <span className={styles.faint}>{whose.filter(Boolean).join(' · ')}</span>
      {concerns.length > 0 && (
        <span className={styles.chips}>
          {concerns.map((concern) => (
            <Chip key={concern} tone="warning">
              {concernName(concern, t)}
            </Chip>
          ))}
        </span>
      )}
    </div>
  )
}

export function MayDo({ way }: { way: ReachThen }) {
  const { t } = useWords()
  const sentences = mayDo(way, t)
  const more = sentences.length - mostSaid
  // One that stands for itself is shorter than 'and 1 more'.
  const said = more > 1 ? sentences.slice(0, mostSaid) : sentences
  if (sentences.length === 0) return <span className={styles.faint}>{t('No access.')}</span>
  return (
    <ul className={styles.may}>
      {said.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {more > 1 && <li className={styles.faint}>{t('and {{count}} more', { count: more })}</li>}
    </ul>
  )
}
