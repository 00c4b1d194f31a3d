import type { Approval, ApprovalStatus, listApprovals } from '@accord/contract/approvals.ts'
import type * as z from 'zod/mini'
import { presentLogo } from '#data/logos/logos.present.ts'
import { neverUsed } from '#data/usage/never-used.rules.ts'
import type { ShownApproval } from '#data/approvals/approvals.store.ts'
import { scopesPendingConsent } from '@accord/contract/rules/scopes.ts'
import { canManage, isContact } from '@accord/contract/rules/roles.ts'
import type { ApplicationRow } from '#data/applications/applications.store.ts'
import { presentOwnRequest } from '#authorizations/authorizations.present.ts'
import type { ApprovalStatusRow } from './approval-status.store.ts'

type Embedded = z.output<typeof listApprovals.query>['$with']

/** How an approval was used, and when recording started. */
interface ApprovalUse {
  days: number[]
  scopes: ReadonlyMap<string, unknown>
  since: Date
}

/** Presents the profile as its ID, or with its roles and organization if the caller requested them. */
export function presentApproval(
  row: ShownApproval,
  { days, scopes, since }: ApprovalUse,
  embedded: Embedded = [],
): Approval {
  return {
    id: row.id,
    application: {
      id: row.application_id,
      name: row.application_name,
      description: row.application_description,
      logo: presentLogo(row.application_logo_id),
      scopes: row.application_scopes,
      organization: {
        id: row.application_organization_id,
        name: row.application_organization_name,
      },
    },
    profile: profileOf(row, embedded),
    scopes: row.scopes,
    standardScopes: row.standard_scopes,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    usedDays: days,
    unusedScopes: neverUsed(row.scopes, scopes),
    recordedSince: row.created_at < since ? since.toISOString() : null,
  }
}

/** Returns null if the person approved the application for themselves. */
function profileOf(row: ShownApproval, embedded: NonNullable<Embedded>): Approval['profile'] {
  const { profile_id: id, organization_id: organizationId, organization_name: name, roles } = row
  if (id === null || organizationId === null || name === null || roles === null) return null
  if (embedded.length === 0) return { id }
  const withName = embedded.includes('profile.organization') && { name }
  return { id, roles, organization: { id: organizationId, ...withName } }
}

export function presentApprovalStatus(
  row: ApprovalStatusRow,
  application: ApplicationRow,
): ApprovalStatus {
  const { profile_id: profile, organization_id: organization, roles } = row
  const own = organization === application.organization_id
  // A suspended member can't see anything in the organization.
  const open = row.suspended_at === null
  const authorized = open ? row.authorized : null
  const concerned = open && !own && !isContact(roles)
  return {
    profile,
    organization,
    own,
    // Anyone can become a contact, so contacts don't learn which applications the organization authorized.
    authorized: concerned && authorized !== null,
    withheldScopes: scopesPendingConsent(application.scopes, { own, authorized, roles }),
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
