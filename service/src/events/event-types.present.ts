import { type EventTypeInfo, ownEventTypes } from '@accord/contract/event-endpoints.ts'
import { exampleEvent } from '@accord/contract/event-examples.ts'
import {
  eventGroupOf,
  eventKinds,
  eventTypes,
  kindOfEvent,
  ownEventTexts,
} from '@accord/contract/event-types.ts'

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
      says: ownEventTexts[type],
      application: 'itself' as const,
      example: null,
    })),
  ]
}
