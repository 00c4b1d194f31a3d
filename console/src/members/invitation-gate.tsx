import { notFound } from '@accord/contract/refusal.ts'
import type { Invitation } from '@accord/contract/members.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ApiError } from '../api/api-error.ts'
import { explainError } from '../api/explain-error.ts'
import { useWords } from '../language/words.ts'
import { keep } from '../session/browser-storage.ts'
import { leaveFor } from '../session/leave-for.ts'
import { meQuery, usePerson } from '../session/session.api.ts'
import { hasSession } from '../session/session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PanelStack } from '../ui/panel.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { AnsweredInvitation } from './answered-invitation.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { invitationQuery } from './invitations.api.ts'
import { switchAccountPath } from './switch-account.ts'

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
    <HandOver invitationKey={invitationKey} />
  )
}

/** The sign-in page takes it from here and comes back, also by way of sign-up and a verified address. */
function HandOver({ invitationKey }: { invitationKey: string }) {
  const { t } = useWords()
  useEffect(() => {
    keep('invitationId', invitationKey)
    void leaveFor('/sign-in')
  }, [invitationKey])
  return <WaitingPanel label={t('Taking you to sign in…')} />
}

function KnownVisitor({ invitationKey, children }: InvitationGateProps) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(invitationKey))
  // What is offered depends on whose account it is.
  const accountKnown = !useQuery(meQuery).isPending

  if (data && accountKnown) {
    return data.status === 'pending' ? children(data) : <AnsweredInvitation invitation={data} />
  }
  if (!error) return <WaitingPanel label={t('Loading the invitation…')} />
  return (
    <MissingInvitation
      invitationKey={invitationKey}
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

function WaitingPanel({ label }: { label: string }) {
  const { t } = useWords()
  return (
    <InvitationPanel title={t('Invitation')}>
      <Loading label={label}>
        <Skeleton width="long" />
        <Skeleton width="medium" />
        <Skeleton shape="control" />
      </Loading>
    </InvitationPanel>
  )
}

type MissingInvitationProps = {
  invitationKey: string
  error: Error
  retrying: boolean
  onRetry: () => void
}

function MissingInvitation({ invitationKey, error, retrying, onRetry }: MissingInvitationProps) {
  const { t } = useWords()
  const { email } = usePerson()
  const unknown = error instanceof ApiError && error.code === notFound.code

  return (
    <InvitationPanel
      title={t('Unable to get invitation details.')}
      context={
        unknown
          ? t(
              'It may have been taken back or sent anew, or it is for another account than {{email}}.',
              { email: email ?? t('yours') },
            )
          : t(explainError(error))
      }
    >
      <PanelStack>
        {unknown ? (
          <ButtonLink href={switchAccountPath(invitationKey)} variant="primary" wide>
            {t('Switch account')}
          </ButtonLink>
        ) : (
          <Button variant="primary" wide pending={retrying} onClick={onRetry}>
            {t('Retry')}
          </Button>
        )}
        <p>
          <a href="/user/organizations">{t('Your organizations')}</a>
        </p>
      </PanelStack>
    </InvitationPanel>
  )
}
