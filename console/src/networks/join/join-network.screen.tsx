import { alreadyInNetwork } from '@accord/contract/network-invitations.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { addressOf } from '../../browser/address.ts'
import { HandOver, InvitationWaits } from '../../invitations/invitation-waits.tsx'
import { isNotForThem } from '../../invitations/missing-invitation.tsx'
import { useWords } from '../../language/words.ts'
import { meQuery } from '../../session/session.api.ts'
import { hasSession } from '../../session/session.ts'
import { afterJoining } from './after-joining.ts'
import { InNetwork } from './in-network.tsx'
import { Expired } from './join-closed.tsx'
import { networkInvitationQuery } from './join-network.api.ts'
import { JoinPrompt } from './join-prompt.tsx'
import { JoinSettled, type Settled } from './join-settled.tsx'
import { JoinMissing, NotYours } from './join-unavailable.tsx'
import { keepNetworkInvitation } from './keep-network-invitation.ts'

const route = getRouteApi('/join-network/$id')

/** Somebody who manages the invited organization accepts or declines (NW-9). */
export function JoinNetworkScreen() {
  const { id } = route.useParams()
  const { redirectUrl } = route.useSearch()
  return hasSession() ? (
    <Invited key={id} />
  ) : (
    <HandOver remember={() => keepNetworkInvitation(id, redirectUrl)} />
  )
}

function Invited() {
  const { t } = useWords()
  const { id } = route.useParams()
  const { redirectUrl } = route.useSearch()
  const { data, error, isFetching, refetch } = useQuery(networkInvitationQuery(id))
  // By whose account it would be answered.
  const accountKnown = !useQuery(meQuery).isPending
  const [settled, setSettled] = useState<Settled>()
  const path = addressOf('/join-network/$id', { id }, { redirectUrl })

  // Answered, it may be gone from the service: what came of it stays on the page.
  if (settled)
    return <JoinSettled {...settled} next={afterJoining(settled.invitation, redirectUrl)} />
  if (error && (!data || isNotForThem(error))) {
    const onRetry = () => void refetch()
    return <JoinMissing error={error} path={path} retrying={isFetching} onRetry={onRetry} />
  }
  if (!data || !accountKnown) return <InvitationWaits label={t('Loading the invitation…')} />

  const { invitation, mayAnswer } = data
  if (!mayAnswer) return <NotYours invitation={invitation} path={path} />
  const next = afterJoining(invitation, redirectUrl)
  if (invitation.joined) {
    return <InNetwork title={t(alreadyInNetwork.message)} invitation={invitation} next={next} />
  }
  if (invitation.expired) return <Expired invitation={invitation} />
  return <JoinPrompt invitation={invitation} next={next} onSettled={setSettled} />
}
