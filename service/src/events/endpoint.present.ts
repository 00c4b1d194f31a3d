import type { EventType } from '@accord/contract/event-types.ts'
import type {
  DeliveryAttempt,
  DeliveredType,
  EventDelivery,
  EventEndpoint,
} from '@accord/contract/event-endpoints.ts'
import { eventIdOf } from '@accord/contract/events.ts'
import type { AttemptRow, DeliveryRow } from '#data/events/listed-deliveries.store.ts'
import type { ManagedEndpointRow } from '#data/events/managed-endpoints.store.ts'

/** Presents an endpoint to its managers, without its secret. */
export function presentEndpoint(row: ManagedEndpointRow): EventEndpoint {
  const { application_id: id, application_name: name, previous_secret_until: until } = row
  return {
    id: row.id,
    organization: { id: row.managed_by, name: row.managed_by_name },
    application: id === null ? null : { id, name: name! },
    url: row.url,
    types: row.types as EventType[],
    format: row.format,
    includesEmail: row.includes_email,
    strictOrder: row.strict_order,
    signsEd25519: row.signs_ed25519,
    state: row.state,
    disabledReason: row.disabled_reason,
    failingSince: row.failing_since?.toISOString() ?? null,
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
    lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
    previousSecretUntil: row.previous_secret_signs ? until!.toISOString() : null,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_name,
    secretSeenByFormer: row.secret_seen_by_former.map((viewer) => ({
      name: viewer.name,
      at: new Date(viewer.at).toISOString(),
    })),
    deliveries: { pending: row.pending, failed: row.failed },
  }
}

export function presentDelivery(row: DeliveryRow): EventDelivery {
  const { organization_id: id, organization_name: name } = row
  return {
    seq: Number(row.seq),
    event: eventIdOf(row.event_id),
    type: row.type as DeliveredType,
    organization: id === null || name === null ? null : { id, name },
    position: row.position === null ? null : Number(row.position),
    state: row.state,
    attempts: row.attempts,
    lastStatus: row.last_status,
    lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    dueAt: row.state === 'pending' ? row.due_at.toISOString() : null,
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}

export function presentAttempt(row: AttemptRow): DeliveryAttempt {
  const { number, at, status, milliseconds, response, error } = row
  return { number, at: at.toISOString(), status, milliseconds, response, error }
}
