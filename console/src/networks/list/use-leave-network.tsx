import type { Network } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { SharesList } from '../../rights/shares-list.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { confirmAction } from '../../ui/overlays/confirm-store.ts'
import styles from './network-card.module.css'
import { useLeaveNetwork } from './own-membership.api.ts'

interface Leaving {
  network: Network
  /** What ends. */
  shares: readonly ScopeEntity[]
  onLeft: () => void
}

/** Asks, leaves, and says so. */
export function useLeave({ network, shares, onLeft }: Leaving) {
  const { t } = useWords()
  const organization = useOrganization()
  const { mutateAsync, isPending } = useLeaveNetwork(organization.id)
  const { name, createdBy } = network

  async function leave() {
    const words = { owner: createdBy.name, organization: organization.name }
    const confirmed = await confirmAction({
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
    })
    if (!confirmed) return
    try {
      await mutateAsync(network)
      onLeft()
      showSnackbar({ kind: 'success', message: t('Left network successfully') })
    } catch (error) {
      const message = `${t('Unable to leave network.')} ${t(explainError(error))}`
      showSnackbar({ kind: 'error', message })
    }
  }

  return { leave, leaving: isPending }
}
