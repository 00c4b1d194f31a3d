import type { Invitation } from '@accord/contract/invitations.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { meQuery, usePerson } from '../session/session.api.ts'
import { hasSession } from '../session/session.ts'
import { AnsweredInvitation, ClosedInvitation } from './answered-invitation.tsx'
import {
  type InvitationPage,
  useInvitationCodeLeavesAddress,
  useInvitationKey,
} from './invitation-address.ts'
import { HandOver, InvitationWaits } from './invitation-waits.tsx'
import { invitationQuery } from './invitations.api.ts'
import { keepInvitation } from './keep-invitation.ts'
import { isNotForThem, MissingInvitation } from './missing-invitation.tsx'
import { switchAndAnswer } from './switch-and-answer.ts'

/** An invitation that can be answered, and by which key: its id, or the code of the mailed link. */
export type Answerable = { invitation: Invitation; invitationKey: string }

type InvitationGateProps = {
  page: InvitationPage
  children: (answerable: Answerable) => ReactNode
}

/** Lets through who is signed in, with an invitation that waits for its answer. */
export function InvitationGate({ page, children }: InvitationGateProps) {
  const key = useInvitationKey()
  if (key === undefined) return <IncompleteLink />
  return hasSession() ? (
    <KnownVisitor page={page} invitationKey={key}>
      {children}
    </KnownVisitor>
  ) : (
    <HandOver remember={() => keepInvitation({ key, declines: page === 'decline' })} />
  )
}

type KnownVisitorProps = InvitationGateProps & Pick<Answerable, 'invitationKey'>

function KnownVisitor({ page, invitationKey, children }: KnownVisitorProps) {
  const { t } = useWords()
  const { email = t('yours') } = usePerson()
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(
    invitationQuery(invitationKey),
  )
  // What is offered depends on whose account it is.
  const accountKnown = !useQuery(meQuery).isPending
  useInvitationCodeLeavesAddress(page, data !== undefined || isNotForThem(error), data?.id)

  // What was read before may be answered by now.
  if (data && accountKnown && isFetchedAfterMount) {
    return data.status === 'pending' ? (
      children({ invitation: data, invitationKey })
    ) : (
      <AnsweredInvitation invitation={data} />
    )
  }
  if (!error) return <InvitationWaits label={t('Loading the invitation…')} />
  return (
    <MissingInvitation
      title={t('Unable to get invitation details.')}
      error={error}
      gone={t(
        'It may have been answered, taken back or sent anew, or it is for another account than {{email}}.',
        { email },
      )}
      switching={switchAndAnswer({ key: invitationKey, declines: page === 'decline' })}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      <a href={'/user/organizations' satisfies Address}>{t('Your organizations')}</a>
    </MissingInvitation>
  )
}

/** The address lost its code, as after loading the page anew: the mail still has it. */
function IncompleteLink() {
  const { t } = useWords()
  return (
    <ClosedInvitation
      title={t('This link is not complete')}
      context={t('Open the link in your e-mail again, or ask for a new one.')}
    />
  )
}
