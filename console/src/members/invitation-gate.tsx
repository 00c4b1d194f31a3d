import type { Invitation } from '@accord/contract/members.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { keep } from '../session/browser-storage.ts'
import { meQuery, usePerson } from '../session/session.api.ts'
import { hasSession } from '../session/session.ts'
import { AnsweredInvitation } from './answered-invitation.tsx'
import { HandOver, InvitationWaits } from './invitation-waits.tsx'
import { invitationQuery } from './invitations.api.ts'
import { MissingInvitation } from './missing-invitation.tsx'
import { joinPath } from './switch-account.ts'

type InvitationGateProps = {
  /** Its id, or the code of the mailed link. */
  invitationKey: string
  /** For an invitation that can be answered. */
  children: (invitation: Invitation) => ReactNode
}

/** Lets through who is signed in, with an invitation that waits for its answer. */
export function InvitationGate({ invitationKey, children }: InvitationGateProps) {
  return hasSession() ? (
    <KnownVisitor invitationKey={invitationKey}>{children}</KnownVisitor>
  ) : (
    <HandOver remember={() => keep('invitationId', invitationKey)} />
  )
}

function KnownVisitor({ invitationKey, children }: InvitationGateProps) {
  const { t } = useWords()
  const { email = t('yours') } = usePerson()
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(invitationKey))
  // What is offered depends on whose account it is.
  const accountKnown = !useQuery(meQuery).isPending

  if (data && accountKnown) {
    return data.status === 'pending' ? children(data) : <AnsweredInvitation invitation={data} />
  }
  if (!error) return <InvitationWaits label={t('Loading the invitation…')} />
  return (
    <MissingInvitation
      title={t('Unable to get invitation details.')}
      error={error}
      gone={t(
        'It may have been taken back or sent anew, or it is for another account than {{email}}.',
        { email },
      )}
      path={joinPath(invitationKey)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      <a href="/user/organizations">{t('Your organizations')}</a>
    </MissingInvitation>
  )
}
