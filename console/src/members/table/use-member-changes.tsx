import { type Member, removeMember, suspendMember } from '@accord/contract/members.ts'
import { effectiveRole, isContact } from '@accord/contract/rules/roles.ts'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { selectedSecrets } from '../../organizations/secrets/viewed-secrets.api.ts'
import { ViewedSecrets } from '../../organizations/secrets/viewed-secrets.tsx'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { focusTitle } from '../../pages/page-title.ts'
import { roleName, roleNames } from '../../permissions/role-labels.ts'
import { isInvitation, mappingConnection } from '../member-permissions.ts'
import {
  deleteMemberMutation,
  resendInvitationMutation,
  suspendMutation,
  updateRolesMutation,
} from '../members.api.ts'

export function useMemberChanges(organization: { id: string; name: string }) {
  const { t } = useTranslation()

  const changingRoles = useAction({
    ...updateRolesMutation(organization.id),
    // Changes that the person can't undo alone need a confirmation: lowering their own role, or making someone else an
    // owner.
    ask: ({ member, roles }) => {
      const [before, after] = [effectiveRole(member.roles), effectiveRole(roles)]
      if (before === after) return undefined
      if (!member.own) return after === 'owner' ? ownerQuestion(member) : undefined
      if (!before) return undefined
      return {
        title: t('Give up your role?'),
        message: t(
          "Your role in {{organization}} will change from {{role}} to {{roles}}. To get it back, you'll need someone else to assign it.",
          {
            role: roleName(before, t),
            organization: organization.name,
            roles: roleNames(roles, t),
          },
        ),
        action: t('Give up role'),
        danger: true,
      }
    },
    done: (_, { member, roles }) => {
      const mapping = roles.includes('owner') ? undefined : mappingConnection(member)
      return mapping
        ? t('Role updated. Groups at {{name}} set it again at the next sign-in there.', {
            name: mapping.name,
          })
        : t('Role updated successfully')
    },
    failed: t('Unable to update role'),
  })

  function ownerQuestion(member: Member) {
    return {
      title: t('Make {{person}} an owner?', { person: nameOf(member) }),
      message: t(
        '{{person}} will be able to do everything in {{organization}}, including taking the owner role away from you.',
        concerned(member),
      ),
      action: t('Make owner'),
    }
  }

  /** Returns the person and the organization for a question. */
  function concerned({ name, email }: Member) {
    return { person: name ? `${name} (${email})` : email, organization: organization.name }
  }

  const removing = useAction({
    ...deleteMemberMutation(organization.id),
    ask: (member) => {
      selectedSecrets.set([])
      return isInvitation(member) ? invitationQuestion(member) : memberQuestion(member)
    },
    done: (_, member) =>
      isInvitation(member)
        ? t('Invitation deleted successfully')
        : t('Member deleted successfully'),
    failed: t('Unable to delete.'),
    // The focused button is removed with the row.
    after: focusTitle,
  })

  function memberQuestion(member: Member) {
    const { id, name, email, roles } = member
    return {
      title: t("Delete {{person}}'s membership in {{organization}}?", {
        person: nameOf(member),
        organization: organization.name,
      }),
      message: t(
        "{{person}} will lose access to {{organization}} immediately. They'll keep their account, and you can invite them again.",
        concerned(member),
      ),
      action: t('Delete member'),
      danger: true,
      content: (
        <>
          <ImpactPreview
            of={removeMember}
            sent={{ params: { id: organization.id, memberId: id } }}
            organizationId={organization.id}
          />
          {!isContact(roles) && (
            <ViewedSecrets
              organizationId={organization.id}
              members={[{ id, name: name ?? email }]}
            />
          )}
        </>
      ),
    }
  }

  function invitationQuestion({ email }: Member) {
    return {
      title: t('Delete the invitation for {{email}}?', { email }),
      message: t('The link to join {{organization}} that we sent to {{email}} will stop working.', {
        email,
        organization: organization.name,
      }),
      action: t('Delete invitation'),
      danger: true,
    }
  }

  const suspending = useAction({
    ...suspendMutation(organization.id),
    ask: (member) =>
      // Reactivating a member loses nothing, so there's no question.
      member.suspended
        ? undefined
        : {
            title: t('Suspend {{person}}?', { person: nameOf(member) }),
            message: t(
              "{{person}} won't be able to do anything in {{organization}} until you reactivate them. They'll keep their roles.",
              concerned(member),
            ),
            action: t('Suspend member'),
            danger: true,
            content: (
              <ImpactPreview
                of={suspendMember}
                sent={{ params: { id: organization.id, memberId: member.id } }}
                organizationId={organization.id}
              />
            ),
          },
    done: (_, { suspended }) => (suspended ? t('Member reactivated') : t('Member suspended')),
  })

  const resending = useAction({
    ...resendInvitationMutation(organization.id),
    done: t('Invitation email has been sent'),
    failed: t('Unable to resend invite.'),
  })

  return { changingRoles, removing, suspending, resending }
}

function nameOf({ name, email }: Member): string {
  return name ?? email
}
