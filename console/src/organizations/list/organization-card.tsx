import type { Organization } from '@accord/contract/organizations.ts'
import { placeSuspended } from '@accord/contract/refusal.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../language/words.ts'
import { RoleChip } from '../../rights/role-chip.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ItemCard } from '../../ui/layout/item-card.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { deletionDays } from '../../ui/text/time-words.ts'

type OrganizationCardProps = {
  organization: Organization
  leaving: boolean
  onLeave: () => void
}

export function OrganizationCard({ organization, leaving, onLeave }: OrganizationCardProps) {
  const { t, language } = useWords()
  const { id, name, description, deletion, profileRoles: roles = [], suspended } = organization
  const manages = canManage(roles)

  return (
    <ItemCard
      item={organization}
      description={suspended ? t(placeSuspended.message) : description || t('No description')}
      status={
        deletion ? (
          <Chip tone="danger">{t('Deleted')}</Chip>
        ) : suspended ? (
          <Chip tone="warning">{t('Suspended')}</Chip>
        ) : (
          <RoleChip roles={roles} />
        )
      }
      facts={
        deletion && <p>{t('Will be removed on {{removed}}', deletionDays(deletion, language))}</p>
      }
      action={
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
          {!suspended && (
            <Link
              to="/organization/$id"
              params={{ id }}
              className={buttonClass({})}
              aria-label={manages ? t('Manage {{name}}', { name }) : t('View {{name}}', { name })}
            >
              {manages ? t('Manage') : t('View')}
            </Link>
          )}
        </>
      }
    />
  )
}
