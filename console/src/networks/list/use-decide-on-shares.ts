import type { Network, OwnMembership } from '@accord/contract/networks.ts'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { decideOnSharesMutation } from './own-membership.api.ts'

export interface Deciding {
  network: Network
  membership: OwnMembership
  onDecided: () => void
}

/** Sends what was decided on what was shown. Refused, what is asked for now is on the page already. */
export function useDecideOnShares({ network, membership, onDecided }: Deciding) {
  const { t } = useWords()
  const { id: organizationId } = useOrganization()
  const words = { owner: network.createdBy.name }

  return useAction({
    ...decideOnSharesMutation(organizationId, membership),
    done: (_, { decision }) =>
      decision === 'grant'
        ? t('Shared with {{owner}} from now on', words)
        : t('Nothing more is shared with {{owner}}', words),
    after: onDecided,
  })
}
