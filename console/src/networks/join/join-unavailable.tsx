import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import { ApiError } from '../../api/api-error.ts'
import { type Address, addressOf } from '../../browser/address.ts'
import { InvitationPanel } from '../../invitations/invitation-panel.tsx'
import { MissingInvitation } from '../../invitations/missing-invitation.tsx'
import { switchAndReturn } from '../../session/switch-account.ts'
import { useWords } from '../../language/words.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { usePerson } from '../../session/session.api.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { PanelStack } from '../../ui/layout/panel.tsx'

type JoinMissingProps = { error: Error; path: string; retrying: boolean; onRetry: () => void }

/** It could not be read: by this account, or just now. */
export function JoinMissing({ error, path, ...rest }: JoinMissingProps) {
  const { t } = useWords()
  const { email = t('yours') } = usePerson()
  const status = error instanceof ApiError ? error.status : undefined
  const title =
    status === 404
      ? t('Invitation not found.')
      : status === 403
        ? t("You don't have permission to answer this invitation")
        : t('Unable to get invitation details.')
  const gone =
    status === 403 ? (
      t('Admins and owners of the invited organization can. Ask one of them.')
    ) : (
      <>
        {t('Oops! We cannot find the invitation.')}{' '}
        {t(
          'It may have been answered or taken back, or {{email}} does not belong to the invited organization.',
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
      <a href={'/user/profile' satisfies Address}>{t('Home Page')}</a>
    </MissingInvitation>
  )
}

type NotYoursProps = { invitation: NetworkInvitation; path: string }

/** For those who manage the network and opened what they sent to another organization. */
export function NotYours({ invitation, path }: NotYoursProps) {
  const { t } = useWords()
  const { organization, network } = invitation
  return (
    <InvitationPanel
      title={t('This invitation is for {{organization}}', { organization: organization.name })}
      context={t('Only admins and owners of {{organization}} can answer it. Ask one of them.', {
        organization: organization.name,
      })}
    >
      <PanelStack>
        {renderButton(
          addressOf('/network/$id/organizations', network),
          t('Organizations of {{network}}', { network: network.name }),
          { variant: 'primary', wide: true },
        )}
        <ButtonLink {...switchAndReturn(path)} variant="quiet" wide>
          {t('Switch account')}
        </ButtonLink>
      </PanelStack>
    </InvitationPanel>
  )
}
