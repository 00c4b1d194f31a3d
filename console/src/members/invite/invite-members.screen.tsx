import { translateMessage } from '@accord/contract/translation.ts'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from '../../i18n/translation.ts'
import { roleNames } from '../../permissions/role-labels.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EntryList, EntryRow } from '../../ui/layout/entry-list.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import styles from './invite-members.module.css'
import { type Listed, useInvitees } from './use-invitees.ts'
import UserPlus from 'lucide-react/icons/user-plus'
import { useRef } from 'react'
import { type AppPath, pathTo } from '../../browser/app-path.ts'
import { SendCard } from '../../forms/send-card.tsx'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { SectionPage } from '../../organizations/managed-page.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { AddInviteesForm } from './add-invitees-form.tsx'

type InviteeEntryProps = { invitee: Listed; locked: boolean; onDelete: () => void }

/** Shows a person on the list and the state of their invitation. */
export function InviteeEntry({ invitee, locked, onDelete }: InviteeEntryProps) {
  const { t } = useTranslation()
  const { email, roles, state, said } = invitee
  const complaint = state === 'unusable' || state === 'failed'

  return (
    <EntryRow>
      <Avatar name={email} />
      <div className={styles.words}>
        <div className={styles.email}>{email}</div>
        <div className={styles.detail}>{roleNames(roles, t)}</div>
        {complaint && (
          <div className={styles.error}>
            {state === 'failed' && t('Failed to send invitation.')}{' '}
            {said && translateMessage(t, said)}
          </div>
        )}
      </div>
      {state === 'sending' && <Chip>{t('Sending…')}</Chip>}
      {state === 'sent' && <Chip tone="success">{t('Sent')}</Chip>}
      {state !== 'sent' && (
        <Button
          variant="quiet"
          size="small"
          iconOnly
          disabled={locked}
          aria-label={t('Delete {{email}}', { email })}
          onClick={onDelete}
        >
          <Trash2 size={16} />
        </Button>
      )}
    </EntryRow>
  )
}

export function InviteMembersScreen() {
  const { t } = useTranslation()
  const { id, profileRoles: ownRoles = [] } = useOrganization()
  const invitees = useInvitees(id)
  const title = t('Invite Members')

  return (
    <SectionPage
      section="members"
      title={title}
      description={t("We'll email each person a link to join, which expires after 7 days.")}
      trail={[{ label: title }]}
    >
      <NotWhileDeleted>
        <AddInviteesForm
          ownRoles={ownRoles}
          locked={invitees.progress !== undefined}
          onAdd={invitees.add}
        />
        <InviteeCard invitees={invitees} members={pathTo('/organization/$id/members', { id })} />
      </NotWhileDeleted>
    </SectionPage>
  )
}

type InviteeCardProps = { invitees: ReturnType<typeof useInvitees>; members: AppPath }

function InviteeCard({ invitees, members }: InviteeCardProps) {
  const { t } = useTranslation()
  const { list, remove, send, progress, stopped, sendable } = invitees
  const rows = useRef<HTMLUListElement>(null)

  return (
    <SendCard
      title={t('Invitees')}
      back={{ label: t('Back to members'), href: members }}
      label={t('Invite Members')}
      sendable={sendable}
      progress={progress}
      stopped={stopped}
      onSend={send}
    >
      {list.length === 0 ? (
        <EmptyState title={t('There are no members to invite yet.')} icon={<UserPlus size={20} />}>
          {t("Add email addresses above. We won't send anything until you select Invite Members.")}
        </EmptyState>
      ) : (
        <EntryList ref={rows} label={t('Invitees')}>
          {list.map((invitee) => (
            <InviteeEntry
              key={invitee.email}
              invitee={invitee}
              locked={progress !== undefined}
              onDelete={() => {
                remove(invitee.email)
                // The focused button is removed with its row.
                rows.current?.focus()
              }}
            />
          ))}
        </EntryList>
      )}
    </SendCard>
  )
}
