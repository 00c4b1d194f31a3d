import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import { type Network, removeFromNetwork } from '@accord/contract/networks.ts'
import { useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { explainError } from '../../api/api-error.ts'
import { serviceTime } from '../../browser/service-clock.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { focusTitle } from '../../pages/page-title.ts'
import { useNow } from '../../ui/text/format-time.ts'
import {
  removeFromNetworkMutation,
  resendNetworkInvitationMutation,
} from '../network-members.api.ts'

const coolDown = 60_000

/** Provides the actions on a row. */
export function useNetworkOrganizationChanges(network: Network) {
  const { t } = useTranslation()
  const now = useNow()
  const [resentAt, setResentAt] = useState<Readonly<Record<string, number>>>({})

  const removing = useAction({
    ...removeFromNetworkMutation(network),
    ask: (place) => (place.joined ? memberQuestion(place) : invitationQuestion(place)),
    done: (_, { joined }) =>
      joined ? t('Organization removed from the network') : t('Invitation deleted successfully'),
    failed: (error, { joined }) => {
      const reason = t(explainError(error))
      return joined
        ? t('Unable to remove organization from network. {{reason}}', { reason })
        : t('Unable to delete the invitation. {{reason}}', { reason })
    },
    // The focused button is removed with its row.
    after: focusTitle,
  })

  function memberQuestion({ organization }: NetworkInvitation) {
    return {
      title: t('Remove {{organization}}?', { organization: organization.name }),
      message: t(
        "We'll remove {{organization}} from {{network}} immediately. You can invite it again.",
        {
          organization: organization.name,
          network: network.name,
        },
      ),
      action: t('Remove organization'),
      danger: true,
      content: (
        <ImpactPreview
          of={removeFromNetwork}
          sent={{ params: { id: network.id, memberId: organization.id } }}
          organizationId={network.createdBy.id}
        />
      ),
    }
  }

  function invitationQuestion({ organization }: NetworkInvitation) {
    return {
      title: t('Delete this invitation?'),
      message: t(
        "The link to join {{network}} that we emailed to {{organization}}'s admins and owners will stop working.",
        { organization: organization.name, network: network.name },
      ),
      action: t('Delete invitation'),
      danger: true,
    }
  }

  const resending = useAction({
    ...resendNetworkInvitationMutation(network),
    done: t('Invitation email has been resent'),
    failed: t('Unable to resend the invitation.'),
    after: (_, { id }) => setResentAt((known) => ({ ...known, [id]: serviceTime().getTime() })),
  })

  return {
    removing,
    resending,
    /** Returns whether the invitation was resent within the last minute, to prevent accidental repeats. */
    justResent: ({ id }: NetworkInvitation) => (resentAt[id] ?? 0) + coolDown > now.getTime(),
  }
}
