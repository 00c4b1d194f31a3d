import type { Call } from '@accord/contract/call.ts'
import { Consequences } from '@accord/contract/consequences.ts'
import { type Audience, audienceOf } from '../audiences.ts'
import { callersInShort, confirmingInShort } from '../words/callers.ts'
import { describeFields } from './field-descriptions.ts'
import { described, type JsonSchema } from './json-schema.ts'
import { type Parameter, parametersOf } from './parameters.ts'
import { ownErrors } from './refusals.ts'
import { answering, type Answers, refusing, type Response } from './responses.ts'
import type { Schemas } from './schemas.ts'

/** Whose tokens open a call, with which scope. */
export type Security = Record<string, string[]>[]

export const forPeople: Security = [{ session: [] }]

export interface Operation {
  operationId: string
  tags: [string]
  summary: string
  description: string
  /** Applications and people alike may make calls for applications. */
  'x-audience': Audience
  /** Where it is not for people alone, as the document says of every call. */
  security?: Security
  parameters?: Parameter[]
  requestBody?: {
    required: true
    content: { 'application/json': { schema: JsonSchema } }
  }
  responses: Answers
}

/** One call: who may make it, what it takes, what it answers and refuses. */
export function operation(tag: string, name: string, call: Call, schemas: Schemas): Operation {
  const parameters = parametersOf(name, call, schemas)
  const body = bodyOf(name, call, schemas)
  return {
    operationId: name,
    tags: [tag],
    summary: call.summary,
    description: wordsOf(call),
    'x-audience': audienceOf(call),
    ...securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
      : {}),
    responses: {
      [call.status ?? 200]: answerOf(call, name, schemas),
      ...refusing,
    },
  }
}

/** What its tokens and its shapes do not say; who may make it, where nothing else is to be said. */
function wordsOf(call: Call): string {
  const words = [...confirmingInShort(call), ...ownErrors(call)]
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
  schemas: Schemas,
): Response {
  if (media !== undefined) return { description: 'A file to save.', content: { [media]: {} } }
  const schema = describeFields(schemas.describe(reply, 'answered'), name, 'answered')
  const others = [...(serviceReply ? [serviceReply] : []), ...(previews ? [Consequences] : [])]
  const anyOf = [schema, ...others.map((other) => schemas.describe(other, 'answered'))]
  return answering(anyOf.length > 1 ? { anyOf } : schema)
}
