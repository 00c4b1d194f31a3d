import type { Member } from '@accord/contract/members.ts'
import { effectiveRole, type RankedRole } from '@accord/contract/rules/roles.ts'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { focusTitle } from '../../pages/focus-title.ts'
import { roleName, roleNames } from '../../rights/role-words.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { confirmAction } from '../../ui/overlays/confirm-store.ts'
import { isInvitation } from '../member-rights.ts'
import { useDeleteMember, useResendInvitation, useUpdateRoles } from '../members.api.ts'

/** What can be done to a row: asks where something is lost, does it, and says so. */
export function useMemberChanges(organization: { id: string; name: string }) {
  const { t } = useWords()
  const updateRoles = useUpdateRoles(organization.id)
  const deleteMember = useDeleteMember(organization.id)
  const resendInvitation = useResendInvitation(organization.id)

  async function changeRoles(member: Member, roles: RankedRole[]) {
    if (member.own && !(await confirmOwnChange(member, roles))) return
    await carryOut(
      () => updateRoles.mutateAsync({ member, roles }),
      t('Role updated successfully'),
      t('Unable to update role'),
    )
  }

  /** Only a lower rank is worth a question: a person cannot take it back alone. */
  async function confirmOwnChange(member: Member, roles: RankedRole[]): Promise<boolean> {
    const [before, after] = [effectiveRole(member.roles), effectiveRole(roles)]
    if (!before || before === after) return true
    return confirmAction({
      title: t('Give up your role?'),
      message: t(
        'You will no longer be {{role}} of {{organization}}, only: {{roles}}. Somebody else has to give the role back.',
        {
          role: roleName(before, t),
          organization: organization.name,
          roles: roleNames(roles, t),
        },
      ),
      action: t('Give up role'),
      danger: true,
    })
  }

  async function remove(member: Member) {
    const invitation = isInvitation(member)
    const confirmed = await confirmAction(
      invitation ? invitationQuestion(member) : memberQuestion(member),
    )
    if (!confirmed) return
    const done = await carryOut(
      () => deleteMember.mutateAsync(member),
      invitation ? t('Invitation deleted successfully') : t('Member deleted successfully'),
      t('Unable to delete.'),
    )
    // The row is gone, and with it the button that had the focus.
    if (done) focusTitle()
  }

  function memberQuestion({ name, email }: Member) {
    return {
      title: t('Delete this member?'),
      message: t(
        '{{person}} loses access to {{organization}} at once. The account stays, and you can invite the person again.',
        { person: name ? `${name} (${email})` : email, organization: organization.name },
      ),
      action: t('Delete member'),
      danger: true,
    }
  }

  function invitationQuestion({ email }: Member) {
    return {
      title: t('Delete this invitation?'),
      message: t('The link that was mailed to {{email}} no longer leads to {{organization}}.', {
        email,
        organization: organization.name,
      }),
      action: t('Delete invitation'),
      danger: true,
    }
  }

  function resend(member: Member) {
    return carryOut(
      () => resendInvitation.mutateAsync(member),
      t('Invitation email has been sent'),
      t('Unable to resend invite.'),
    )
  }

  return {
    changeRoles,
    remove,
    resend,
    savingRolesOf: updateRoles.isPending ? updateRoles.variables.member.id : undefined,
    deletingRow: deleteMember.isPending ? deleteMember.variables.id : undefined,
    resendingRow: resendInvitation.isPending ? resendInvitation.variables.id : undefined,
  }

  async function carryOut(change: () => Promise<unknown>, done: string, failed: string) {
    try {
      await change()
      showSnackbar({ kind: 'success', message: done })
      return true
    } catch (error) {
      showSnackbar({ kind: 'error', message: `${failed} ${t(explainError(error))}` })
      return false
    }
  }
}
