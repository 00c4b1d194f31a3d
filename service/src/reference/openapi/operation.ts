import type { Call } from '@accord/contract/call.ts'
import { createRefusals, insufficientScope, type Refusal } from '@accord/contract/refusal.ts'
import { callersOf } from '../words/callers.ts'
import { exampleAnswer, exampleBody } from './examples.ts'
import { describeFields } from './field-descriptions.ts'
import { described, itemOf, type JsonSchema, nameIn, refTo } from './json-schema.ts'
import type { Parameter, Parameters } from './parameters.ts'
import type { Reference, Response, Responses } from './responses.ts'
import type { Schemas } from './schemas.ts'

export interface Parts {
  schemas: Schemas
  parameters: Parameters
  responses: Responses
}

export interface Operation {
  operationId: string
  tags: [string]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: {
    required: true
    content: { 'application/json': { schema: JsonSchema; example: unknown } }
  }
  /** By status. */
  responses: Record<string, Response | Reference>
}

/** One call: who may make it, what it takes, what it answers and refuses. */
export function operation(tag: string, name: string, call: Call, parts: Parts): Operation {
  const parameters = parts.parameters.describe(name, call)
  const body = bodyOf(name, call, parts.schemas)
  return {
    operationId: name,
    tags: [tag],
    summary: call.summary,
    description: callersOf(call),
    security: securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: body,
                example: exampleBody(name, tag, body, parts.schemas.named),
              },
            },
          },
        }
      : {}),
    responses: {
      [call.status ?? 200]: answerOf(tag, name, call, parts),
      ...parts.responses.refusing(refusalsOf(call)),
    },
  }
}

/** The call's own, those of all that create, and what an application is told whose token does not reach. */
export function refusalsOf({ access, creates, refusals }: Call): readonly Refusal[] {
  return [
    ...refusals,
    ...(creates ? createRefusals : []),
    ...(access === 'session' ? [insufficientScope] : []),
  ]
}

/** A person by their session; an application for a person, or in its own name, by its scope. */
function securityOf({ access, scope, service }: Call): Record<string, string[]>[] {
  if (access === 'anyone') return []
  return [
    { session: [] },
    ...(scope ? [{ person: [scope] }] : []),
    ...(scope && service ? [{ service: [scope] }] : []),
  ]
}

/** None where a call is sent to be done and has nothing to say. */
function bodyOf(name: string, { body }: Call, schemas: Schemas): JsonSchema | undefined {
  if (!body) return undefined
  const schema = describeFields(schemas.describe(body, 'sent'), name, 'sent')
  return hasFields(schema, schemas) ? schema : undefined
}

function hasFields(schema: JsonSchema, { named }: Schemas): boolean {
  const { properties, anyOf = [] } = described(schema, named)
  const shapes = anyOf.map((shape) => described(shape, named).properties)
  return [properties, ...shapes].some((fields) => Object.keys(fields ?? {}).length > 0)
}

/** What has a name carries its example itself: alone, in a list, or beside others that do. */
function answerOf(
  tag: string,
  name: string,
  { reply, serviceReply, media }: Call,
  parts: Parts,
): Response | Reference {
  if (media !== undefined) return { description: 'A file to save.', content: { [media]: {} } }
  const { schemas, responses } = parts
  const schema = describeFields(schemas.describe(reply, 'answered'), name, 'answered')
  if (serviceReply) {
    const either = { anyOf: [schema, schemas.describe(serviceReply, 'answered')] }
    return responses.answering(either, exampleAnswer(name, tag, schema, schemas.named))
  }
  const shown = carriersIn(schema, schemas)
  if (shown.length === 0) {
    return responses.answering(schema, exampleAnswer(name, tag, schema, schemas.named))
  }
  for (const one of shown) {
    schemas.examples[one] ??= exampleAnswer(name, tag, refTo(one), schemas.named)
  }
  return responses.answering(schema)
}

function carriersIn(schema: JsonSchema, { named }: Schemas): string[] {
  const whole = nameIn(schema) ?? nameIn(itemOf(schema) ?? {})
  if (whole !== undefined) return [whole]
  const fields = Object.values(schema.properties ?? {})
  const names = fields.map((field) => [field, ...(field.anyOf ?? [])].map(nameIn).find(Boolean))
  return names.every((name) => name !== undefined && named[name]?.properties)
    ? names.filter((name) => name !== undefined)
    : []
}
