import { memo, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../i18n/translation.ts'
import { formatShares } from '../../permissions/scope-sentences.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { hidesApplications, type MapGraph, type MapNode } from './drawing/map-graph.ts'
import styles from './map-table.module.css'
import { authorizedTie, offeredLines, membershipStateLabel } from './map-labels.ts'

const firstRows = 30

type MapTableProps = {
  graph: MapGraph
  onShow: (id: string) => void
}

/** Shows the map's data as a table. It doesn't depend on the selection, and it's printed completely. */
export const MapTable = memo(function MapTable(props: MapTableProps) {
  const { graph, onShow } = props
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const nodes = [graph.owner, ...graph.members]

  useEffect(() => {
    const showAll = () => flushSync(() => setAll(true))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [])

  return (
    <div className={styles.table} data-sheet>
      <h2>{t('Data shared with {{owner}}', { owner: graph.owner.name })}</h2>
      <Table<MapNode>
        caption={t(
          "Organizations in the network and the applications they've authorized from one another",
        )}
        rowKey={({ id }) => id}
        rows={all ? nodes : nodes.slice(0, firstRows)}
        columns={useColumns(graph.past, onShow)}
      />
      {!all && nodes.length > firstRows && (
        <Button onClick={() => setAll(true)}>
          {t('Show all {{count}} organizations', { count: nodes.length })}
        </Button>
      )}
    </div>
  )
})

function useColumns(past: boolean, onShow: (id: string) => void): TableColumn<MapNode>[] {
  const { t } = useTranslation()
  const known: TableColumn<MapNode>[] = [
    {
      id: 'organization',
      header: t('Organization'),
      cell: ({ id, name }) => (
        <button type="button" className={styles.name} onClick={() => onShow(id)}>
          {name}
          <span className="visually-hidden"> {t('Show on the map')}</span>
        </button>
      ),
    },
    {
      id: 'standing',
      header: t('Status'),
      cell: ({ standing }) => membershipStateLabel(standing, t),
    },
    {
      id: 'shares',
      header: t('Shared data'),
      cell: ({ standing, shares }) =>
        standing === 'joined' ? formatShares(shares, t) : <Lines lines={[]} />,
    },
  ]
  if (past) return known
  return [
    ...known,
    {
      id: 'authorized',
      header: t('Authorized applications'),
      cell: (node) => (
        <Lines
          lines={node.authorized.map((tie) => authorizedTie(tie, t))}
          none={hidesApplications(node) ? t('Not shared') : undefined}
        />
      ),
    },
    {
      id: 'offered',
      header: t('Authorized by others'),
      cell: ({ offered }) => <Lines lines={offeredLines(offered, t)} />,
    },
  ]
}

type LinesProps = { lines: readonly string[]; none?: string | undefined }

function Lines({ lines, none }: LinesProps) {
  const { t } = useTranslation()
  if (lines.length === 0) return <span className={styles.none}>{none ?? t('None')}</span>
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        // Two applications can have the same name, so the index is part of the key.
        <li key={`${line} ${index}`}>{line}</li>
      ))}
    </ul>
  )
}
