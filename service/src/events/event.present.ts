import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import { organizationActivityKinds } from '@accord/contract/activity.ts'
import { eventKinds, eventTypeOf } from '@accord/contract/event-types.ts'
import {
  type EventActor,
  type OrganizationEvent,
  eventFieldsOf,
  eventIdOf,
  eventVersion,
  maxListed,
} from '@accord/contract/events.ts'
import type { EventRow } from './event-feed.store.ts'

const fieldsOf = new Map<OrganizationActivityKind, ReadonlySet<string>>(
  organizationActivityKinds.map((kind) => [
    kind,
    new Set(eventFieldsOf(kind).map(([field]) => field)),
  ]),
)

/**
 * Builds an event from a row each time it's sent, so that nothing that was erased is kept in a copy. Email addresses are
 * included only for an endpoint whose owner turned that on.
 */
export function presentEvent(
  organizationId: string,
  row: EventRow,
  emails: Record<string, unknown> = {},
): OrganizationEvent {
  const { on, ...detail } = row.detail
  return {
    id: eventIdOf(row.id),
    type: eventTypeOf(row.kind),
    timestamp: row.at.toISOString(),
    data: {
      organization: organizationId,
      position: Number(row.position),
      hash: row.hash.toString('hex'),
      version: eventVersion,
      actor: presentActor(row),
      on: only(new Set<string>(eventKinds[row.kind].on), on ?? {}),
      detail: shortened({ ...only(fieldsOf.get(row.kind)!, detail), ...emails }),
    },
  }
}

function only(names: ReadonlySet<string>, all: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)))
}

/** Cuts long lists, so that an event stays small. */
function shortened(detail: Record<string, unknown>): Record<string, unknown> {
  let more = 0
  const cut = Object.entries(detail).map(([field, value]) => {
    if (!Array.isArray(value) || value.length <= maxListed) return [field, value] as const
    more += value.length - maxListed
    return [field, value.slice(0, maxListed) as unknown[]] as const
  })
  return { ...Object.fromEntries(cut), ...(more > 0 && { more }) }
}

function presentActor(row: EventRow): EventActor {
  const kind = row.author as EventActor['kind']
  switch (kind) {
    case 'person':
      return {
        kind,
        id: row.profile_id,
        through: row.other_id === null ? null : { id: row.other_id },
      }
    case 'organization':
    case 'application':
    case 'directory':
      return { kind, id: row.other_id! }
    case 'command':
      return { kind, name: row.other_name! }
    case 'system':
      return { kind }
  }
}
