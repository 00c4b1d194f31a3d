import type { Network } from '@accord/contract/networks.ts'
import { type AppPath, pathTo } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Translated } from '../../i18n/translated.tsx'
import { renderButton, renderLink } from '../../pages/router-link.tsx'
import { formatShares } from '../../permissions/scope-sentences.ts'
import { Chip } from '../../ui/text/chip.tsx'
import {
  type MapGraph,
  type MapNode,
  type Tie,
  applicationsAmong,
  hidesApplications,
} from './drawing/map-graph.ts'
import styles from './map-panel.module.css'
import { membershipStateLabel } from './map-labels.ts'
import { useState } from 'react'
import { focusTitle } from '../../pages/page-title.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import table from './map-table.module.css'

const tones = { owner: 'neutral', joined: 'success', invited: 'warning' } as const

type MapSelectedProps = { network: Network; node: MapNode; past: boolean }

/** Shows the selected organization's shared data and its connections. */
function MapSelected({ network, node, past }: MapSelectedProps) {
  const { t } = useTranslation()
  const { name, standing, shares, authorized, offered } = node
  const owns = standing === 'owner'

  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Chip tone={tones[standing]}>{membershipStateLabel(standing, t)}</Chip>
      </div>
      {standing === 'joined' && (
        <div>
          <h3 className={styles.title}>{t('Shared data')}</h3>
          <p>{formatShares(shares, t)}</p>
        </div>
      )}
      {!past && (
        <>
          <Ties
            title={t('Applications it has authorized')}
            ties={authorized}
            none={hidesApplications(node) ? t('Not shared') : t('None')}
            text={t('{{application}} <quiet>owned by {{organization}}</quiet>')}
            hrefOf={({ application, other }) =>
              // The links lead to pages that the person manages: the application's own page, or the authorized
              // applications.
              other.id === network.createdBy.id
                ? pathTo('/application/$id', application)
                : owns && pathTo('/organization/$id/applications', node, { tab: 'authorized' })
            }
          />
          <Ties
            title={t('Its applications authorized by other organizations')}
            ties={offered}
            text={t('{{application}} <quiet>authorized by {{organization}}</quiet>')}
            hrefOf={({ application }) => owns && pathTo('/application/$id', application)}
          />
          {hidesApplications(node) && (
            <p className={styles.quiet}>
              {t(
                "This organization doesn't share the list of applications it has authorized. You can see only your own.",
              )}
            </p>
          )}
        </>
      )}
      {renderButton(
        owns ? pathTo('/organization/$id', node) : pathTo('/network/$id/organizations', network),
        owns ? t('Open organization') : t('Manage organizations'),
        { size: 'small' },
      )}
    </>
  )
}

type TiesProps = {
  title: string
  ties: readonly Tie[]
  /** The text if there are none. */
  none?: string
  /** The sentence about one of them. */
  text: string
  hrefOf: (tie: Tie) => AppPath | false
}

function Ties({ title, ties, none, text, hrefOf }: TiesProps) {
  const { t } = useTranslation()
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {ties.length === 0 && <p className={styles.quiet}>{none ?? t('None')}</p>}
      <ul className={styles.ties}>
        {ties.map((tie) => {
          const { application, other } = tie
          const href = hrefOf(tie)
          return (
            <li key={`${application.id} ${other.id}`}>
              <Translated
                text={text}
                parts={{
                  application: href
                    ? renderLink({
                        href,
                        className: styles.application,
                        children: application.name,
                      })
                    : application.name,
                  organization: other.name,
                  quiet: <span className={styles.quiet} />,
                }}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type MapPanelProps = {
  network: Network
  graph: MapGraph
  /** The number of organizations on the current map, without the owner. */
  onMap: number
  node: MapNode | undefined
  onShow: (id: string) => void
  onShowAll: () => void
}

/** Shows details about the selected organization or the whole network, with a search by name. */
export function MapPanel({ network, graph, onMap, node, onShow, onShowAll }: MapPanelProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = [graph.owner, ...graph.members].filter(({ name }) =>
    name.toLowerCase().includes(wanted),
  )

  function show(id: string | undefined) {
    if (id === undefined) return
    setTyped('')
    onShow(id)
  }

  return (
    <div className={styles.panel}>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          show(found[0]?.id)
        }}
      >
        <TextField
          label={t('Find an organization')}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      {node && (
        <button
          type="button"
          className={table.name}
          onClick={() => {
            onShowAll()
            // The button disappears with the selection.
            focusTitle()
          }}
        >
          {t('The whole network')}
        </button>
      )}
      <div className={styles.known} aria-live="polite">
        {!wanted && node && <MapSelected network={network} node={node} past={graph.past} />}
        {wanted && found.length === 0 && <p>{t('No organization found.')}</p>}
      </div>
      {!wanted && !node && <Everything network={network} graph={graph} onMap={onMap} />}
      {(wanted || !node) && <Names nodes={found} onShow={show} />}
    </div>
  )
}

const maxNamed = 50

function Names({ nodes, onShow }: { nodes: readonly MapNode[]; onShow: (id: string) => void }) {
  const { t } = useTranslation()
  const count = nodes.length - maxNamed
  return (
    <ul className={styles.ties}>
      {nodes.slice(0, maxNamed).map(({ id, name }) => (
        <li key={id}>
          <button type="button" className={table.name} onClick={() => onShow(id)}>
            {name}
          </button>
        </li>
      ))}
      {count > 0 && <li>{t('and {{count}} more', { count })}</li>}
    </ul>
  )
}

function Everything({ network, graph, onMap }: Pick<MapPanelProps, 'network' | 'graph' | 'onMap'>) {
  const { t, language } = useTranslation()
  const { past, members } = graph
  const { joined = 0, invited = 0 } = network.members ?? {}
  const shown = members.length
  const figure = (count: number) => <dd>{count.toLocaleString(language)}</dd>
  return (
    <>
      <h2 className={styles.name}>{t('The whole network')}</h2>
      <dl className={styles.figures}>
        <dt>{t('Joined')}</dt>
        {figure(past ? shown : joined)}
        {!past && (
          <>
            <dt>{t('Invited')}</dt>
            {figure(invited)}
            <dt>{t('Applications authorized by other members')}</dt>
            {figure(applicationsAmong(graph))}
          </>
        )}
      </dl>
      {onMap < joined + invited && (
        <p>
          {t('The map shows only {{shown}} of them. For the rest, see the list of organizations.', {
            shown,
          })}
        </p>
      )}
      <p className={styles.quiet}>
        {past
          ? t("Past maps don't show invitations or authorized applications.")
          : t('Select an organization to see its connections.')}
      </p>
    </>
  )
}
