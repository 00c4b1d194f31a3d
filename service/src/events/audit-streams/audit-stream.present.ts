import type { AuditStream, StreamAttempt } from '@accord/contract/audit-streams.ts'
import type { ManagedStreamRow } from '#data/events/audit-streams.store.ts'
import type { AttemptOutcome } from '../deliveries.store.ts'

/** Presents a stream to its managers, without its secret and its token. */
export function presentAuditStream(row: ManagedStreamRow): AuditStream {
  return {
    id: row.id,
    organization: { id: row.organization_id, name: row.organization_name },
    preset: row.stream,
    url: row.url,
    hasToken: row.token !== null,
    state: row.state,
    disabledReason: row.disabled_reason,
    failingSince: row.failing_since?.toISOString() ?? null,
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
    lastAttempt:
      row.last_attempt_at &&
      presentStreamAttempt({
        at: row.last_attempt_at,
        status: row.last_status,
        milliseconds: row.last_milliseconds ?? 0,
        response: row.last_response,
        error: row.last_error,
      }),
    position: Number(row.position),
    pending: Number(row.pending),
    signedPosition: row.head_position === null ? null : Number(row.head_position),
    previousSecretUntil: row.previous_secret_signs
      ? row.previous_secret_until!.toISOString()
      : null,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_name,
    secretSeenByFormer: row.secret_seen_by_former.map(({ name, at }) => ({
      name,
      at: new Date(at).toISOString(),
    })),
  }
}

export function presentStreamAttempt({
  at,
  status,
  milliseconds,
  response,
  error,
}: AttemptOutcome): StreamAttempt {
  return { at: at.toISOString(), status, milliseconds, response, error }
}
