import type {
  ApplicationRequest,
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
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answeredBy: row.answered_by_name,
    note: row.note,
  }
}

/** To the one who asked. */
export function presentOwnRequest({
  id,
  scopes,
  created_at,
}: Pick<RequestRow, 'id' | 'scopes' | 'created_at'>): OwnApplicationRequest {
  return { id, scopes, createdAt: created_at.toISOString() }
}
