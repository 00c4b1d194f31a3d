import { graceDays } from '@accord/contract/deletions.ts'
import type { AccessGrant, AccessConcern, AccessGrantKind } from '@accord/contract/access.ts'
import type { ReviewItem } from '@accord/contract/access-reviews.ts'
import { type Role, effectiveRole } from '@accord/contract/rules/roles.ts'
import type { Translate } from '../i18n/translation.ts'
import {
  introducedByMember,
  cannotAct,
  roleMeaning,
  roleName,
  roleNames,
} from '../permissions/role-labels.ts'
import { grantSentence, grantedScopes, shareSentence } from '../permissions/scope-sentences.ts'

/** At whatever moment: a review has no days of use. */
export type ShownGrant = Omit<AccessGrant, 'usedDays'> &
  Pick<Partial<ReviewItem>, 'deleted' | 'changed'>

interface Named {
  kind: AccessGrantKind
  /** Not known of what has ended already. */
  roles?: readonly Role[]
}

/** Of many. */
export function grantKindsLabel(kind: AccessGrantKind, t: Translate): string {
  return {
    person: t('Members'),
    contact: t('Contacts'),
    own_application: t('Own applications'),
    authorization: t('Authorized applications'),
    approval: t('Approvals'),
    network: t('Networks'),
    export: t('Exported files'),
    invitation: t('Pending invitations'),
  }[kind]
}

/** What one is: somebody of the organization by the role that counts, all else by its kind. */
export function grantLabel({ kind, roles = [] }: Named, t: Translate): string {
  return {
    person: roleName(effectiveRole(roles) ?? 'member', t),
    contact: t('Contact'),
    own_application: t('Own application'),
    authorization: t('Authorized application'),
    approval: t('Approval'),
    network: t('Network'),
    export: t('Exported file'),
    invitation: t('Pending invitation'),
  }[kind]
}

/** What it may do now, a sentence each; what can be changed before what can only be seen. */
export function permissionLabels(grant: ShownGrant, t: Translate): string[] {
  if (grant.kind === 'invitation')
    return [t('Joins with these roles: {{roles}}.', { roles: roleNames(grant.roles, t) })]
  if (grant.shares.length > 0) return grant.shares.map((share) => shareSentence(share, t))
  if (grant.kind === 'export') return [t('Read everything in the file.')]
  const role = !cannotAct(grant) && effectiveRole(grant.roles)
  if (grant.kind === 'person' || grant.kind === 'contact') return role ? [roleMeaning(role, t)] : []
  return scopeSentences(grant.scopes, t)
}

/** Of what acts, or would, by scopes. */
export function scopeSentences(scopes: AccessGrant['scopes'], t: Translate): string[] {
  return grantedScopes(scopes).map(({ entity, level }) => grantSentence(entity, level, t))
}

/** What is no longer so once it is ended; said before and after. */
export function revocationSentence(kind: AccessGrantKind, t: Translate): string {
  return {
    person: t('Removed from the organization and notified by email.'),
    contact: t('Removed from the organization and notified by email.'),
    own_application: t(
      'The application is deleted, and its secrets and access stop working. Owners can restore it for {{days}} days.',
      { days: graceDays.application },
    ),
    authorization: t('The application can no longer act for the organization or its people.'),
    approval: t(
      'The application can no longer act for this person. We email them unless they revoke it themselves.',
    ),
    network: t('The organization leaves the network and shares nothing with it anymore.'),
    export: t('The file is deleted.'),
    invitation: t('The emailed link no longer works.'),
  }[kind]
}

/** Of a contact: the application that they approved first, as long as it is there. */
export function introducedByLabel(
  { kind, application, owner }: ShownGrant,
  t: Translate,
): string[] {
  if (kind !== 'contact' || !application) return []
  return [introducedByMember({ application: application.name, organization: owner?.name }, t)]
}

/** From who can reach the data to what, a step each. */
export function grantPath(grant: AccessGrant, t: Translate): string[] {
  const { name, person, owner, roles } = grant
  const whose = owner
    ? t('{{owner}} (admins and owners: {{count}})', {
        owner: owner.name,
        count: owner.managers ?? 0,
      })
    : ''
  switch (grant.kind) {
    case 'person':
    case 'contact':
      return [
        name,
        ...introducedByLabel(grant, t),
        t('with the role {{roles}}', { roles: roleNames(roles, t) }),
      ]
    case 'own_application':
      return [name, t('belongs to this organization, so it needs no authorization')]
    case 'authorization':
      return [whose, name, t('authorized by this organization')]
    case 'approval':
      return [whose, name, t('approved by {{person}}', { person: person ?? t('a former member') })]
    case 'network':
      return [whose, t('through the network {{name}}', { name })]
    case 'export':
      return owner
        ? [whose, t('holds the file {{name}}', { name })]
        : [
            t('Admins and owners of this organization'),
            t('can download the file {{name}}', { name }),
          ]
    case 'invitation':
      return [
        t('Anyone who opens the link emailed to {{email}}', { email: name }),
        t('can join this organization'),
      ]
  }
}

/** The name of a concern above a count of grants. */
export function concernsLabel(concern: AccessConcern, t: Translate): string {
  if (concern === 'allowed_by_former') return t('Granted by former members')
  return concernName(concern, t)
}

/** The name of a concern beside one grant. */
export function concernName(concern: AccessConcern, t: Translate): string {
  return {
    unused: t('Unused for 90 days'),
    allowed_by_former: t('Granted by a former member'),
    asks_for_more: t('More access than used'),
    account_closed: t('Account closed'),
  }[concern]
}
