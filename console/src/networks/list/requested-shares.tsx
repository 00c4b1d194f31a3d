import type { Network, OwnMembership } from '@accord/contract/networks.ts'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { NamedLabel } from '../../i18n/translated.tsx'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { decideOnSharesMutation } from '../networks.api.ts'
import { SharesList } from '../../permissions/shares-list.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './requested-shares.module.css'

export interface Deciding {
  network: Network
  membership: OwnMembership
  onDecided: () => void
}

/** Sends a decision on the data that was shown. After an error, the page already shows the current request. */
function useDecideOnShares({ network, membership, onDecided }: Deciding) {
  const { t } = useTranslation()
  const { id: organizationId } = useOrganization()
  const words = { owner: network.createdBy.name }

  return useAction({
    ...decideOnSharesMutation(organizationId, membership),
    done: (_, { decision }) =>
      decision === 'grant'
        ? t('Now shared with {{owner}}', words)
        : t('Request declined. No additional data will be shared with {{owner}}.', words),
    after: onDecided,
  })
}

/** Shows the decisions that the organization can make now, if any. */
export function ShareDecisions(props: Deciding) {
  const { requestedShares, refusedShares } = props.membership
  return (
    <NotWhileDeleted>
      {requestedShares.length > 0 ? (
        <RequestedShares {...props} />
      ) : (
        refusedShares.length > 0 && <RefusedShares {...props} />
      )}
    </NotWhileDeleted>
  )
}

/** Shows the owner's request for more data. None of it is shared until the organization agrees. */
function RequestedShares(props: Deciding) {
  const { t } = useTranslation()
  const deciding = useDecideOnShares(props)
  const { network, membership } = props
  const { requestedShares } = membership

  return (
    <div className={styles.decision}>
      <Notice
        kind="warning"
        announce={false}
        title={t('{{name}} requests more data', { name: network.createdBy.name })}
        action={
          <div className={styles.answers}>
            <Button
              variant="primary"
              pending={deciding.doing?.decision === 'grant'}
              aria-disabled={deciding.doing?.decision === 'refuse'}
              onClick={() => void deciding.run({ decision: 'grant', shares: requestedShares })}
            >
              <NamedLabel
                text={t('Share this data<hidden>, {{name}}</hidden>')}
                name={network.name}
              />
            </Button>
            <Button
              pending={deciding.doing?.decision === 'refuse'}
              aria-disabled={deciding.doing?.decision === 'grant'}
              onClick={() => void deciding.run({ decision: 'refuse', shares: requestedShares })}
            >
              <NamedLabel text={t("Don't share<hidden>, {{name}}</hidden>")} name={network.name} />
            </Button>
          </div>
        }
      >
        <SharesList shares={requestedShares} />
        <p className={styles.undecided}>{t('None of this data will be shared until you agree.')}</p>
      </Notice>
    </div>
  )
}

/** Lets an organization share data that it declined before, if no other request is open. */
function RefusedShares(props: Deciding) {
  const { t } = useTranslation()
  const deciding = useDecideOnShares(props)
  const { network, membership } = props
  const { refusedShares } = membership

  return (
    <details className={styles.decision}>
      <summary>{t('Requested but not shared')}</summary>
      <SharesList shares={refusedShares} />
      <div className={styles.answers}>
        <Button
          pending={deciding.doing?.decision === 'grant'}
          onClick={() => void deciding.run({ decision: 'grant', shares: refusedShares })}
        >
          <NamedLabel text={t('Share this data<hidden>, {{name}}</hidden>')} name={network.name} />
        </Button>
      </div>
    </details>
  )
}
