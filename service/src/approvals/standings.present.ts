import type { ApprovalStanding } from '@accord/contract/approval-standings.ts'
import { withheldScopes } from '@accord/contract/rules/governed-scopes.ts'
import { canManage, isContact } from '@accord/contract/rules/roles.ts'
import type { ApplicationRow } from '#data/applications/applications.store.ts'
import { presentOwnRequest } from '#authorizations/requests/requests.present.ts'
import type { StandingRow } from './standings.store.ts'

export function presentStanding(row: StandingRow, application: ApplicationRow): ApprovalStanding {
  const { profile_id: profile, organization_id: organization, roles } = row
  const own = organization === application.organization_id
  // Nothing of the organization is open to who is suspended there.
  const open = row.suspended_at === null
  const authorized = open ? row.authorized : null
  const concerned = open && !own && !isContact(roles)
  return {
    profile,
    organization,
    own,
    // Anybody can become a contact, and learns nothing of what others are to the organization.
    authorized: concerned && authorized !== null,
    withheldScopes: withheldScopes(application.scopes, { own, authorized, roles }),
    canAuthorize: open && !own && canManage(roles),
    authorizationNeeded: concerned && row.member_approvals === 'authorized' && authorized === null,
    request:
      row.request_id === null || !open
        ? null
        : presentOwnRequest({
            id: row.request_id,
            scopes: row.request_scopes,
            created_at: row.requested_at,
            answer: row.answer,
            answered_at: row.answered_at,
            note: row.note,
          }),
  }
}
