import {
  type EventTypeInfo,
  type OwnEventType,
  ownEventTypes,
} from '@accord/contract/event-endpoints.ts'
import { exampleEvent } from '@accord/contract/event-examples.ts'
import { eventGroupOf, eventKinds, eventTypes, kindOfEvent } from '@accord/contract/event-types.ts'

const ownTypes: Record<OwnEventType, string> = {
  'endpoint.test': 'Someone sent a test event.',
  'endpoint.disabled': 'Accord disabled another endpoint of the same owner.',
}

/** The catalog of everything that endpoints receive. */
export function listEventTypeInfo(): EventTypeInfo[] {
  return [
    ...eventTypes.map((type) => {
      const { application, says } = eventKinds[kindOfEvent(type)]
      return { type, group: eventGroupOf(type), says, application, example: exampleEvent(type) }
    }),
    ...ownEventTypes.map((type) => ({
      type,
      group: null,
      says: ownTypes[type],
      application: 'itself' as const,
      example: null,
    })),
  ]
}
