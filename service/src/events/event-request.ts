import { eventIdOf } from '@accord/contract/events.ts'
import type { Context } from '#context.ts'
import { openSigningSecrets } from '#crypto/event-secrets.ts'
import type { AttemptRequest } from './attempt.ts'
import type { DeliveryNow, SentEndpoint } from './deliveries.store.ts'
import { presentEvent } from './event.present.ts'
import { type ReceivableEvent, mayReceive } from './receive.rules.ts'
import { signedHeaders } from './sign.ts'

type Parts = Pick<Context, 'config' | 'secrets'>

export type EventRequest = Pick<AttemptRequest, 'to' | 'headers' | 'body'>

/** What a receiver gets, before it's formatted. */
interface Sendable {
  id: string
  type: string
  timestamp: string
  data: Record<string, unknown>
  /** The organization in whose activity it is. */
  organizationId: string | undefined
}

/**
 * Builds a request as it's sent now, from the activity and the current settings and secret. Undefined if the endpoint may
 * no longer receive the event, or if the activity was deleted.
 */
export function buildRequest(
  parts: Parts,
  delivery: DeliveryNow,
  at: Date,
): EventRequest | undefined {
  const event = sendableOf(delivery)
  return event && requestFor(parts, delivery.endpoint, event, at)
}

/** Builds the request of an event about the endpoint itself. */
export function buildOwnRequest(
  parts: Parts,
  endpoint: SentEndpoint,
  { eventId, type, data }: { eventId: string; type: string; data: Record<string, unknown> },
  at: Date,
): EventRequest {
  const event = {
    id: eventIdOf(eventId),
    type,
    timestamp: at.toISOString(),
    data,
    organizationId: undefined,
  }
  return requestFor(parts, endpoint, event, at)
}

function sendableOf(delivery: DeliveryNow): Sendable | undefined {
  const { endpoint, row, standing, data } = delivery
  if (data) {
    const { event_id, type, created_at } = delivery
    const timestamp = created_at.toISOString()
    return { id: eventIdOf(event_id), type, timestamp, data, organizationId: undefined }
  }
  const { organization_id } = delivery
  if (!row || organization_id === null) return undefined
  const event: ReceivableEvent = {
    organization_id,
    kind: row.kind,
    on_application: row.on_application,
  }
  const application = endpoint.application_id
  const stands = standing && application !== null && { application_id: application, ...standing }
  if (!mayReceive(endpoint, event, stands || undefined)) return undefined
  return {
    ...presentEvent(organization_id, row, row.words ?? undefined),
    organizationId: organization_id,
  }
}

function requestFor(
  { config, secrets }: Parts,
  endpoint: SentEndpoint,
  event: Sendable,
  at: Date,
): EventRequest {
  const { url, format, signs_ed25519 } = endpoint
  const body = Buffer.from(JSON.stringify(bodyOf(config, format, event)))
  const signing = {
    secrets: openSigningSecrets(secrets, endpoint, at),
    signsEd25519: signs_ed25519,
  }
  return {
    to: url,
    headers: {
      'content-type':
        format === 'cloudevents' ? 'application/cloudevents+json' : 'application/json',
      'user-agent': 'Accord',
      ...signedHeaders(signing, { id: event.id, at, body }),
    },
    body,
  }
}

function bodyOf(
  { publicUrl }: Parts['config'],
  format: SentEndpoint['format'],
  { organizationId, ...event }: Sendable,
) {
  if (format === 'standard') return event
  const { id, type, timestamp, data } = event
  const source = new URL(
    organizationId === undefined ? '/' : `/organization/${organizationId}`,
    publicUrl,
  )
  return {
    specversion: '1.0',
    id,
    source: source.href,
    type,
    time: timestamp,
    ...('position' in data && { position: data['position'] }),
    datacontenttype: 'application/json',
    data,
  }
}
