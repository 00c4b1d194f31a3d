import { invitationAccepted } from '@accord/contract/invitations.ts'
import { alreadyInNetwork, type NetworkInvitation } from '@accord/contract/network-invitations.ts'
import { useEffect } from 'react'
import { leaveForAnswer } from '../../browser/leave-for.ts'
import { useWords } from '../../language/words.ts'
import { useGoLater } from '../../pages/use-go-later.ts'
import type { AfterJoining } from './after-joining.ts'
import { InNetwork, networksPath } from './in-network.tsx'
import { Declined } from './join-closed.tsx'

const pauseMs = 1000

/** How an invitation was answered; by somebody else, it was accepted. */
export interface Settled {
  how: 'joined' | 'joined-before' | 'accepted' | 'declined'
  invitation: NetworkInvitation
}

type JoinSettledProps = Settled & { next: AfterJoining | undefined }

/** What came of the person's answer. */
export function JoinSettled({ how, invitation, next }: JoinSettledProps) {
  const { t } = useWords()
  switch (how) {
    case 'joined':
    case 'joined-before':
      return <GoingOn how={how} invitation={invitation} next={next} />
    case 'accepted':
      return <InNetwork title={t(invitationAccepted.message)} invitation={invitation} next={next} />
    case 'declined':
      return <Declined invitation={invitation} />
  }
}

/** Goes on by itself, but never by itself to a site that nobody vouches for. */
function GoingOn({ how, invitation, next }: JoinSettledProps) {
  const { t } = useWords()
  const goLater = useGoLater()
  const vouchedFor = next?.known ? next.to.href : undefined
  const stays = !next && networksPath(invitation)
  useEffect(() => {
    if (vouchedFor) void leaveForAnswer(vouchedFor)
    if (stays) goLater(stays, pauseMs)
  }, [vouchedFor, stays, goLater])

  const title = how === 'joined' ? t('Great, you are in!') : t(alreadyInNetwork.message)
  return <InNetwork title={title} invitation={invitation} next={next} />
}
