import type { OrganizationActivity } from '@accord/contract/activity.ts'
import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import { subjectOf } from '@accord/contract/activity-subjects.ts'
import { type Address, addressOf } from '../../browser/address.ts'

/** Of those who went nobody is found. */
const gone: ReadonlySet<OrganizationActivityKind> = new Set<OrganizationActivityKind>([
  'invitation_deleted',
  'invitation_declined',
  'member_removed',
  'member_left',
  'member_account_deleted',
  'member_account_removed',
  'contact_ended',
])

/** Where it can be looked at: the thing itself, or the page that lists what it is. */
export function activityPage(
  { link, kind, detail }: OrganizationActivity,
  id: string,
): Address | undefined {
  switch (link?.to) {
    case 'application':
      return addressOf('/application/$id', { id: link.id })
    case 'authorization':
      return addressOf('/application-authorization/$id', { id: link.id }, { organization: id })
    case 'network':
      return addressOf('/network/$id', { id: link.id })
    case 'networks':
      return addressOf('/organization/$id/networks', { id })
    case undefined:
      break
  }
  const subject = subjectOf(kind)
  if (subject === 'exports') return addressOf('/organization/$id/data-export', { id })
  if (subject === 'reviews') return addressOf('/organization/$id/access', { id })
  if (subject !== 'members' || gone.has(kind)) return undefined
  const { email, newEmail = email } = detail as { email?: string; newEmail?: string }
  return newEmail ? addressOf('/organization/$id/members', { id }, { search: newEmail }) : undefined
}
