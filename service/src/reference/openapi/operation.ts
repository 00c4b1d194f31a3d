import type { Call } from '@accord/contract/call.ts'
import { Consequences } from '@accord/contract/consequences.ts'
import { callersInShort, confirmingInShort } from '../words/callers.ts'
import { describeFields } from './field-descriptions.ts'
import { described, type JsonSchema } from './json-schema.ts'
import type { Parameter, Parameters } from './parameters.ts'
import type { Refusals } from './refusals.ts'
import {
  type Answers,
  type Reference,
  refusing,
  type Response,
  type Responses,
} from './responses.ts'
import type { Schemas } from './schemas.ts'

export interface Parts {
  schemas: Schemas
  parameters: Parameters
  refusals: Refusals
  responses: Responses
}

/** Whose tokens open a call, with which scope. */
export type Security = Record<string, string[]>[]

export const forPeople: Security = [{ session: [] }]

export interface Operation {
  operationId: string
  tags: [string]
  summary: string
  description: string
  /** Where it is not for people alone, as the document says of every call. */
  security?: Security
  parameters?: (Parameter | Reference)[]
  requestBody?: {
    required: true
    content: { 'application/json': { schema: JsonSchema } }
  }
  responses: Answers
}

/** One call: who may make it, what it takes, what it answers and refuses. */
export function operation(tag: string, name: string, call: Call, parts: Parts): Operation {
  const parameters = parts.parameters.describe(name, call)
  const body = bodyOf(name, call, parts.schemas)
  return {
    operationId: name,
    tags: [tag],
    summary: call.summary,
    description: wordsOf(call, parts.refusals),
    ...securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
      : {}),
    responses: {
      [call.status ?? 200]: answerOf(call, name, parts),
      ...refusing,
    },
  }
}

/** What its tokens and its shapes do not say; who may make it, where nothing else is to be said. */
function wordsOf(call: Call, refusals: Refusals): string {
  const words = [...confirmingInShort(call), ...refusals.besides(call)]
  return words.length > 0 ? words.join('\n\n') : callersInShort(call)
}

/** A person by their session; an application for a person, or in its own name, by its scope. */
function securityOf({ access, scope, service }: Call): { security?: Security } {
  if (access === 'anyone') return { security: [] }
  if (!scope) return {}
  return {
    security: [...forPeople, { person: [scope] }, ...(service ? [{ service: [scope] }] : [])],
  }
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

function answerOf(
  { reply, serviceReply, previews, media }: Call,
  name: string,
  parts: Parts,
): Response {
  if (media !== undefined) return { description: 'A file to save.', content: { [media]: {} } }
  const { schemas, responses } = parts
  const schema = describeFields(schemas.describe(reply, 'answered'), name, 'answered')
  const others = [...(serviceReply ? [serviceReply] : []), ...(previews ? [Consequences] : [])]
  const anyOf = [schema, ...others.map((other) => schemas.describe(other, 'answered'))]
  return responses.answering(anyOf.length > 1 ? { anyOf } : schema)
}
