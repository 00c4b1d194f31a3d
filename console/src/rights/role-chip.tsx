import { effectiveRole, type Role } from '@accord/contract/rules/roles.ts'
import { useWords } from '../language/words.ts'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { roleMeaning, roleName } from './role-words.ts'

/** The role that counts, and on hover or focus what it lets its holder do. */
export function RoleChip({ roles }: { roles: readonly Role[] }) {
  const { t } = useWords()
  const role = effectiveRole(roles)
  if (!role) return <Chip>{t('No role')}</Chip>
  return (
    <Tooltip text={roleMeaning(role, t)} describes>
      <Chip tabIndex={0}>{roleName(role, t)}</Chip>
    </Tooltip>
  )
}
