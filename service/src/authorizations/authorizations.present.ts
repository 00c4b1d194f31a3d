import type {
  ApplicationRequest,
  Authorization,
  GrantedAuthorization,
  OpenApplicationRequest,
  OwnApplicationRequest,
} from '@accord/contract/authorizations.ts'
import type { AuthorizationRow } from '#data/approvals/authorizations.store.ts'
import { presentLogo } from '#data/logos/logos.present.ts'
import { effectiveScopes, receivedSubjects, requestedScopes } from './authorizations.rules.ts'
import type { RequestRow } from './requests/requests.store.ts'

interface Embedding {
  /** Whether to include the application's name, description, owner, and scopes, and not only its ID. */
  embedded: boolean
}

/** Presents an authorization to managers of the organization that granted it. */
export function presentAuthorization(row: AuthorizationRow, embedding?: Embedding): Authorization {
  return {
    ...presentToOwner(row, embedding),
    requestedScopes: requestedScopes(row.asked_scopes, row.scopes, row.refused_scopes),
    receivesEvents: receivedSubjects(
      row.endpoint_types,
      effectiveScopes(row.scopes, row.asked_scopes),
    ),
    updatedAt: row.updated_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    grantedBy: row.granted_by_name,
    grantedAt: (row.allowed_at ?? row.created_at).toISOString(),
  }
}

/** Presents an authorization to the application's managers, with the organization, the scopes, and the date. */
export function presentToOwner(row: AuthorizationRow, embedding?: Embedding): Authorization {
  return {
    id: row.id,
    application: embedding?.embedded ? applicationOf(row) : { id: row.application_id },
    organization: { id: row.organization_id, name: row.organization_name },
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
  }
}

export function presentGrantedAuthorization(row: AuthorizationRow): GrantedAuthorization {
  return {
    id: row.id,
    organization: { id: row.organization_id, name: row.organization_name },
    scopes: row.scopes,
    upToDate: row.up_to_date,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}

function applicationOf(row: AuthorizationRow) {
  return {
    id: row.application_id,
    name: row.application_name,
    description: row.application_description,
    logo: presentLogo(row.application_logo_id),
    organization: { id: row.owning_id, name: row.owning_name },
    scopes: row.asked_scopes,
  }
}

/** Presents a request to the organization's managers. */
export function presentRequest(row: RequestRow): ApplicationRequest {
  return {
    ...presentOwnRequest(row),
    application: {
      id: row.application_id,
      name: row.application_name,
      description: row.application_description,
      logo: presentLogo(row.application_logo_id),
      organization: { id: row.owning_id, name: row.owning_name },
      scopes: row.application_scopes,
    },
    askedBy: {
      profile: row.profile_id,
      name: `${row.asker_first_name} ${row.asker_last_name}`,
      email: row.asker_email,
    },
    answeredBy: row.answered_by_name,
  }
}

/** Presents a request to the person who sent it, in a list with their other requests. */
export function presentOpenRequest(row: RequestRow): OpenApplicationRequest {
  return {
    id: row.id,
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    application: { id: row.application_id, name: row.application_name },
    organization: { id: row.organization_id, name: row.organization_name },
  }
}

/** Presents a request to the person who sent it. */
export function presentOwnRequest(row: OwnRequestRow): OwnApplicationRequest {
  const { id, scopes, created_at, answer, answered_at, note } = row
  return {
    id,
    scopes,
    createdAt: created_at.toISOString(),
    answer,
    answeredAt: answered_at?.toISOString() ?? null,
    note,
  }
}

type OwnRequestRow = Pick<
  RequestRow,
  'id' | 'scopes' | 'created_at' | 'answer' | 'answered_at' | 'note'
>
