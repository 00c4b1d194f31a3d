import type { Member } from '@accord/contract/members.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { type Translate, useWords } from '../../language/words.ts'
import { NotWhileDeleted } from '../../organizations/deletion/not-while-deleted.tsx'
import type { Ticks } from '../../pages/ticks/ticks.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { TableColumn } from '../../ui/layout/table.tsx'
import type { Shown } from '../members.api.ts'
import { MemberActions } from './member-actions.tsx'
import { MemberDates } from './member-dates.tsx'
import { MemberPerson } from './member-person.tsx'
import { MemberRoles } from './member-roles.tsx'
import { MemberStatus } from './member-status.tsx'
import styles from '../../ui/layout/person-row.module.css'
import type { useMemberChanges } from './use-member-changes.tsx'

/** The table's columns, with what the person may do in this organization. */
export function useMemberColumns(
  organization: Organization,
  shown: Shown,
  changes: ReturnType<typeof useMemberChanges>,
  ticks: Ticks<Member>,
): TableColumn<Member>[] {
  const { t } = useWords()
  const ownRoles = organization.profileRoles ?? []

  return [
    {
      id: 'email',
      header: t('E-mail'),
      roomy: true,
      cell: (member) => <MemberPerson member={member} ticks={ticks} />,
      skeleton: (
        <span className={styles.person}>
          <Skeleton shape="circle" />
          <span className={styles.names}>
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </span>
        </span>
      ),
    },
    {
      id: 'roles',
      header: t('Roles'),
      cell: (member) => (
        <NotWhileDeleted>
          <MemberRoles
            member={member}
            ownRoles={ownRoles}
            saving={changes.changingRoles.doing?.member.id === member.id}
            onChange={(roles) => void changes.changingRoles.run({ member, roles })}
          />
        </NotWhileDeleted>
      ),
    },
    {
      id: 'status',
      header: t('Status'),
      cell: (member) => <MemberStatus member={member} />,
    },
    {
      id: 'since',
      header: datesHeader(shown, t),
      label: t('Since'),
      cell: (member) => <MemberDates member={member} />,
    },
    {
      id: 'actions',
      header: t('Actions'),
      hideHeader: true,
      align: 'end',
      cell: (member) => (
        <MemberActions
          member={member}
          ownRoles={ownRoles}
          resending={changes.resending.doing?.id === member.id}
          deleting={changes.removing.doing?.id === member.id}
          suspending={changes.suspending.doing?.id === member.id}
          onResend={() => void changes.resending.run(member)}
          onSuspend={() => void changes.suspending.run(member)}
          onDelete={() => void changes.removing.run(member)}
        />
      ),
    },
  ]
}

function datesHeader(shown: Shown, t: Translate): string {
  if (shown === 'members') return t('Joined at')
  return shown === 'invited' ? t('Invited at') : `${t('Joined at')} / ${t('Invited at')}`
}
