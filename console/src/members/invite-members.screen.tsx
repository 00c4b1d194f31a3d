import MailPlus from 'lucide-react/icons/mail-plus'
import { useRef } from 'react'
import { useWords } from '../language/words.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { renderLink } from '../shell/router-link.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { AddInviteesForm } from './add-invitees-form.tsx'
import styles from './invite-members.module.css'
import { InviteeEntry } from './invitee-entry.tsx'
import { MembersPage } from './members-page.tsx'
import { useInvitees } from './use-invitees.ts'

export function InviteMembersScreen() {
  const { t } = useWords()
  const { id, profileRoles: ownRoles = [] } = useOrganization()
  const invitees = useInvitees(id)
  const members = `/organization/${id}/members`
  const title = t('Invite Members')

  return (
    <MembersPage
      title={title}
      description={t('Each gets a mail with a link to join, good for 7 days.')}
      trail={[{ label: title, href: `${members}/invite` }]}
    >
      <AddInviteesForm
        ownRoles={ownRoles}
        locked={invitees.progress !== undefined}
        onAdd={invitees.add}
      />
      <InviteeCard invitees={invitees} members={members} />
    </MembersPage>
  )
}

type InviteeCardProps = { invitees: ReturnType<typeof useInvitees>; members: string }

function InviteeCard({ invitees, members }: InviteeCardProps) {
  const { t } = useWords()
  const { list, remove, send, progress, sendable } = invitees
  const sending = progress !== undefined
  const rows = useRef<HTMLUListElement>(null)

  return (
    <Card
      title={t('To be invited')}
      footer={
        <>
          {renderLink({
            href: members,
            className: buttonClass({}),
            children: t('Back to members'),
          })}
          <Button
            variant="primary"
            pending={sending}
            disabled={!sending && sendable === 0}
            onClick={() => void send()}
          >
            {t('Invite Members')}
          </Button>
        </>
      }
    >
      {list.length === 0 ? (
        <EmptyState
          title={t('There are no members to invite yet.')}
          icon={<MailPlus size={20} aria-hidden="true" />}
        >
          {t('Add addresses above. Nothing is sent before you press Invite Members.')}
        </EmptyState>
      ) : (
        <ul ref={rows} className={styles.list} aria-label={t('To be invited')} tabIndex={-1}>
          {list.map((invitee) => (
            <InviteeEntry
              key={invitee.email}
              invitee={invitee}
              locked={sending}
              onDelete={() => {
                remove(invitee.email)
                // The button that had the focus goes with its row.
                rows.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {progress && (
        <ProgressBar
          label={t('{{done}} of {{of}} sent', progress)}
          value={progress.done / progress.of}
        />
      )}
    </Card>
  )
}
