import { type ReactNode, useEffect } from 'react'
import { settings } from '../browser/settings.ts'
import { focusTitle, useDocumentTitle } from '../pages/page-title.ts'
import { Panel, type PanelProps, PanelStack } from '../ui/layout/panel.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { useHandOver } from '../session/use-hand-over.ts'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { type Invitation, invitationExpired } from '@accord/contract/invitations.ts'
import type { AppPath } from '../browser/app-path.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { explainError } from '../api/api-error.ts'
import { hasStatus } from '../api/error-checks.ts'
import type { Switching } from '../session/sign-out.ts'
import { Link } from '@tanstack/react-router'

export type InvitationPanelProps = Pick<PanelProps, 'context' | 'footer'> & {
  title: string
  children: ReactNode
}

/** Shows a panel that looks like the auth pages, because people come here from an email. */
export function InvitationPanel({ title, ...panel }: InvitationPanelProps) {
  useDocumentTitle(title)
  return <Panel productName={settings.brand} title={title} {...panel} />
}

export function HandOver({ remember }: { remember: () => void }) {
  const { t } = useTranslation()
  useHandOver(remember)
  return <InvitationPending label={t('Taking you to the sign-in page…')} />
}

export function InvitationPending({ label }: { label: string }) {
  const { t } = useTranslation()
  // The focused title unmounts, so the loaded page's title gets the focus.
  useEffect(() => focusTitle, [])
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

/** Shows an invitation that can no longer be answered. */
export function AnsweredInvitation({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation()
  const { status, organization } = invitation
  const title = {
    pending: t('Invitation'),
    accepted: t('This invitation has already been accepted.'),
    declined: t('Invitation to join organization has been declined'),
    expired: t(invitationExpired.message),
  }[status]

  return <ClosedInvitation title={title} context={organization.name} />
}

/** Links to the organizations, because the invitation can't be answered anymore. */
export function ClosedInvitation(panel: Pick<InvitationPanelProps, 'title' | 'context'>) {
  const { t } = useTranslation()
  return (
    <InvitationPanel {...panel}>
      <ButtonLink href={'/user/organizations' satisfies AppPath} variant="primary" wide>
        {t('Your organizations')}
      </ButtonLink>
    </InvitationPanel>
  )
}

/** Returns whether this person can't read the invitation, though another account may. */
export function isNotForThem(error: unknown): boolean {
  return hasStatus(error, 404, 403)
}

type MissingInvitationProps = {
  title: string
  error: Error
  /** Explains why the invitation may be missing. */
  gone: ReactNode
  /** Lets another account look for the invitation. */
  switching: Switching
  retrying: boolean
  onRetry: () => void
  /** The next step for this account. */
  children: ReactNode
}

export function MissingInvitation(props: MissingInvitationProps) {
  const { title, error, gone, switching, retrying, onRetry, children } = props
  const { t } = useTranslation()
  const final = isNotForThem(error)

  return (
    <InvitationPanel title={title} context={final ? gone : t(explainError(error))}>
      <PanelStack>
        {final ? (
          <ButtonLink {...switching} variant="primary" wide>
            {t('Switch account')}
          </ButtonLink>
        ) : (
          <Button variant="primary" wide pending={retrying} onClick={onRetry}>
            {t('Retry')}
          </Button>
        )}
        <p>{children}</p>
      </PanelStack>
    </InvitationPanel>
  )
}

/** Leaves the invitation in the to-do list. */
export function DecideLater() {
  const { t } = useTranslation()
  return <Link to="/user/profile">{t('Decide later')}</Link>
}
