import type { Member } from '@accord/contract/members.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { Translated } from '../../i18n/translated.tsx'
import {
  introducedByMember,
  roleMeaning,
  roleName,
  roleNames,
} from '../../permissions/role-labels.ts'
import { ShortDate, TimeSentence } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import styles from './member-columns.module.css'
import { useId } from 'react'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { SelectionCheckbox, type RowSelection } from '../../pages/selection.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { PersonAvatar } from '../../ui/text/avatar.tsx'
import { type RankedRole, type Role, rankedRoles } from '@accord/contract/rules/roles.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from '../../ui/buttons/button.tsx'
import { Menu, MenuCheck } from '../../ui/overlays/menu.tsx'
import {
  isInvitation,
  canChangeRoles,
  canToggleRole,
  mappingConnection,
  toggled,
} from '../member-permissions.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { TableColumn } from '../../ui/layout/table.tsx'
import type { Shown } from '../members.api.ts'
import { MemberActions } from './member-actions.tsx'
import type { useMemberChanges } from './use-member-changes.tsx'

function MemberDates({ member }: { member: Member }) {
  const { t } = useTranslation()
  const now = useNow()
  const { joinedAt, invitedAt, expiresAt, broughtBy, signsInThrough = [] } = member
  const at = joinedAt ?? invitedAt

  return (
    <div className={styles.dates}>
      {at && (
        <span className={styles.date}>
          <Translated
            text={joinedAt ? t('Joined {{time}}') : t('Invited {{time}}')}
            parts={{ time: <ShortDate value={at} now={now} /> }}
          />
        </span>
      )}
      {!joinedAt && expiresAt && (
        <span className={styles.date}>
          <TimeSentence
            text={new Date(expiresAt) > now ? t('Expires {{time}}') : t('Expired {{time}}')}
            value={expiresAt}
            now={now}
          />
        </span>
      )}
      {broughtBy !== undefined && (
        <span className={styles.brought}>
          {broughtBy
            ? introducedByMember(
                { application: broughtBy.name, organization: broughtBy.organization.name },
                t,
              )
            : t('Added by a deleted application')}
        </span>
      )}
      {signsInThrough.map(({ id, name }) => (
        <span key={id} className={styles.brought}>
          {t('Signs in through {{name}}', { name })}
        </span>
      ))}
    </div>
  )
}

/** Shows the member's name, if it's known, and always their address, which may be unverified. */
function MemberPerson({
  member,
  selection: ticks,
}: {
  member: Member
  selection: RowSelection<Member>
}) {
  const { t } = useTranslation()
  const { name, email, emailProven, own, secondFactor } = member
  return (
    <span className={styles.person}>
      <SelectionCheckbox selection={ticks} row={member} name={email} />
      <PersonAvatar name={name ?? email} email={email} />
      <span className={styles.names}>
        <span className={styles.name}>
          <span className={styles.line} title={name ?? email}>
            {name ?? email}
          </span>
          {own && <Chip>{t('You')}</Chip>}
          {secondFactor && (
            <ShieldCheck size={16} role="img" aria-label={t('Has a second factor')}>
              {/* This is the tooltip. */}
              <title>{t('Has a second factor')}</title>
            </ShieldCheck>
          )}
        </span>
        {name && (
          <span className={styles.address}>
            <span className={styles.email} title={email}>
              {email}
            </span>
            {emailProven === false && <Chip tone="warning">{t('Not verified')}</Chip>}
          </span>
        )}
      </span>
    </span>
  )
}

type MemberRolesProps = {
  member: Member
  ownRoles: readonly Role[]
  saving: boolean
  onChange: (roles: RankedRole[]) => void
}

function MemberRoles({ member, ownRoles, saving, onChange }: MemberRolesProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const names = roleNames(member.roles, t)
  const mapping = mappingConnection(member)
  if (!canChangeRoles(ownRoles, member)) return <span className={styles.date}>{names}</span>

  return (
    <div className={styles.roleMenu}>
      <Menu
        align="start"
        trigger={
          <Button
            variant="quiet"
            size="small"
            pending={saving}
            aria-describedby={mapping && hintId}
          >
            <span className={styles.roles}>{names}</span>
            <span className="visually-hidden">
              {t('Roles of {{email}}', { email: member.email })}
            </span>
            <ChevronDown size={14} />
          </Button>
        }
      >
        {rankedRoles.map((role) => (
          <MenuCheck
            key={role}
            label={roleName(role, t)}
            description={roleMeaning(role, t)}
            checked={member.roles.includes(role)}
            disabled={saving || !canToggleRole(ownRoles, member.roles, role)}
            // Lowering your own role requires a confirmation.
            closes={member.own}
            onChange={() => onChange(toggled(member.roles, role))}
          />
        ))}
      </Menu>
      {mapping && (
        <span id={hintId} className={styles.hint}>
          {t('Set by groups at {{name}}', { name: mapping.name })}
        </span>
      )}
    </div>
  )
}

/** Shows whether the person is a member or can still accept the invitation. */
function MemberStatus({ member }: { member: Member }) {
  const { t } = useTranslation()
  const now = useNow()
  if (isInvitation(member)) {
    const { expiresAt } = member
    return expiresAt && new Date(expiresAt) <= now ? (
      <Chip tone="danger">{t('Expired')}</Chip>
    ) : (
      <Chip tone="warning">{t('Invited')}</Chip>
    )
  }
  const { accountClosed, suspended } = member
  return accountClosed || suspended ? (
    <Chip tone="warning">{accountClosed ? t('Account closed') : t('Suspended')}</Chip>
  ) : (
    <Chip tone="success">{t('Joined')}</Chip>
  )
}

/** Returns the table's columns, with the actions that the person can use. */
export function useMemberColumns(
  organization: Organization,
  shown: Shown,
  changes: ReturnType<typeof useMemberChanges>,
  ticks: RowSelection<Member>,
): TableColumn<Member>[] {
  const { t } = useTranslation()
  const ownRoles = organization.profileRoles ?? []

  return [
    {
      id: 'email',
      header: t('Email'),
      roomy: true,
      cell: (member) => <MemberPerson member={member} selection={ticks} />,
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
