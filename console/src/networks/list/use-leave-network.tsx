import type { Network } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { SharesList } from '../../rights/shares-list.tsx'
import styles from './network-card.module.css'
import { leaveNetworkMutation } from './own-membership.api.ts'

interface Leaving {
  network: Network
  /** What ends. */
  shares: readonly ScopeEntity[]
  onLeft: () => void
}

export function useLeaveNetwork({ network, shares, onLeft }: Leaving) {
  const { t } = useWords()
  const organization = useOrganization()
  const { name, createdBy } = network
  const words = { owner: createdBy.name, organization: organization.name }

  return useAction({
    ...leaveNetworkMutation(organization.id, network),
    ask: () => ({
      title: t('Leave {{name}}?', { name }),
      message: (
        <div className={styles.ends}>
          {shares.length > 0 && (
            <div>
              <p>{t('{{organization}} leaves at once, and {{owner}} can no longer:', words)}</p>
              <SharesList shares={shares} />
            </div>
          )}
          <p>{t('To come back, {{organization}} has to be invited by {{owner}} again.', words)}</p>
        </div>
      ),
      action: t('Leave'),
      danger: true,
    }),
    done: t('Left network successfully'),
    failed: t('Unable to leave network.'),
    after: onLeft,
  })
}
