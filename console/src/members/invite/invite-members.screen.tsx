import UserPlus from 'lucide-react/icons/user-plus'
import { useRef } from 'react'
import { type Address, addressOf } from '../../browser/address.ts'
import { SendCard } from '../../forms/send-card.tsx'
import { useWords } from '../../language/words.ts'
import { NotWhileDeleted } from '../../organizations/deletion/not-while-deleted.tsx'
import { SectionPage } from '../../organizations/section-page.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { EntryList } from '../../ui/layout/entry-list.tsx'
import { AddInviteesForm } from './add-invitees-form.tsx'
import { InviteeEntry } from './invitee-entry.tsx'
import { useInvitees } from './use-invitees.ts'

export function InviteMembersScreen() {
  const { t } = useWords()
  const { id, profileRoles: ownRoles = [] } = useOrganization()
  const invitees = useInvitees(id)
  const title = t('Invite Members')

  return (
    <SectionPage
      section="members"
      title={title}
      description={t('Each gets a mail with a link to join, good for 7 days.')}
      trail={[{ label: title }]}
    >
      <NotWhileDeleted>
        <AddInviteesForm
          ownRoles={ownRoles}
          locked={invitees.progress !== undefined}
          onAdd={invitees.add}
        />
        <InviteeCard invitees={invitees} members={addressOf('/organization/$id/members', { id })} />
      </NotWhileDeleted>
    </SectionPage>
  )
}

type InviteeCardProps = { invitees: ReturnType<typeof useInvitees>; members: Address }

function InviteeCard({ invitees, members }: InviteeCardProps) {
  const { t } = useWords()
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
          {t('Add addresses above. Nothing is sent before you press Invite Members.')}
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
                // The button that had the focus goes with its row.
                rows.current?.focus()
              }}
            />
          ))}
        </EntryList>
      )}
    </SendCard>
  )
}
