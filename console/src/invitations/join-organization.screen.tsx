import { type Invitation, profileExists } from '@accord/contract/members.ts'
import { useNavigate } from '@tanstack/react-router'
import { useAction } from '../actions/use-action.ts'
import { hasCode } from '../api/refused-with.ts'
import { addressOf } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { renderLink } from '../pages/router-link.tsx'
import { buttonClass } from '../ui/buttons/button-class.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { PanelStack } from '../ui/layout/panel.tsx'
import { invitationPath } from './invitation-address.ts'
import { acceptFailure } from './invitation-answer.ts'
import styles from './invitation-details.module.css'
import { InvitationDetails } from './invitation-details.tsx'
import { type Answerable, InvitationGate } from './invitation-gate.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { acceptInvitationMutation } from './invitations.api.ts'
import { OtherAccountNotice, useOtherAccount } from './other-account.tsx'
import { switchAndAnswer } from './switch-account.ts'

export function JoinOrganizationScreen() {
  return <InvitationGate page="join">{(answerable) => <Join {...answerable} />}</InvitationGate>
}

function Join({ invitationKey, invitation }: Answerable) {
  const { t } = useWords()
  const { accept, accepting, failure } = useAccept(invitationKey)
  const other = useOtherAccount(invitation)

  return (
    <InvitationPanel
      title={t('Join {{organization}}', { organization: invitation.organization.name ?? '' })}
      context={t('You are invited to an organization.')}
    >
      <PanelStack>
        {failure && (
          <Notice kind="error" action={failure.alreadyIn && <OpenOrganization {...invitation} />}>
            {failure.said}
          </Notice>
        )}
        {other && <OtherAccountNotice invited={invitation.email} email={other} />}
        <InvitationDetails invitation={invitation} />
        <div className={styles.answers}>
          {other && (
            <ButtonLink
              {...switchAndAnswer({ key: invitationKey, declines: false })}
              variant="primary"
              wide
            >
              {t('Switch account')}
            </ButtonLink>
          )}
          <Button
            variant={other ? 'secondary' : 'primary'}
            wide
            pending={accepting}
            onClick={() => void accept()}
          >
            {other ? t('Accept as {{email}}', { email: other }) : t('Accept invitation')}
          </Button>
          {renderLink({
            href: invitationPath('decline', invitation),
            className: buttonClass({ variant: 'quiet', wide: true }),
            children: t('Decline'),
          })}
        </div>
      </PanelStack>
    </InvitationPanel>
  )
}

function OpenOrganization({ organization }: Invitation) {
  const { t } = useWords()
  return <a href={addressOf('/organization/$id', organization)}>{t('Open the organization')}</a>
}

function useAccept(invitationKey: string) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { run, pending, error } = useAction({
    ...acceptInvitationMutation,
    done: t('You successfully joined an organization!'),
    failed: () => undefined,
    after: ({ organization }) =>
      void navigate({ to: '/organization/$id', params: { id: organization.id } }),
  })

  const failure = error && {
    said: acceptFailure(error, t),
    alreadyIn: hasCode(error, profileExists),
  }
  return { accept: () => run({ id: invitationKey }), accepting: pending, failure }
}
