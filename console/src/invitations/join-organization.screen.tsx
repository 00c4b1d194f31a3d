import { type Invitation } from '@accord/contract/invitations.ts'
import { profileExists } from '@accord/contract/members.ts'
import { useNavigate } from '@tanstack/react-router'
import { useAction } from '../actions/use-action.ts'
import { hasCode } from '../api/error-checks.ts'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { renderButton } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { PanelStack } from '../ui/layout/panel.tsx'
import { DecideLater, InvitationPanel } from './invitation-panel.tsx'
import { type Answerable, InvitationGate, invitationPath } from './invitation-gate.tsx'
import { acceptFailure } from './use-answer-invitation.ts'
import { InvitationAnswers, useOtherAccount } from './invitation-details.tsx'
import { acceptInvitationMutation } from './invitations.api.ts'

export function JoinOrganizationScreen() {
  return <InvitationGate page="join">{(answerable) => <Join {...answerable} />}</InvitationGate>
}

function Join(answerable: Answerable) {
  const { invitationKey, invitation } = answerable
  const { t } = useTranslation()
  const { accept, accepting, failure } = useAccept(invitationKey)
  const other = useOtherAccount(invitation)

  return (
    <InvitationPanel
      title={t('Join {{organization}}', { organization: invitation.organization.name ?? '' })}
      context={t("You're invited to an organization.")}
      footer={<DecideLater />}
    >
      <PanelStack>
        {failure && (
          <Notice kind="error" action={failure.alreadyIn && <OpenOrganization {...invitation} />}>
            {failure.said}
          </Notice>
        )}
        <InvitationAnswers {...answerable} declines={false} other={other}>
          <Button
            variant={other ? 'secondary' : 'primary'}
            wide
            pending={accepting}
            onClick={() => void accept()}
          >
            {other ? t('Accept as {{email}}', { email: other }) : t('Accept invitation')}
          </Button>
          {renderButton(invitationPath('decline', invitation), t('Decline'), {
            variant: 'quiet',
            wide: true,
          })}
        </InvitationAnswers>
      </PanelStack>
    </InvitationPanel>
  )
}

function OpenOrganization({ organization }: Invitation) {
  const { t } = useTranslation()
  return <a href={pathTo('/organization/$id', organization)}>{t('Open the organization')}</a>
}

function useAccept(invitationKey: string) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { run, pending, error } = useAction({
    ...acceptInvitationMutation,
    done: t('You successfully joined an organization!'),
    failed: () => undefined,
    after: ({ organization }) =>
      void navigate({ to: '/organization/$id', params: { id: organization.id }, replace: true }),
  })

  const failure = error && {
    said: acceptFailure(error, t),
    alreadyIn: hasCode(error, profileExists),
  }
  return { accept: () => run({ id: invitationKey }), accepting: pending, failure }
}
