import { organizationActivityKinds, subjectOf } from '@accord/contract/activity.ts'
import { exampleEvent } from '@accord/contract/event-examples.ts'
import { eventKinds, eventTypeOf } from '@accord/contract/event-types.ts'
import { eventSchemaOf } from '@accord/contract/events.ts'
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
            description: `About ${subjectOf(kind)}. ${receiverOf(eventKinds[kind].application)}`,
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
  if (application === null) return 'Applications don’t receive it.'
  return application === 'itself'
    ? 'Applications receive it if it’s about them.'
    : `Applications receive it with \`${application}\`.`
}
