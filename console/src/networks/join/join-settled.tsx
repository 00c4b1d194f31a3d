import { type NetworkInvitation, alreadyInNetwork } from '@accord/contract/network-invitations.ts'
import { type AppPath, pathTo } from '../../browser/app-path.ts'
import { InvitationPanel } from '../../invitations/invitation-panel.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { PanelStack } from '../../ui/layout/panel.tsx'
import { invitationAccepted, invitationExpired } from '@accord/contract/invitations.ts'
import { useEffect } from 'react'
import { destinationOf, leaveForAnswer } from '../../browser/redirects.ts'
import { useGoLater } from '../../pages/use-go-later.ts'

type InNetworkProps = {
  title: string
  invitation: NetworkInvitation
  next: AfterJoining | undefined
}

/** Confirms that the organization is in the network, with links to continue. */
export function InNetwork({ title, invitation, next }: InNetworkProps) {
  const { t } = useTranslation()
  const { organization, networkName: network } = invitation
  return (
    <InvitationPanel
      title={title}
      context={t('{{organization}} is in the network {{network}}.', {
        organization: organization.name,
        network,
      })}
    >
      <PanelStack>
        {next && (
          <ButtonLink href={next.to.href} rel="noreferrer" variant="primary" wide>
            {t('Continue to {{host}}', { host: next.to.host })}
          </ButtonLink>
        )}
        {renderButton(
          networksPath(invitation),
          t("View {{organization}}'s networks", { organization: organization.name }),
          { variant: next ? 'quiet' : 'primary', wide: true },
        )}
      </PanelStack>
    </InvitationPanel>
  )
}

function networksPath({ organization }: NetworkInvitation): AppPath {
  return pathTo('/organization/$id/networks', organization)
}

type ClosedProps = { invitation: NetworkInvitation }

function Declined({ invitation }: ClosedProps) {
  const { t } = useTranslation()
  return (
    <InvitationPanel
      title={t('Invitation to join network {{network}} has been declined.', {
        network: invitation.networkName,
      })}
      context={t("{{organization}} isn't sharing any data with the network.", {
        organization: invitation.organization.name,
      })}
    >
      <HomeLink />
    </InvitationPanel>
  )
}

export function Expired({ invitation }: ClosedProps) {
  const { t } = useTranslation()
  const { organization, network } = invitation
  return (
    <InvitationPanel
      title={t(invitationExpired.message)}
      context={t('{{owner}} can invite {{organization}} to {{network}} again.', {
        owner: network.createdBy.name,
        organization: organization.name,
        network: network.name,
      })}
    >
      <HomeLink />
    </InvitationPanel>
  )
}

function HomeLink() {
  const { t } = useTranslation()
  return renderButton('/user/profile', t('Home Page'), { variant: 'primary', wide: true })
}

const pauseMs = 1000

/** The answer to an invitation. 'accepted' means that someone else accepted it. */
export interface Settled {
  how: 'joined' | 'joined-before' | 'accepted' | 'declined'
  invitation: NetworkInvitation
}

type JoinSettledProps = Settled & { next: AfterJoining | undefined }

/** Shows the result of the person's answer. */
export function JoinSettled({ how, invitation, next }: JoinSettledProps) {
  const { t } = useTranslation()
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

/** Continues automatically, but never to an unknown site. */
function GoingOn({ how, invitation, next }: JoinSettledProps) {
  const { t } = useTranslation()
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

/** The destination after accepting. Unknown sites need a click. */
export interface AfterJoining {
  to: URL
  known: boolean
}

/**
 * Returns where to go after joining (NW-10). The inviter's URL overrides the one in the page's URL, which anyone can
 * have written.
 */
export function afterJoining(
  { redirectUrl, redirectKnown = false }: Pick<NetworkInvitation, 'redirectUrl' | 'redirectKnown'>,
  addressed: string | undefined,
  origin: string = location.origin,
): AfterJoining | undefined {
  const invited = destinationOf(redirectUrl, origin)
  const next = invited ?? destinationOf(addressed, origin)
  // OAuth endpoints aren't pages, and /logout doesn't ask for confirmation here. Both redirect to URLs that anyone can
  // register for an application.
  if (!next || ('path' in next && /^[^?#]*(%|oauth|logout)/.test(next.path))) return undefined
  if ('path' in next) return { to: new URL(next.path, origin), known: true }
  return { to: next.outside, known: next === invited && redirectKnown }
}
