import { ActivityAuthor } from '@accord/contract/activity.ts'
import { callsByFeature } from '@accord/contract/all-calls.ts'
import { Id, Time } from '@accord/contract/fields.ts'
import { Profile, RoleName } from '@accord/contract/people.ts'
import { ScopeName, ShareName } from '@accord/contract/rules/scopes.ts'
import type { Call } from '@accord/contract/call.ts'
import {
  commonRefusals,
  ErrorBody,
  insufficientScope,
  type Refusal,
} from '@accord/contract/refusal.ts'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** The API's document, printed from the contract: nothing in it is written twice. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [feature, calls] of Object.entries(callsByFeature)) {
    for (const [name, call] of Object.entries(calls) as [string, Call][]) {
      paths[call.path] = {
        ...paths[call.path],
        [call.method.toLowerCase()]: operation(feature, name, call),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Accord API',
      version: '1',
      description:
        'Identity and authorization. Send a token as `Authorization: Bearer <token>`. Errors carry a stable `code`, a sentence in `message` and, where fields are wrong, a sentence for each in `fields`.',
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(callsByFeature).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(ErrorBody, 'output'), ...components },
    },
  }
}

function operation(feature: string, operationId: string, call: Call): Json {
  return {
    operationId,
    tags: [feature],
    summary: call.summary,
    description: forApplications(call),
    security: call.access === 'anyone' ? [] : [{ token: [] }],
    parameters: [...parametersOf('path', call.params), ...parametersOf('query', call.query)],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [call.status ?? 200]: {
        description: 'Done.',
        content: {
          [call.media ?? 'application/json']: { schema: replySchema(call) },
        },
      },
      ...refusalsByStatus([
        ...call.refusals,
        ...(call.access === 'session' ? [insufficientScope] : []),
        ...commonRefusals,
      ]),
    },
  }
}

function replySchema({ reply, serviceReply }: Call): Json {
  const schema = schemaOf(reply, 'output')
  return serviceReply ? { anyOf: [schema, schemaOf(serviceReply, 'output')] } : schema
}

/** Who besides people may make a call. */
export function forApplications({ access, scope, service, serviceReply }: Call): string {
  if (access === 'anyone') return 'No credential is needed.'
  if (!scope) return 'For people only: applications may not make this call.'
  if (serviceReply) {
    return `Applications need \`${scope}\` for a person; in their own name any token will do.`
  }
  return service
    ? `Applications need \`${scope}\`, for a person or in their own name.`
    : `Applications need \`${scope}\` and a person who approved them.`
}

/** One entry per status, with the exact sentence of each refusal and its code. */
function refusalsByStatus(refusals: readonly Refusal[]): Json {
  const grouped = Map.groupBy(refusals, (refusal) => refusal.status)
  return Object.fromEntries(
    [...grouped].map(([status, group]) => [
      status,
      {
        description: group.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

interface ObjectSchema {
  properties?: Record<string, Json>
  required?: string[]
}

function parametersOf(place: 'path' | 'query', schema: z.core.$ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as ObjectSchema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

/** What stands in many places is described once, by its name. */
const named = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries({
  Id,
  Time,
  ActivityAuthor,
  Profile,
  Role: RoleName,
  Scope: ScopeName,
  Share: ShareName,
})) {
  named.add(schema, { id })
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const settings = { io, unrepresentable: 'any', metadata: named } as const
  const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, settings)
  Object.assign(components, inComponents($defs ?? {}))
  return inComponents(rest)
}

const components: Json = {}

function inComponents(schema: object): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/')) as Json
}
