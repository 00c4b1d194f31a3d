import { type Network, removeFromNetwork } from '@accord/contract/networks.ts'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { leaveNetworkMutation, refreshNetworks } from '../networks.api.ts'

export type LeaveButtonProps = {
  network: Network
  /** Moves the focus, because the focused button is removed. */
  onLeft: () => void
  /** Whether this is the network's own page, which must be left before everything is refreshed. */
  isOwnPage?: boolean
}

/** Leaves a network for the organization that the person acts for. */
export function LeaveButton(props: LeaveButtonProps) {
  const { t } = useTranslation()
  const { network, isOwnPage } = props
  const leaving = useLeaveNetwork(props)
  return (
    <Button
      variant={isOwnPage ? 'secondary' : 'quiet'}
      pending={leaving.pending}
      aria-label={t('Leave {{name}}', { name: network.name })}
      onClick={() => void leaving.run()}
    >
      {t('Leave')}
    </Button>
  )
}

function useLeaveNetwork({ network, onLeft, isOwnPage }: LeaveButtonProps) {
  const { t } = useTranslation()
  const organization = useOrganization()
  const { name, createdBy } = network

  return useAction({
    ...leaveNetworkMutation(organization.id, network),
    onSettled: () => (isOwnPage ? undefined : refreshNetworks(organization.id)),
    ask: () => ({
      title: t('Leave {{name}}?', { name }),
      message: t(
        "{{organization}} will leave immediately. To rejoin, it'll need a new invitation from {{owner}}.",
        { organization: organization.name, owner: createdBy.name },
      ),
      action: t('Leave'),
      danger: true,
      content: (
        <ImpactPreview
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
