import { organizationActivityKinds } from '@accord/contract/activity.ts'
import { exampleEvent } from '@accord/contract/event-examples.ts'
import { eventKinds, eventTypeOf, ownEventTexts } from '@accord/contract/event-types.ts'
import {
  EndpointDisabledEvent,
  EndpointTestEvent,
  type OwnEventType,
  ownEventTypes,
} from '@accord/contract/event-endpoints.ts'
import { eventSchemaOf, eventVersion } from '@accord/contract/events.ts'
import * as z from 'zod/mini'
import { type JsonSchema, refTo } from './json-schema.ts'
import type { Schemas } from './schemas.ts'

export interface Webhook {
  post: {
    operationId: string
    tags: [string]
    summary: string
    description: string
    security: []
    requestBody: { content: { 'application/json': { schema: JsonSchema; example: object } } }
    responses: { '2XX': { description: string } }
  }
}

/** Describes every type of event with its fields and an example. */
export function webhooksFrom(schemas: Schemas): Record<string, Webhook> {
  return { ...activityEvents(schemas), ...ownEvents(schemas) }
}

const example = {
  id: 'evt_0f8b3c52-6d1e-4b7a-9c40-2e5d8a71f3b6',
  timestamp: '2026-11-18T14:00:00.000Z',
}
const aboutEndpoint = { endpoint: 'b6bf7bc8-d96f-4ea9-8132-c83b3da8e776', version: eventVersion }

const ownSchemas: Record<OwnEventType, { schema: z.core.$ZodType; data: object }> = {
  'endpoint.test': { schema: EndpointTestEvent, data: aboutEndpoint },
  'endpoint.disabled': {
    schema: EndpointDisabledEvent,
    data: { ...aboutEndpoint, reason: 'failing' },
  },
}

/** The types that aren't activity. */
function ownEvents(schemas: Schemas): Record<string, Webhook> {
  return Object.fromEntries(
    ownEventTypes.map((type) => {
      const own = ownSchemas[type]
      // Only schemas inside others are described by their names.
      const { event } = schemas.describe(z.object({ event: own.schema }), 'answered').properties!
      return [
        type,
        {
          post: {
            operationId: type,
            tags: ['events'],
            summary: ownEventTexts[type],
            description:
              'This event is about an endpoint. Only endpoints receive it. It does not appear in feeds.',
            security: [],
            requestBody: {
              content: {
                'application/json': {
                  schema: event!,
                  example: { id: example.id, type, timestamp: example.timestamp, data: own.data },
                },
              },
            },
            responses: { '2XX': { description: 'Received.' } },
          },
        },
      ]
    }),
  )
}

function activityEvents(schemas: Schemas): Record<string, Webhook> {
  return Object.fromEntries(
    organizationActivityKinds.map((kind) => {
      const type = eventTypeOf(kind)
      const { data } = schemas.describe(eventSchemaOf(kind), 'answered').properties!
      const { on, detail } = data!.properties!
      return [
        type,
        {
          post: {
            operationId: type,
            tags: ['events'],
            summary: eventKinds[kind].says,
            description: receiverOf(eventKinds[kind].application),
            security: [],
            requestBody: {
              content: {
                'application/json': {
                  schema: {
                    allOf: [
                      refTo('OrganizationEvent'),
                      {
                        type: 'object',
                        properties: {
                          type: { type: 'string', const: type },
                          data: { type: 'object', properties: { on: on!, detail: detail! } },
                        },
                      },
                    ],
                  },
                  example: exampleEvent(type),
                },
              },
            },
            responses: { '2XX': { description: 'Received.' } },
          },
        },
      ]
    }),
  )
}

/** Who receives a type besides the organization. */
function receiverOf(application: string | null): string {
  if (application === null) return 'Applications do not receive this event.'
  return application === 'itself'
    ? 'Applications receive this event only if it is about them.'
    : `Applications need \`${application}\` to receive this event.`
}
