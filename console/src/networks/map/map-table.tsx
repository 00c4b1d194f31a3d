import { memo, useState } from 'react'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import type { MapGraph, MapNode } from './drawing/map-graph.ts'
import styles from './map-table.module.css'
import { authorizedTie, offeredLines, standingName } from './map-words.ts'

const firstRows = 30

type MapTableProps = { graph: MapGraph; onShow: (id: string) => void }

/** The same facts for those who would rather read them; what is selected on the map changes nothing. */
export const MapTable = memo(function MapTable({ graph, onShow }: MapTableProps) {
  const { t } = useWords()
  const [all, setAll] = useState(false)
  const nodes = [graph.owner, ...graph.members]

  return (
    <div className={styles.table}>
      <h2>{t('The same as a table')}</h2>
      <Table<MapNode>
        caption={t('Organizations of the network and the applications authorized among them')}
        rowKey={({ id }) => id}
        rows={all ? nodes : nodes.slice(0, firstRows)}
        columns={useColumns(onShow)}
      />
      {!all && nodes.length > firstRows && (
        <Button onClick={() => setAll(true)}>
          {t('Show all {{count}} organizations', { count: nodes.length })}
        </Button>
      )}
    </div>
  )
})

function useColumns(onShow: (id: string) => void): TableColumn<MapNode>[] {
  const { t } = useWords()
  return [
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
      header: t('Standing'),
      cell: ({ standing }) => standingName(standing, t),
    },
    {
      id: 'authorized',
      header: t('It authorized'),
      cell: ({ authorized }) => <Lines lines={authorized.map((tie) => authorizedTie(tie, t))} />,
    },
    {
      id: 'offered',
      header: t('Authorized by others'),
      cell: ({ offered }) => <Lines lines={offeredLines(offered, t)} />,
    },
  ]
}

function Lines({ lines }: { lines: readonly string[] }) {
  const { t } = useWords()
  if (lines.length === 0) return <span className={styles.none}>{t('None')}</span>
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        // Two applications may have one name.
        <li key={`${line} ${index}`}>{line}</li>
      ))}
    </ul>
  )
}
