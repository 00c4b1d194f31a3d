import type { Member } from '@accord/contract/members.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { useWords } from '../../language/words.ts'
import { NotWhileDeleted } from '../../organizations/deletion/not-while-deleted.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { isInvitation, mayDelete } from '../member-rights.ts'

type MemberActionsProps = {
  member: Member
  ownRoles: readonly Role[]
  resending: boolean
  deleting: boolean
  suspending: boolean
  onResend: () => void
  onSuspend: () => void
  onDelete: () => void
}

export function MemberActions(props: MemberActionsProps) {
  const { member, ownRoles, resending, deleting, suspending } = props
  const { onResend, onSuspend, onDelete } = props
  const { t } = useWords()
  const person = <span className="visually-hidden">{member.email}</span>

  return (
    <>
      <NotWhileDeleted>
        {isInvitation(member) && (
          <Button variant="quiet" size="small" pending={resending} onClick={onResend}>
            {t('Resend')}
            {person}
          </Button>
        )}
        {!isInvitation(member) && mayDelete(ownRoles, member) && (
          <Button variant="quiet" size="small" pending={suspending} onClick={onSuspend}>
            {member.suspended ? t('Resume') : t('Suspend')}
            {person}
          </Button>
        )}
      </NotWhileDeleted>
      {mayDelete(ownRoles, member) && (
        <Button variant="quiet" size="small" pending={deleting} onClick={onDelete}>
          {t('Delete')}
          {person}
        </Button>
      )}
    </>
  )
}
