import type { Approval, listApprovals } from '@accord/contract/approvals.ts'
import type * as z from 'zod/mini'
import type { ShownApproval } from './approvals.store.ts'

type Embedded = z.output<typeof listApprovals.query>['$with']

/** The profile by its id, and by its roles and organization where they are asked for. */
export function presentApproval(row: ShownApproval, embedded: Embedded = []): Approval {
  const withOrganization = embedded.includes('profile.organization')
  return {
    id: row.id,
    application: {
      id: row.application_id,
      name: row.application_name,
      description: row.application_description,
      scopes: row.application_scopes,
      organization: {
        id: row.application_organization_id,
        name: row.application_organization_name,
      },
    },
    profile: {
      id: row.profile_id,
      ...(embedded.length > 0 && {
        roles: row.roles,
        organization: {
          id: row.organization_id,
          ...(withOrganization && { name: row.organization_name }),
        },
      }),
    },
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}
