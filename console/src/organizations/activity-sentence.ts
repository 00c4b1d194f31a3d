import type { OrganizationActivity, OrganizationActivityKind } from '@accord/contract/activity.ts'
import type { Translate } from '../language/words.ts'

/** What happened, without whom it concerned: the words of the filter. */
export function kindName(kind: OrganizationActivityKind, t: Translate): string {
  const names: Record<OrganizationActivityKind, string> = {
    organization_created: t('Organization created'),
    organization_updated: t('Details updated'),
    member_invited: t('Member invited'),
    invitation_resent: t('Invitation sent again'),
    invitation_deleted: t('Invitation deleted'),
    invitation_accepted: t('Invitation accepted'),
    invitation_declined: t('Invitation declined'),
    member_removed: t('Member removed'),
    member_left: t('Member left'),
    roles_changed: t('Roles changed'),
    profile_email_requested: t('Change of profile e-mail requested'),
    profile_email_changed: t('Profile e-mail changed'),
    contact_added: t('Contact added'),
  }
  return names[kind]
}

/** 'Member invited: chen@example.com (member)', as much of it as was recorded. */
export function activitySentence(
  { kind, detail }: Pick<OrganizationActivity, 'kind' | 'detail'>,
  t: Translate,
): string {
  const concerned = concernedBy(kind, detail, t)
  return concerned ? `${kindName(kind, t)}: ${concerned}` : kindName(kind, t)
}

function concernedBy(
  kind: OrganizationActivityKind,
  { subject, change }: OrganizationActivity['detail'],
  t: Translate,
): string | undefined {
  if (kind === 'organization_updated') return change && fieldNames(change, t)
  if (!subject || !change) return subject ?? change
  // 'old → new' begins with whom it is about.
  return change.startsWith(subject) ? change : `${subject} (${change})`
}

/** The changed fields by the names that people know. */
function fieldNames(change: string, t: Translate): string {
  const names: Record<string, string> = {
    name: t('name'),
    description: t('description'),
    address: t('address'),
    email: t('e-mail address'),
    city: t('city'),
    state: t('state'),
    zipcode: t('zip code'),
    timezone: t('time zone'),
    country: t('country'),
  }
  return change
    .split(', ')
    .map((field) => names[field] ?? field)
    .join(', ')
}
