import type { Member } from '@accord/contract/members.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from '../../i18n/translation.ts'
import { NamedLabel } from '../../i18n/translated.tsx'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { isInvitation, canDelete } from '../member-permissions.ts'

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

/** Shows a row's actions. Actions that remove access are in its menu, where they don't stand out. */
export function MemberActions(props: MemberActionsProps) {
  const { member, ownRoles, resending, deleting, suspending } = props
  const { onResend, onSuspend, onDelete } = props
  const { t } = useTranslation()
  const { email, suspended } = member
  const { deletion } = useOrganization()
  const isInvited = isInvitation(member)

  return (
    <>
      {isInvited && (
        <NotWhileDeleted>
          <Button variant="quiet" size="small" pending={resending} onClick={onResend}>
            <NamedLabel text={t('Resend {{name}}')} name={email} />
          </Button>
        </NotWhileDeleted>
      )}
      {canDelete(ownRoles, member) && (
        <Menu
          trigger={
            <Button
              variant="quiet"
              size="small"
              iconOnly
              pending={deleting || suspending}
              icon={<Ellipsis size={16} />}
            >
              <span className="visually-hidden">{t('Actions for {{email}}', { email })}</span>
            </Button>
          }
        >
          {!isInvited && !deletion && (
            <MenuItem
              icon={suspended ? <Play size={16} /> : <Pause size={16} />}
              onClick={onSuspend}
            >
              {suspended ? t('Reactivate member') : t('Suspend member')}
            </MenuItem>
          )}
          <MenuItem danger icon={<Trash2 size={16} />} onClick={onDelete}>
            {isInvited ? t('Delete invitation') : t('Delete member')}
          </MenuItem>
        </Menu>
      )}
    </>
  )
}
