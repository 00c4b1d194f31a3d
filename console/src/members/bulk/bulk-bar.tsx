import type { Member } from '@accord/contract/members.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { type Role, canGive, rankedRoles } from '@accord/contract/rules/roles.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from '../../i18n/translation.ts'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { RotatedSecrets } from '../../organizations/secrets/viewed-secrets.tsx'
import { SelectionBar, type SelectionOptions, type RowSelection } from '../../pages/selection.tsx'
import { roleName } from '../../permissions/role-labels.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { isInvitation, canChangeRoles, canDelete } from '../member-permissions.ts'
import { useBulkChanges } from './use-bulk-changes.tsx'

type BulkBarProps = {
  organization: Organization
  rows: readonly Member[] | undefined
  selection: RowSelection<Member>
}

/** Shows a bar above the list that selects all rows on the page, and acts on the selected rows. */
export function BulkBar({ organization, rows, selection: ticks }: BulkBarProps) {
  const changes = useBulkChanges(organization, ticks.clear)
  // This stays visible after the selection is cleared.
  const secrets = changes.removing.result?.secrets
  return (
    <>
      {secrets && <RotatedSecrets {...secrets} />}
      <SelectionBar rows={rows} selection={ticks}>
        <BulkActions
          ownRoles={organization.profileRoles ?? []}
          members={ticks.rows}
          changes={changes}
        />
      </SelectionBar>
    </>
  )
}

type BulkActionsProps = {
  ownRoles: readonly Role[]
  members: readonly Member[]
  changes: ReturnType<typeof useBulkChanges>
}

function BulkActions({ ownRoles, members, changes }: BulkActionsProps) {
  const { t } = useTranslation()
  const { resending, changing, removing } = changes
  const invited = members.filter((member) => isInvitation(member))
  const removable = members.filter((member) => canDelete(ownRoles, member))
  const ranked = members.filter((member) => canChangeRoles(ownRoles, member))

  return (
    <>
      <NotWhileDeleted>
        {invited.length > 0 && (
          <Button
            size="small"
            pending={resending.pending}
            onClick={() => void resending.run(invited)}
          >
            {t('Resend {{count}} invitations', {
              count: invited.length,
              defaultValue_one: 'Resend invitation',
            })}
          </Button>
        )}
        {ranked.length > 0 && (
          <Menu
            align="start"
            trigger={
              <Button size="small" pending={changing.pending}>
                {t('Change {{count}} roles', {
                  count: ranked.length,
                  defaultValue_one: 'Change role',
                })}
                <ChevronDown size={14} />
              </Button>
            }
          >
            {rankedRoles
              .filter((role) => canGive(ownRoles, role))
              .map((role) => (
                <MenuItem key={role} onClick={() => void changing.run({ members: ranked, role })}>
                  {roleName(role, t)}
                </MenuItem>
              ))}
          </Menu>
        )}
      </NotWhileDeleted>
      {removable.length > 0 && (
        <Button
          variant="danger"
          size="small"
          pending={removing.pending}
          onClick={() => void removing.run(removable)}
        >
          {t('Delete {{count}}', { count: removable.length })}
        </Button>
      )}
    </>
  )
}

/**
 * Selects rows that allow any bulk action, which excludes the person's own row. Each change is a separate request, so
 * the number is limited.
 */
export function selectedMembers(ownRoles: readonly Role[]): SelectionOptions<Member> {
  return {
    keyOf: ({ id }) => id,
    isTickable: (member) =>
      !member.own && (canDelete(ownRoles, member) || canChangeRoles(ownRoles, member)),
    max: 100,
  }
}
