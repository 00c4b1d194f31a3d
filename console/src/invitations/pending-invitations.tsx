import type { Invitation } from '@accord/contract/invitations.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { NamedLabel } from '../i18n/translated.tsx'
import { LoadedPart } from '../pages/loaded.tsx'
import { roleNames } from '../permissions/role-labels.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card, CardGrid } from '../ui/layout/card.tsx'
import { TimeSentence } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { ownInvitationsQuery } from './invitations.api.ts'
import styles from './pending-invitations.module.css'
import { useAnswerInvitation } from './use-answer-invitation.ts'

/** Lists the person's pending invitations and their answers. Renders nothing if there are none. */
export function PendingInvitations() {
  const { t } = useTranslation()
  const heading = useId()
  const { accepting, declining } = useAnswerInvitation()

  return (
    <LoadedPart
      query={useQuery(ownInvitationsQuery)}
      failure={t('Unable to load your invitations.')}
    >
      {({ data }) =>
        data.length > 0 && (
          <section aria-labelledby={heading}>
            <h2 id={heading} className={styles.heading}>
              {t('Pending invitations')}
            </h2>
            <CardGrid>
              {data.map((invitation) => (
                <InvitationCard
                  key={invitation.id}
                  invitation={invitation}
                  accepting={accepting.doing?.id === invitation.id}
                  declining={declining.doing?.id === invitation.id}
                  onAccept={() => void accepting.run(invitation)}
                  onDecline={() => void declining.run(invitation)}
                />
              ))}
            </CardGrid>
          </section>
        )
      }
    </LoadedPart>
  )
}

type InvitationCardProps = {
  invitation: Invitation
  accepting: boolean
  declining: boolean
  onAccept: () => void
  onDecline: () => void
}

function InvitationCard(props: InvitationCardProps) {
  const { invitation, accepting, declining, onAccept, onDecline } = props
  const { t } = useTranslation()
  const now = useNow()
  const { invitedBy, roles, organization, expiresAt } = invitation
  const words = { person: invitedBy ?? '', roles: roleNames(roles, t) }

  return (
    <Card
      title={organization.name}
      headingLevel={3}
      description={
        <>
          {invitedBy
            ? t('{{person}} invited you. Roles: {{roles}}.', words)
            : t("You're invited. Roles: {{roles}}.", words)}{' '}
          <TimeSentence text={t('Expires {{time}}.')} value={expiresAt} now={now} />
        </>
      }
      footer={
        <>
          <Button pending={declining} onClick={onDecline}>
            <NamedLabel text={t('Decline {{name}}')} name={organization.name} />
          </Button>
          <Button variant="primary" pending={accepting} onClick={onAccept}>
            <NamedLabel text={t('Accept {{name}}')} name={organization.name} />
          </Button>
        </>
      }
    />
  )
}
