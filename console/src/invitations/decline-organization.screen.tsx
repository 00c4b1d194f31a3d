import { useAction } from '../actions/use-action.ts'
import { explainError } from '../api/api-error.ts'
import { useTranslation } from '../i18n/translation.ts'
import { focusTitle } from '../pages/page-title.ts'
import { renderButton } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { PanelStack } from '../ui/layout/panel.tsx'
import { AnsweredInvitation, InvitationPanel } from './invitation-panel.tsx'
import { type Answerable, InvitationGate, invitationPath } from './invitation-gate.tsx'
import { InvitationAnswers, useOtherAccount } from './invitation-details.tsx'
import { declineInvitationMutation } from './invitations.api.ts'

export function DeclineOrganizationScreen() {
  return (
    <InvitationGate page="decline">{(answerable) => <Decline {...answerable} />}</InvitationGate>
  )
}

/** Shows a button, because link scanners also open emailed links. */
function Decline(answerable: Answerable) {
  const { invitationKey, invitation } = answerable
  const { t } = useTranslation()
  const { run, pending, result, error } = useAction({
    ...declineInvitationMutation,
    failed: () => undefined,
    after: focusTitle,
  })
  const other = useOtherAccount(invitation)

  if (result !== undefined)
    return <AnsweredInvitation invitation={{ ...invitation, status: 'declined' }} />
  return (
    <InvitationPanel
      title={t('Decline this invitation?')}
      context={t(
        "You won't join, and we'll let the person who invited you know. If you change your mind, you'll need a new invitation.",
      )}
    >
      <PanelStack>
        {error && (
          <Notice kind="error" title={t('Declining invitation failed.')}>
            {t(explainError(error))}
          </Notice>
        )}
        <InvitationAnswers {...answerable} declines={true} other={other}>
          <Button
            variant="danger"
            wide
            pending={pending}
            onClick={() => void run({ id: invitationKey })}
          >
            {t('Decline invitation')}
          </Button>
          {renderButton(invitationPath('join', invitation), t('Back to the invitation'), {
            variant: 'quiet',
            wide: true,
          })}
        </InvitationAnswers>
      </PanelStack>
    </InvitationPanel>
  )
}
