import { unavailable } from '@accord/contract/errors.ts'
import type { Context } from '#context.ts'
import type { AttemptRow, DeliveryRow } from '#data/events/listed-deliveries.store.ts'
import type { ManagedEndpointRow } from '#data/events/managed-endpoints.store.ts'
import { RequestError } from '#request-error.ts'

export function sendTestEvent(
  _context: Context,
  _endpoint: ManagedEndpointRow,
): Promise<AttemptRow> {
  throw new RequestError(unavailable)
}

export function resend(
  _context: Context,
  _endpoint: ManagedEndpointRow,
  _delivery: DeliveryRow,
): Promise<AttemptRow | undefined> {
  throw new RequestError(unavailable)
}
