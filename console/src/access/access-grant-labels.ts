import { graceDays } from '@accord/contract/deletions.ts'
import type { AccessGrant, AccessConcern, AccessGrantKind } from '@accord/contract/access.ts'
import type { ReviewItem } from '@accord/contract/access-reviews.ts'
import { type Role, effectiveRole } from '@accord/contract/rules/roles.ts'
import type { Translate } from '../i18n/translation.ts'
import { introducedByMember, roleName, roleNames } from '../permissions/role-labels.ts'

/** A grant in the live list or in a review. Reviews don't contain the days of use. */
export type ShownGrant = Omit<AccessGrant, 'usedDays'> &
  Pick<Partial<ReviewItem>, 'deleted' | 'changed'>

interface Named {
  kind: AccessGrantKind
  /** Grants that have already ended have no roles. */
  roles?: readonly Role[]
}

/** Returns the plural name of a kind. */
export function grantKindsLabel(kind: AccessGrantKind, t: Translate): string {
  return {
    person: t('Members'),
    contact: t('Contacts'),
    own_application: t('Own applications'),
    authorization: t('Authorized applications'),
    approval: t('Approvals'),
    network: t('Networks'),
    export: t('Exported files'),
    endpoint: t('Event endpoints'),
    audit_stream: t('Audit streams'),
    connection: t('Single sign-on'),
    invitation: t('Pending invitations'),
  }[kind]
}

/** Returns the name of a grant's kind. Members have their highest role instead. */
export function grantLabel({ kind, roles = [] }: Named, t: Translate): string {
  return {
    person: roleName(effectiveRole(roles) ?? 'member', t),
    contact: t('Contact'),
    own_application: t('Own application'),
    authorization: t('Authorized application'),
    approval: t('Approval'),
    network: t('Network'),
    export: t('Exported file'),
    endpoint: t('Event endpoint'),
    audit_stream: t('Audit stream'),
    connection: t('Identity provider'),
    invitation: t('Pending invitation'),
  }[kind]
}

/** Returns the name of an approval in a list with others of the same application. */
export function approvalName({ name, person }: ShownGrant, t: Translate): string {
  return t('{{name}} for {{person}}', { name, person: person ?? t('a former member') })
}

/** Describes the effect of revoking a grant. The sentence fits both before and after the revocation. */
export function revocationSentence(kind: AccessGrantKind, t: Translate): string {
  return {
    person: t("They're removed from the organization and notified by email."),
    contact: t("They're removed from the organization and notified by email."),
    own_application: t(
      'The application is deleted, and its secrets and tokens stop working. Owners can restore it for {{count}} days.',
      { count: graceDays.application },
    ),
    authorization: t('The application can no longer act for the organization or its people.'),
    approval: t(
      'The application can no longer act for this person. We email them unless they revoke it themselves.',
    ),
    network: t('The organization leaves the network and no longer shares any data with it.'),
    export: t('The file is deleted.'),
    endpoint: t('The endpoint will be deleted, and no more events will be sent to it.'),
    audit_stream: t(
      'The audit stream is deleted, and no more activity is sent. The receiver keeps its copy.',
    ),
    connection: t(
      'Single sign-on is turned off, and everyone who signed in through it is signed out. Owners can turn it on again.',
    ),
    invitation: t('The emailed link no longer works.'),
  }[kind]
}

/** Explains why the current person can't revoke a grant. */
export function notRevokedReason({ kind }: Pick<ShownGrant, 'kind'>, t: Translate): string {
  if (kind === 'own_application' || kind === 'audit_stream' || kind === 'connection') {
    return t('Only owners can revoke this.')
  }
  if (kind === 'export') return t("This can't be revoked here.")
  return t("You can't revoke an owner's access or your own.")
}

/** Returns the application that a contact approved first. The result is empty if it no longer exists. */
export function introducedByLabel(
  { kind, application, owner }: ShownGrant,
  t: Translate,
): string[] {
  if (kind !== 'contact' || !application) return []
  return [introducedByMember({ application: application.name, organization: owner?.name }, t)]
}

/** Names the connection through which a person signs in. The result is empty if there is none. */
export function throughLabel({ through }: Pick<ShownGrant, 'through'>, t: Translate): string[] {
  return through ? [t('Signs in through {{name}}', { name: through.name })] : []
}

/** Returns the steps from the holder of a grant to the data. */
export function grantPath(grant: AccessGrant, t: Translate): string[] {
  const { name, person, owner, roles } = grant
  const whose = owner
    ? t('{{owner}} ({{count}} admins and owners)', {
        owner: owner.name,
        count: owner.managers ?? 0,
        defaultValue_one: '{{owner}} ({{count}} owner)',
      })
    : ''
  switch (grant.kind) {
    case 'person':
    case 'contact':
      return [
        name,
        ...introducedByLabel(grant, t),
        t('Role: {{roles}}', { roles: roleNames(roles, t) }),
        ...throughLabel(grant, t),
      ]
    case 'own_application':
      return [name, t('Owned by this organization, so no authorization is needed')]
    case 'authorization':
      return [whose, name, t('Authorized by this organization')]
    case 'approval':
      return [whose, name, t('Approved by {{person}}', { person: person ?? t('a former member') })]
    case 'network':
      return [whose, t('Network: {{name}}', { name })]
    case 'export':
      return owner
        ? [whose, t('File: {{name}}', { name })]
        : [t('Admins and owners of this organization'), t('File: {{name}}', { name })]
    case 'endpoint':
      return [t('The receiver at {{name}}', { name }), t('receives events of this organization')]
    case 'audit_stream':
      return [
        t('The receiver at {{name}}', { name }),
        t('receives all activity of this organization'),
      ]
    case 'connection':
      return [
        t('The identity provider {{name}}', { name }),
        t('decides who can sign in to this organization'),
      ]
    case 'invitation':
      return [
        t('Anyone who opens the link emailed to {{email}}', { email: name }),
        t('Can join this organization'),
      ]
  }
}

/** Returns the name of a concern above a number of grants. */
export function concernsLabel(concern: AccessConcern, t: Translate): string {
  if (concern === 'allowed_by_former') return t('Granted by former members')
  return concernName(concern, t)
}

/** Returns the name of a concern next to one grant. */
export function concernName(concern: AccessConcern, t: Translate): string {
  return {
    unused: t('Unused for 90 days'),
    allowed_by_former: t('Granted by a former member'),
    asks_for_more: t('More access than it uses'),
    account_closed: t('Account closed'),
  }[concern]
}
