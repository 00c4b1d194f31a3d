import type { Network } from '@accord/contract/networks.ts'
import { type Address, addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { renderButton, renderLink } from '../../pages/router-link.tsx'
import { sharesInWords } from '../../rights/share-sentence.ts'
import { Chip } from '../../ui/text/chip.tsx'
import { hidesApplications, type MapNode, type Tie } from './drawing/map-graph.ts'
import styles from './map-panel.module.css'
import { standingName } from './map-words.ts'

const tones = { owner: 'neutral', joined: 'success', invited: 'warning' } as const

type MapSelectedProps = { network: Network; node: MapNode; past: boolean }

/** What the selected organization shares, and what it has to do with the others. */
export function MapSelected({ network, node, past }: MapSelectedProps) {
  const { t } = useWords()
  const { name, standing, shares, authorized, offered } = node
  const owns = standing === 'owner'

  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Chip tone={tones[standing]}>{standingName(standing, t)}</Chip>
      </div>
      {standing === 'joined' && (
        <div>
          <h3 className={styles.title}>{t('It shares')}</h3>
          <p>{sharesInWords(shares, t)}</p>
        </div>
      )}
      {!past && (
        <>
          <Ties
            title={t('Applications it authorized')}
            ties={authorized}
            none={hidesApplications(node) ? t('Not shared') : t('None')}
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
          {hidesApplications(node) && (
            <p className={styles.quiet}>
              {t(
                'It does not share which applications it authorized; those of yours are known to you.',
              )}
            </p>
          )}
        </>
      )}
      {renderButton(
        owns
          ? addressOf('/organization/$id', node)
          : addressOf('/network/$id/organizations', network),
        owns ? t('Open organization') : t('Manage organizations'),
        { size: 'small' },
      )}
    </>
  )
}

type TiesProps = {
  title: string
  ties: readonly Tie[]
  /** In place of those that there are not. */
  none?: string
  whose: (organization: string) => string
  hrefOf: (tie: Tie) => Address | false
}

function Ties({ title, ties, none, whose, hrefOf }: TiesProps) {
  const { t } = useWords()
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
