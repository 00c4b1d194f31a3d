import type { AccessGrant } from '@accord/contract/access.ts'
import { effectiveRole } from '@accord/contract/rules/roles.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { entityName } from '../permissions/data-kinds.ts'
import { cannotAct, roleMeaning, roleName, roleNames } from '../permissions/role-labels.ts'
import {
  type GrantedScope,
  grantSentence,
  grantedScopes,
  shareSentence,
} from '../permissions/scope-sentences.ts'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { Chip } from '../ui/text/chip.tsx'
import type { ShownGrant } from './access-grant-labels.ts'
import styles from './permission-chips.module.css'

/** A permission as a few words, and the sentence that explains it. */
export interface Permission {
  label: string
  sentence: string
  /** Whether the permission includes changing data. */
  manages?: boolean
}

/** Returns a grant's permissions, starting with write access. */
export function permissionsOf(grant: ShownGrant, t: Translate): Permission[] {
  const { kind, roles, shares, scopes } = grant
  if (kind === 'invitation') {
    const label = roleNames(roles, t)
    return [{ label, sentence: t('Joins with these roles: {{roles}}.', { roles: label }) }]
  }
  if (shares.length > 0) {
    return shares.map((share) => ({
      label: permissionName({ entity: share, level: 'read' }, t),
      sentence: shareSentence(share, t),
    }))
  }
  if (kind === 'export')
    return [{ label: t('The file'), sentence: t('Read everything in the file.') }]
  if (kind === 'endpoint')
    return [{ label: t('Events'), sentence: t('Receive the events that were chosen for it.') }]
  if (kind === 'audit_stream')
    return [
      {
        label: t('All activity'),
        sentence: t('Receive all activity, with names, email addresses, and IP addresses.'),
      },
    ]
  if (kind === 'connection') {
    const signIn = { label: t('Sign-in'), sentence: t('Sign in as members that it vouches for.') }
    const given = effectiveRole(roles)
    if (!given) return [signIn]
    const label = roleName(given, t)
    return [signIn, { label, sentence: t('Give people roles, up to {{role}}.', { role: label }) }]
  }
  if (kind === 'person' || kind === 'contact') {
    const role = !cannotAct(grant) && effectiveRole(roles)
    return role ? [{ label: roleName(role, t), sentence: roleMeaning(role, t) }] : []
  }
  return scopePermissions(scopes, t)
}

/** Returns the permissions that scopes give. */
export function scopePermissions(scopes: AccessGrant['scopes'], t: Translate): Permission[] {
  return grantedScopes(scopes).map(({ entity, level }) => ({
    label: permissionName({ entity, level }, t),
    sentence: grantSentence(entity, level, t),
    manages: level === 'manage',
  }))
}

/** Returns a name that is short enough for a chip, such as 'Survey: manage'. */
function permissionName({ entity, level }: GrantedScope, t: Translate): string {
  const kind = entityName(entity, t)
  return level === 'manage' ? t('{{kind}}: manage', { kind }) : t('{{kind}}: read', { kind })
}

/** The number of permissions that a row shows, strongest first. The row's details show all of them. */
export const maxChips = 2

/** Shows permissions as chips. Hovering over or focusing a chip shows its sentence. */
export function PermissionChips({ of, max = of.length }: { of: Permission[]; max?: number }) {
  const { t } = useTranslation()
  const shown = of.slice(0, max)
  const rest = of.slice(shown.length)
  if (of.length === 0) return <span className={styles.none}>{t('No access')}</span>
  return (
    <ul className={styles.chips} aria-label={t('Permissions')}>
      {shown.map(({ label, sentence, manages }) => (
        <li key={label}>
          <Tooltip text={sentence} describes>
            <Chip tabIndex={0} tone={manages ? 'warning' : 'neutral'}>
              {label}
            </Chip>
          </Tooltip>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Tooltip text={rest.map(({ label }) => label).join(' · ')} describes>
            <Chip tabIndex={0}>{t('+{{count}}', { count: rest.length })}</Chip>
          </Tooltip>
        </li>
      )}
    </ul>
  )
}
