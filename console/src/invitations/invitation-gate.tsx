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

/** The code of the link that was opened, known to this document alone, and the invitation it opens. */
let opened: { code: string; id: string | undefined } | undefined

export function invitationPath(page: InvitationPage, { id }: Pick<Invitation, 'id'>): AppPath {
  return pathTo(`/${page}_organization/{-$id}`, { id })
}

/** The code or the id that the page was opened with; undefined when the address holds neither any more. */
function useInvitationKey(): string | undefined {
  const { id } = useParams({ strict: false })
  return id === undefined || id === opened?.id ? (opened?.code ?? id) : id
}

/**
 * Once a code was read it leaves the address, and the history with it: whoever has it could join. The id
 * takes its place, which is good for the invited account alone.
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

/** What is opened of an invitation: which one, and whether to decline it. */
export interface OpenedInvitation {
  /** Its id, or the code of the mailed link. */
  key: string
  declines: boolean
}

/**
 * For whoever signs in next, as a visitor does, or with another account. Not for longer than a sign-up
 * takes: the mail is still there, and the sign-in that it was kept for clears it.
 */
function saveInvitation({ key, declines }: OpenedInvitation) {
  saveStored('invitationId', { key, declines, expiresAt: Date.now() + hour })
}

/** Signs out for another account that answers an invitation to an organization, whose code no address shows. */
export function switchAndAnswer(invitation: OpenedInvitation): Switching {
  return { href: '/logout', onClick: () => saveInvitation(invitation) }
}

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
  if (!error) return <InvitationPending label={t('Loading the invitation…')} />
  return (
    <MissingInvitation
      title={t('Unable to get invitation details.')}
      error={error}
      gone={t("It may have been answered, canceled, or sent again, or it isn't for {{email}}.", {
        email,
      })}
      switching={switchAndAnswer({ key: invitationKey, declines: page === 'decline' })}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      <a href={'/user/organizations' satisfies AppPath}>{t('Your organizations')}</a>
    </MissingInvitation>
  )
}

/** The address lost its code, as after loading the page anew: the mail still has it. */
function IncompleteLink() {
  const { t } = useTranslation()
  return (
    <ClosedInvitation
      title={t('This link is incomplete')}
      context={t('Open the link in your email again, or request a new one.')}
    />
  )
}
