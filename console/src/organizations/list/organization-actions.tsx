import type { Organization } from '@accord/contract/organizations.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../language/words.ts'
import { RoleChip } from '../../rights/role-chip.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Chip } from '../../ui/text/chip.tsx'

export type ListedOrganizationProps = {
  organization: Organization
  leaving: boolean
  onLeave: () => void
}

/** The ways into an organization and out of it: whoever is suspended there has neither. */
export function OrganizationActions({ organization, leaving, onLeave }: ListedOrganizationProps) {
  const { t } = useWords()
  const { id, name, profileRoles: roles = [] } = organization
  const manages = canManage(roles)
  return (
    <>
      {!roles.includes('owner') && (
        <Button
          variant="quiet"
          pending={leaving}
          aria-label={t('Leave {{name}}', { name })}
          onClick={onLeave}
        >
          {t('Leave')}
        </Button>
      )}
      <Link
        to="/organization/$id"
        params={{ id }}
        className={buttonClass({})}
        aria-label={manages ? t('Manage {{name}}', { name }) : t('View {{name}}', { name })}
      >
        {manages ? t('Manage') : t('View')}
      </Link>
    </>
  )
}

/** What the person is there, unless something else matters more. */
export function OrganizationStatus({ organization }: { organization: Organization }) {
  const { t } = useWords()
  const { deletion, suspended, profileRoles: roles = [] } = organization
  if (deletion) return <Chip tone="danger">{t('Deleted')}</Chip>
  if (suspended) return <Chip tone="warning">{t('Suspended')}</Chip>
  return <RoleChip roles={roles} />
}
