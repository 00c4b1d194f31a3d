import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import { eventKinds, eventTypeOf } from '@accord/contract/event-types.ts'
import { actingForItself } from '@accord/contract/rules/application-kinds.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { effectiveScopes } from '#authorizations/authorizations.rules.ts'

/** What an application may read in one organization at this moment. */
export interface ApplicationStanding {
  application_id: string
  /** The scopes that it requests. */
  requested: readonly Scope[]
  /** The scopes that the organization granted. Null if there is no authorization. */
  authorized: readonly Scope[] | null
  /** Whether the application belongs to the organization. */
  is_own: boolean
  /** Whether the application or its owner was deleted. */
  is_stopped: boolean
  is_organization_deleted: boolean
}

export interface ReceivableEvent {
  organization_id: string
  kind: OrganizationActivityKind
  /** The application that it's about, if it's about one. */
  on_application: string | null
}

interface Receiver {
  organization_id: string | null
  /** Empty if it receives all types. */
  types: readonly string[]
}

/** An application's feed has everything that its endpoint for all types would receive. */
export const applicationFeed: Receiver = { organization_id: null, types: [] }

/**
 * Whether an endpoint may receive an event: its organization's own, or one that the application could also read with a
 * call. It's checked when a delivery is planned, and again before each attempt.
 */
export function mayReceive(
  endpoint: Receiver,
  event: ReceivableEvent,
  standing: ApplicationStanding | undefined,
): boolean {
  const isChosen = endpoint.types.length === 0 || endpoint.types.includes(eventTypeOf(event.kind))
  // The owner's other endpoints receive `endpoint.disabled` instead.
  if (!isChosen || event.kind === 'endpoint_stopped') return false
  if (endpoint.organization_id !== null) return endpoint.organization_id === event.organization_id
  return standing !== undefined && mayApplicationReceive(event, standing)
}

function mayApplicationReceive(
  { kind, on_application }: ReceivableEvent,
  standing: ApplicationStanding,
): boolean {
  const { application: needed } = eventKinds[kind]
  if (needed === null || standing.is_stopped) return false
  if (standing.is_organization_deleted && kind !== 'organization_deleted') return false
  if (needed !== 'itself') {
    // No person is involved when it receives events, so it must be able to read the same in its own name.
    const scopes = scopesOf(standing)
    return scopes.includes(actingForItself) && scopes.includes(needed)
  }
  if (on_application !== standing.application_id) return false
  // The application is told that its authorization ended, although it may read nothing any more.
  return standing.is_own || standing.authorized !== null || kind === 'authorization_revoked'
}

function scopesOf({ is_own, authorized, requested }: ApplicationStanding): readonly Scope[] {
  if (is_own) return requested
  return authorized === null ? [] : effectiveScopes(authorized, requested)
}
