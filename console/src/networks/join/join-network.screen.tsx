import { type NetworkInvitation, alreadyInNetwork } from '@accord/contract/network-invitations.ts'
import { ApiError } from '../../api/api-error.ts'
import { type AppPath, pathTo } from '../../browser/app-path.ts'
import {
  HandOver,
  InvitationPanel,
  InvitationPending,
  MissingInvitation,
  isNotForThem,
} from '../../invitations/invitation-panel.tsx'
import { switchAndReturn } from '../../session/sign-out.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { meQuery, usePerson } from '../../session/session.api.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { PanelStack } from '../../ui/layout/panel.tsx'
import { removeStored, saveStored } from '../../browser/browser-storage.ts'
import { destinationOf } from '../../browser/redirects.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { hasSession } from '../../session/session.ts'
import { Expired, InNetwork, JoinSettled, type Settled, afterJoining } from './join-settled.tsx'
import { networkInvitationQuery } from './join-network.api.ts'
import { JoinPrompt } from './join-prompt.tsx'

type JoinMissingProps = { error: Error; path: string; retrying: boolean; onRetry: () => void }

/** Shows that this account can't load the invitation, or that it can't be loaded right now. */
export function JoinMissing({ error, path, ...rest }: JoinMissingProps) {
  const { t } = useTranslation()
  const { email = t('your account') } = usePerson()
  const status = error instanceof ApiError ? error.status : undefined
  const title =
    status === 404
      ? t('Invitation not found.')
      : status === 403
        ? t("You don't have permission to respond to this invitation")
        : t('Unable to get invitation details.')
  const gone =
    status === 403 ? (
      t(
        'Only admins and owners of the invited organization can respond to it. Ask one of them for help.',
      )
    ) : (
      <>
        {t('Oops! We cannot find the invitation.')}{' '}
        {t(
          'Someone may have already responded to it or deleted it, or {{email}} may not belong to the invited organization.',
          { email },
        )}
      </>
    )

  return (
    <MissingInvitation
      title={title}
      error={error}
      gone={gone}
      switching={switchAndReturn(path)}
      {...rest}
    >
      <a href={'/user/profile' satisfies AppPath}>{t('Home Page')}</a>
    </MissingInvitation>
  )
}

type ForOtherOrganizationProps = { invitation: NetworkInvitation; path: string }

/** Shows a message to the network's managers if they open an invitation to another organization. */
export function ForOtherOrganization({ invitation, path }: ForOtherOrganizationProps) {
  const { t } = useTranslation()
  const { organization, network } = invitation
  return (
    <InvitationPanel
      title={t('This invitation is for {{organization}}', { organization: organization.name })}
      context={t(
        'Only admins and owners of {{organization}} can respond to it. Ask one of them for help.',
        {
          organization: organization.name,
        },
      )}
    >
      <PanelStack>
        {renderButton(
          pathTo('/network/$id/organizations', network),
          t('View organizations in {{network}}', { network: network.name }),
          { variant: 'primary', wide: true },
        )}
        <ButtonLink {...switchAndReturn(path)} variant="quiet" wide>
          {t('Switch account')}
        </ButtonLink>
      </PanelStack>
    </InvitationPanel>
  )
}

const tenMinutes = 10 * 60 * 1000

/**
 * Stores an invitation while the visitor signs in or signs up, which can include an email (NW-12). The redirect URL
 * expires sooner, so that it doesn't apply to the next person who uses this browser.
 */
export function saveNetworkInvitation(id: string, redirectUrl: string | undefined) {
  saveStored('networkInvitationId', id)
  // A URL that was saved for a previous invitation must not apply to this one.
  removeStored('externalRedirect')
  if (redirectUrl && destinationOf(redirectUrl)) {
    saveStored('externalRedirect', { url: redirectUrl, expiresAt: Date.now() + tenMinutes })
  }
}

const route = getRouteApi('/join-network/$id')

/** Lets a manager of the invited organization accept or decline (NW-9). */
export function JoinNetworkScreen() {
  const { id } = route.useParams()
  const { redirectUrl } = route.useSearch()
  return hasSession() ? (
    <Invited key={id} />
  ) : (
    <HandOver remember={() => saveNetworkInvitation(id, redirectUrl)} />
  )
}

function Invited() {
  const { t } = useTranslation()
  const { id } = route.useParams()
  const { redirectUrl } = route.useSearch()
  const { data, error, isFetching, refetch } = useQuery(networkInvitationQuery(id))
  // The page shows who would answer, so it waits for the account.
  const accountKnown = !useQuery(meQuery).isPending
  const [settled, setSettled] = useState<Settled>()
  const path = pathTo('/join-network/$id', { id }, { redirectUrl })

  // The service may have deleted the answered invitation, so its result stays on the page.
  if (settled)
    return <JoinSettled {...settled} next={afterJoining(settled.invitation, redirectUrl)} />
  if (error && (!data || isNotForThem(error))) {
    const onRetry = () => void refetch()
    return <JoinMissing error={error} path={path} retrying={isFetching} onRetry={onRetry} />
  }
  if (!data || !accountKnown) return <InvitationPending label={t('Loading the invitation…')} />

  const { invitation, mayAnswer } = data
  if (!mayAnswer) return <ForOtherOrganization invitation={invitation} path={path} />
  const next = afterJoining(invitation, redirectUrl)
  if (invitation.joined) {
    return <InNetwork title={t(alreadyInNetwork.message)} invitation={invitation} next={next} />
  }
  if (invitation.expired) return <Expired invitation={invitation} />
  return <JoinPrompt invitation={invitation} next={next} onSettled={setSettled} />
}
