import { type Network, removeFromNetwork } from '@accord/contract/networks.ts'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { WhatEnds } from '../../pages/ending/what-ends.tsx'
import { leaveNetworkMutation } from './own-membership.api.ts'

export function useLeaveNetwork(network: Network, onLeft: () => void) {
  const { t } = useWords()
  const organization = useOrganization()
  const { name, createdBy } = network

  return useAction({
    ...leaveNetworkMutation(organization.id, network),
    ask: () => ({
      title: t('Leave {{name}}?', { name }),
      message: t(
        '{{organization}} leaves at once. To come back, it has to be invited by {{owner}} again.',
        { organization: organization.name, owner: createdBy.name },
      ),
      action: t('Leave'),
      danger: true,
      content: (
        <WhatEnds
          of={removeFromNetwork}
          sent={{ params: { id: network.id, memberId: organization.id } }}
          organizationId={organization.id}
        />
      ),
    }),
    done: t('Left network successfully'),
    failed: t('Unable to leave network.'),
    after: onLeft,
  })
}
