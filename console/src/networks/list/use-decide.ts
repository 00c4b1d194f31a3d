import type { Network, OwnMembership } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { useDecideOnShares } from './own-membership.api.ts'

export interface Deciding {
  network: Network
  membership: OwnMembership
  onDecided: () => void
}

/** Sends what was decided on what was shown, and says what it means. */
export function useDecide({ network, membership, onDecided }: Deciding) {
  const { t } = useWords()
  const { id: organizationId } = useOrganization()
  const { mutateAsync, isPending, variables } = useDecideOnShares(organizationId)
  const words = { owner: network.createdBy.name }

  async function decide(decision: 'grant' | 'refuse', shares: ScopeEntity[]) {
    try {
      await mutateAsync({ id: membership.id, decision, shares })
      const message =
        decision === 'grant'
          ? t('Shared with {{owner}} from now on', words)
          : t('Nothing more is shared with {{owner}}', words)
      showSnackbar({ kind: 'success', message })
      onDecided()
    } catch (error) {
      // What is asked for now is on the page already.
      showSnackbar({ kind: 'error', message: t(explainError(error)) })
    }
  }

  return { decide, deciding: isPending ? variables.decision : undefined }
}
