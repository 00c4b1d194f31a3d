import { invitationAccepted } from '@accord/contract/members.ts'
import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useWords } from '../../language/words.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { confirmAction } from '../../ui/overlays/confirm-store.ts'
import { explainAnswer, isOutdated, settledBefore } from './join-failure.ts'
import { networkInvitationQuery, useDeclineNetwork, useJoinNetwork } from './join-network.api.ts'
import type { Settled } from './join-settled.tsx'

interface Failure {
  kind: 'error' | 'warning'
  title: string | undefined
  said: string
}

/** Answers an invitation to a network for the invited organization. */
export function useAnswerNetwork(
  invitation: NetworkInvitation,
  onSettled: (settled: Settled) => void,
) {
  const { t } = useWords()
  const queries = useQueryClient()
  const joining = useJoinNetwork(invitation)
  const declining = useDeclineNetwork(invitation)
  const [failure, setFailure] = useState<Failure>()

  async function accept() {
    setFailure(undefined)
    try {
      const joined = await joining.mutateAsync()
      showSnackbar({ kind: 'success', message: t('You joined the network!') })
      onSettled({ how: 'joined', invitation: joined })
    } catch (error) {
      const how = settledBefore(error)
      if (how) onSettled({ how, invitation })
      else await explain(error)
    }
  }

  async function decline() {
    const {
      networkName: network,
      organization,
      network: { createdBy },
    } = invitation
    const confirmed = await confirmAction({
      title: t('Decline this invitation?'),
      message: t(
        '{{organization}} does not join {{network}}. {{owner}} sees that it declined, but not who decided. To change your mind you need a new invitation.',
        { organization: organization.name, network, owner: createdBy.name },
      ),
      action: t('Decline Invitation'),
      danger: true,
    })
    if (!confirmed) return
    setFailure(undefined)
    try {
      await declining.mutateAsync()
      onSettled({ how: 'declined', invitation })
    } catch (error) {
      const unable = t('Unable to decline invitation.')
      if (error instanceof ApiError && error.code === invitationAccepted.code) {
        showSnackbar({ kind: 'error', message: unable })
        onSettled({ how: 'accepted', invitation })
      } else {
        await explain(error, unable)
      }
    }
  }

  async function explain(error: unknown, title?: string) {
    const outdated = isOutdated(error)
    const said = explainAnswer(error, invitation.organization, t)
    setFailure({ kind: outdated ? 'warning' : 'error', title, said })
    if (outdated) await queries.refetchQueries(networkInvitationQuery(invitation.id))
  }

  return {
    accept,
    decline,
    accepting: joining.isPending,
    declining: declining.isPending,
    failure,
  }
}
