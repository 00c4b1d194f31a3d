import type {
  ApplicationRequest,
  OpenApplicationRequest,
  OwnApplicationRequest,
} from '@accord/contract/application-requests.ts'
import type { RequestRow } from './requests.store.ts'

/** To those who manage the organization. */
export function presentRequest(row: RequestRow): ApplicationRequest {
  return {
    ...presentOwnRequest(row),
    application: {
      id: row.application_id,
      name: row.application_name,
      description: row.application_description,
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

/** To the one who asked, beside others of theirs. */
export function presentOpenRequest(row: RequestRow): OpenApplicationRequest {
  return {
    id: row.id,
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    application: { id: row.application_id, name: row.application_name },
    organization: { id: row.organization_id, name: row.organization_name },
  }
}

/** To the one who asked. */
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
