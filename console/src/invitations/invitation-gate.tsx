import type { Invitation } from '@accord/contract/invitations.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { type AppPath, pathTo } from '../browser/app-path.ts'
import { saveStored } from '../browser/browser-storage.ts'
import type { Switching } from '../session/sign-out.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../i18n/translation.ts'
import { meQuery, usePerson } from '../session/session.api.ts'
import { hasSession } from '../session/session.ts'
import {
  AnsweredInvitation,
  ClosedInvitation,
  HandOver,
  InvitationPending,
  MissingInvitation,
  isNotForThem,
} from './invitation-panel.tsx'
import { invitationQuery } from './invitations.api.ts'

export type InvitationPage = 'join' | 'decline'

/** The opened link's code, which only this document knows, and the ID of its invitation. */
let opened: { code: string; id: string | undefined } | undefined

export function invitationPath(page: InvitationPage, { id }: Pick<Invitation, 'id'>): AppPath {
  return pathTo(`/${page}_organization/{-$id}`, { id })
}

/** Returns the code or ID that opened the page, or undefined if the URL no longer contains either. */
function useInvitationKey(): string | undefined {
  const { id } = useParams({ strict: false })
  return id === undefined || id === opened?.id ? (opened?.code ?? id) : id
}

/**
 * Replaces the code in the URL and the history with the ID. Anyone with the code could join, but the ID works only for
 * the invited account.
 */
function useInvitationCodeLeavesAddress(
  page: InvitationPage,
  read: boolean,
  id: string | undefined,
) {
  const { id: code } = useParams({ strict: false })
  const navigate = useNavigate()
  useEffect(() => {
    if (!read || code === undefined || isId(code)) return
    opened = { code, id }
    void navigate({
      to: `/${page}_organization/{-$id}`,
      params: { id },
      search: true,
      replace: true,
    })
  }, [page, read, code, id, navigate])
}

const hour = 60 * 60 * 1000

/** The invitation that was opened, and whether to decline it. */
export interface OpenedInvitation {
  /** The ID, or the code of the emailed link. */
  key: string
  declines: boolean
}

/** Stores the invitation for the next sign-in, for as long as a sign-up takes. The email still contains the link. */
function saveInvitation({ key, declines }: OpenedInvitation) {
  saveStored('invitationId', { key, declines, expiresAt: Date.now() + hour })
}

/** Signs out, so that another account can answer an invitation whose code is no longer in the URL. */
export function switchAndAnswer(invitation: OpenedInvitation): Switching {
  return { href: '/logout', onClick: () => saveInvitation(invitation) }
}

/** An invitation that can be answered, and its key, which is an ID or the code of the emailed link. */
export type Answerable = { invitation: Invitation; invitationKey: string }

type InvitationGateProps = {
  page: InvitationPage
  children: (answerable: Answerable) => ReactNode
}

/** Renders its children if a signed-in person has a pending invitation. */
export function InvitationGate({ page, children }: InvitationGateProps) {
  const key = useInvitationKey()
  if (key === undefined) return <IncompleteLink />
  return hasSession() ? (
    <KnownVisitor page={page} invitationKey={key}>
      {children}
    </KnownVisitor>
  ) : (
    <HandOver remember={() => saveInvitation({ key, declines: page === 'decline' })} />
  )
}

type KnownVisitorProps = InvitationGateProps & Pick<Answerable, 'invitationKey'>

function KnownVisitor({ page, invitationKey, children }: KnownVisitorProps) {
  const { t } = useTranslation()
  const { email = t('your account') } = usePerson()
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(
    invitationQuery(invitationKey),
  )
  // The answers depend on the account.
  const accountKnown = !useQuery(meQuery).isPending
  useInvitationCodeLeavesAddress(page, data !== undefined || isNotForThem(error), data?.id)

  // An earlier result may be out of date.
  if (data && accountKnown && isFetchedAfterMount) {
    return data.status === 'pending' ? (
      children({ invitation: data, invitationKey })
    ) : (
      <AnsweredInvitation invitation={data} />
    )
  }
  if (!error) return <InvitationPending label={t('Loading the invitation…')} />
  return (
    <MissingInvitation
      title={t('Unable to get invitation details.')}
      error={error}
      gone={t(
        'It may have been accepted, declined, canceled, or resent, or it may not be for {{email}}.',
        {
          email,
        },
      )}
      switching={switchAndAnswer({ key: invitationKey, declines: page === 'decline' })}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      <a href={'/user/organizations' satisfies AppPath}>{t('Your organizations')}</a>
    </MissingInvitation>
  )
}

/** Shows that the URL has lost its code, for example after a reload. The email still contains it. */
function IncompleteLink() {
  const { t } = useTranslation()
  return (
    <ClosedInvitation
      title={t('This link is incomplete')}
      context={t('Open the link in your email again, or request a new one.')}
    />
  )
}
