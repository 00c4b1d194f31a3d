import type { Network } from '@accord/contract/networks.ts'
import { type Address, addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { renderLink } from '../../pages/router-link.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Chip } from '../../ui/text/chip.tsx'
import { applicationsAmong, type MapGraph, type MapNode, type Tie } from './drawing/map-graph.ts'
import styles from './map-panel.module.css'
import { standingName } from './map-words.ts'

type MapPanelProps = { network: Network; graph: MapGraph; node: MapNode | undefined }

/** What there is to know of the selected organization, or of the whole network. */
export function MapPanel({ network, graph, node }: MapPanelProps) {
  return (
    <div className={styles.panel} aria-live="polite">
      {node ? (
        <Selected network={network} node={node} />
      ) : (
        <Everything network={network} graph={graph} />
      )}
    </div>
  )
}

const tones = { owner: 'neutral', joined: 'success', invited: 'warning' } as const

function Selected({ network, node }: { network: Network; node: MapNode }) {
  const { t } = useWords()
  const { name, standing, authorized, offered } = node
  const owns = standing === 'owner'

  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Chip tone={tones[standing]}>{standingName(standing, t)}</Chip>
      </div>
      <Ties
        title={t('Applications it authorized')}
        ties={authorized}
        whose={(organization) => t('of {{organization}}', { organization })}
        hrefOf={({ application, other }) =>
          // Where the person manages it: the application's own page, or what was authorized.
          other.id === network.createdBy.id
            ? addressOf('/application/$id', application)
            : owns && addressOf('/organization/$id/applications', node, { tab: 'authorized' })
        }
      />
      <Ties
        title={t('Its applications that others authorized')}
        ties={offered}
        whose={(organization) => t('by {{organization}}', { organization })}
        hrefOf={({ application }) => owns && addressOf('/application/$id', application)}
      />
      {renderLink({
        href: owns
          ? addressOf('/organization/$id', node)
          : addressOf('/network/$id/organizations', network),
        className: buttonClass({ size: 'small' }),
        children: owns ? t('Open organization') : t('Manage organizations'),
      })}
    </>
  )
}

type TiesProps = {
  title: string
  ties: readonly Tie[]
  whose: (organization: string) => string
  hrefOf: (tie: Tie) => Address | false
}

function Ties({ title, ties, whose, hrefOf }: TiesProps) {
  const { t } = useWords()
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {ties.length === 0 && <p className={styles.quiet}>{t('None')}</p>}
      <ul className={styles.ties}>
        {ties.map((tie) => {
          const { application, other } = tie
          const href = hrefOf(tie)
          return (
            <li key={`${application.id} ${other.id}`}>
              {href
                ? renderLink({ href, className: styles.application, children: application.name })
                : application.name}{' '}
              <span className={styles.quiet}>{whose(other.name)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Everything({ network, graph }: { network: Network; graph: MapGraph }) {
  const { t } = useWords()
  const { joined = 0, invited = 0 } = network.members ?? {}
  const shown = graph.members.length
  return (
    <>
      <h2 className={styles.name}>{t('The whole network')}</h2>
      <dl className={styles.figures}>
        <dt>{t('Joined')}</dt>
        <dd>{joined}</dd>
        <dt>{t('Invited')}</dt>
        <dd>{invited}</dd>
        <dt>{t('Applications authorized among them')}</dt>
        <dd>{applicationsAmong(graph)}</dd>
      </dl>
      {shown < joined + invited && (
        <p>{t('The map shows {{shown}} of them; the list of organizations has all.', { shown })}</p>
      )}
      <p className={styles.quiet}>
        {t('Choose an organization to see what it has to do with the others.')}
      </p>
    </>
  )
}
