import type { Member } from '@accord/contract/members.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { canGive, rankedRoles } from '@accord/contract/rules/roles.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useWords } from '../../language/words.ts'
import { NotWhileDeleted } from '../../organizations/deletion/not-while-deleted.tsx'
import { TickBar } from '../../pages/ticks/tick-bar.tsx'
import type { Ticks } from '../../pages/ticks/ticks.ts'
import { roleName } from '../../rights/role-words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { MenuItem } from '../../ui/overlays/menu-items.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { isInvitation, mayChangeRoles, mayDelete } from '../member-rights.ts'
import { useBulkChanges } from './use-bulk-changes.tsx'

type BulkBarProps = { organization: Organization; rows: readonly Member[]; ticks: Ticks<Member> }

/** Above the list: everybody on the page at once, and what is done with those who were chosen. */
export function BulkBar({ rows, ...chosen }: BulkBarProps) {
  return (
    <TickBar rows={rows} ticks={chosen.ticks}>
      <BulkActions {...chosen} />
    </TickBar>
  )
}

function BulkActions({ organization, ticks }: Omit<BulkBarProps, 'rows'>) {
  const { t } = useWords()
  const { rows: members, clear } = ticks
  const ownRoles = organization.profileRoles ?? []
  const { resending, changing, removing } = useBulkChanges(organization, clear)
  const invited = members.filter((member) => isInvitation(member))
  const removable = members.filter((member) => mayDelete(ownRoles, member))
  const ranked = members.filter((member) => mayChangeRoles(ownRoles, member))

  return (
    <>
      <NotWhileDeleted>
        {invited.length > 0 && (
          <Button
            size="small"
            pending={resending.pending}
            onClick={() => void resending.run(invited)}
          >
            {t('Resend {{count}}', { count: invited.length })}
          </Button>
        )}
        {ranked.length > 0 && (
          <Menu
            align="start"
            trigger={
              <Button size="small" pending={changing.pending}>
                {t('Change role of {{count}}', { count: ranked.length })}
                <ChevronDown size={14} aria-hidden="true" />
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
          {t('Remove {{count}}', { count: removable.length })}
        </Button>
      )}
    </>
  )
}
