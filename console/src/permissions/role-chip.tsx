import { type Role, effectiveRole } from '@accord/contract/rules/roles.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { roleMeaning, roleName, roleNames } from './role-labels.ts'
import type { Approval } from '@accord/contract/approvals.ts'

/** Shows the effective role. A tooltip explains its permissions. */
export function RoleChip({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation()
  const role = effectiveRole(roles)
  if (!role) return <Chip>{t('No role')}</Chip>
  return (
    <Tooltip text={roleMeaning(role, t)} describes>
      <Chip tabIndex={0}>{roleName(role, t)}</Chip>
    </Tooltip>
  )
}

type ActsForProps = { profile: Approval['profile'] | undefined }

/** Shows the organization and roles with which an application acts, if any. */
export function ActsFor({ profile }: ActsForProps) {
  const { t } = useTranslation()
  return profile
    ? t('Acts for {{organization}} ({{roles}})', {
        organization: profile.organization?.name ?? '',
        roles: roleNames(profile.roles ?? [], t),
      })
    : t('Just you, without an organization')
}
