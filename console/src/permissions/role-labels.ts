import { type Role, rankedRoles } from '@accord/contract/rules/roles.ts'
import { listValues, type Translate } from '../i18n/translation.ts'
import type { AccessGrant } from '@accord/contract/access.ts'

export function roleName(role: Role, t: Translate): string {
  return {
    member: t('Member'),
    admin: t('Admin'),
    owner: t('Owner'),
    contact: t('Contact'),
  }[role]
}

/** Lists the roles of a profile or invitation, lowest first, such as 'Member, Admin'. */
export function roleNames(roles: readonly Role[], t: Translate): string {
  const names = ([...rankedRoles, 'contact'] as const)
    .filter((role) => roles.includes(role))
    .map((role) => roleName(role, t))
  return listValues(names) || t('No role')
}

/** Explains a role's permissions in one line. */
export function roleMeaning(role: Role, t: Translate): string {
  return {
    member: t('Can view the organization and act on its behalf.'),
    admin: t('Can manage details, members, applications, and networks.'),
    owner: t('Can do everything an admin can, and make other people owners.'),
    contact: t('Shares data through an application. Has no permissions in the organization.'),
  }[role]
}

interface Brought {
  application: string
  organization: string | undefined
}

/** Returns the application that a contact approved first. Older reviews don't contain its organization. */
export function introducedByMember({ application, organization }: Brought, t: Translate): string {
  return organization === undefined
    ? t('Added by {{application}}', { application })
    : t("Added by {{organization}}'s {{application}}", { application, organization })
}

/** Returns whether a person has no access, regardless of their role. */
export function cannotAct({ suspended, concerns }: Pick<AccessGrant, 'suspended' | 'concerns'>) {
  return suspended || concerns.includes('account_closed')
}
