import { invitationAccepted } from '@accord/contract/invitations.ts'
import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import { useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { queryClient } from '../../api/query-client.ts'
import { hasCode } from '../../api/refused-with.ts'
import { useWords } from '../../language/words.ts'
import { explainAnswer, isOutdated, settledBefore } from './join-failure.ts'
import {
  declineNetworkMutation,
  joinNetworkMutation,
  networkInvitationQuery,
} from './join-network.api.ts'
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
  const [failure, setFailure] = useState<Failure>()

  const joining = useAction({
    ...joinNetworkMutation(invitation),
    onMutate: () => setFailure(undefined),
    done: t('You joined the network!'),
    failed: (error) => {
      const how = settledBefore(error)
      if (how) onSettled({ how, invitation })
      else explain(error)
      return undefined
    },
    after: (joined) => onSettled({ how: 'joined', invitation: joined }),
  })

  const declining = useAction({
    ...declineNetworkMutation(invitation),
    ask: () => ({
      title: t('Decline this invitation?'),
      message: t(
        '{{organization}} does not join {{network}}. {{owner}} sees that it declined, but not who decided. To change your mind you need a new invitation.',
        {
          organization: invitation.organization.name,
          network: invitation.networkName,
          owner: invitation.network.createdBy.name,
        },
      ),
      action: t('Decline Invitation'),
      danger: true,
    }),
    onMutate: () => setFailure(undefined),
    failed: (error) => {
      const unable = t('Unable to decline invitation.')
      if (!hasCode(error, invitationAccepted)) return explain(error, unable)
      onSettled({ how: 'accepted', invitation })
      return unable
    },
    after: () => onSettled({ how: 'declined', invitation }),
  })

  /** On the page, not in a message that passes. */
  function explain(error: unknown, title?: string): undefined {
    const outdated = isOutdated(error)
    const said = explainAnswer(error, invitation.organization, t)
    setFailure({ kind: outdated ? 'warning' : 'error', title, said })
    if (outdated) void queryClient.refetchQueries(networkInvitationQuery(invitation.id))
  }

  return { joining, declining, failure }
}
