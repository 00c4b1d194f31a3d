import type { Call } from '@accord/contract/call.ts'
import { Impact, DryRun } from '@accord/contract/impact.ts'
import {
  commonErrors,
  reauthenticationRequired,
  createErrors,
  insufficientScope,
  invalidToken,
  ownNameNeeded,
  peopleOnly,
  personNeeded,
  type ExpectedError,
  unauthenticated,
} from '@accord/contract/errors.ts'
import { retention } from '@accord/contract/retention.ts'
import * as z from 'zod/mini'
import { type Audience, audienceOf } from '../audiences.ts'
import { described, type JsonSchema, refTo } from './json-schema.ts'
import { type CallName, callSummaries } from '../descriptions/call-summaries.ts'
import { describeFields, type Schemas, fieldDescription } from './schemas.ts'

/** The kinds of tokens that a call accepts, each with its scope. */
export type Security = Record<string, string[]>[]

export const forPeople: Security = [{ session: [] }]

export interface Operation {
  operationId: string
  tags: [string]
  summary: string
  description: string
  /** The page that the call is on. Calls for applications are also open to people. */
  'x-audience': Audience
  /** This is absent if only people can make the call, which is the document's default. */
  security?: Security
  parameters?: Parameter[]
  requestBody?: RequestBody
  responses: Answers
}

interface RequestBody {
  required?: true
  content: { 'application/json': { schema: JsonSchema } }
}

/** Describes a call with its callers, parameters, response, and errors. */
export function operation(tag: string, name: string, call: Call, schemas: Schemas): Operation {
  const parameters = parametersOf(name, call, schemas)
  const requestBody = bodyOf(name, call, schemas)
  return {
    operationId: name,
    tags: [tag],
    summary: callSummaries[name as CallName],
    description: descriptionOf(call),
    'x-audience': audienceOf(call),
    ...securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [call.status ?? 200]: answerOf(call, name, schemas),
      ...errorResponses,
    },
  }
}

/**
 * Describes only what the call's security and schemas don't show. If that leaves nothing to say, the description names
 * the callers.
 */
function descriptionOf(call: Call): string {
  const words = [...reauthLabel(call), ...ownErrors(call)]
  return words.length > 0 ? words.join('\n\n') : callerLabel(call)
}

/**
 * Returns the accepted tokens. That's a person's session, or the token of an application with the scope, for a person
 * or in its own name.
 */
function securityOf({ access, scope, service, ownNameOnly, applicationsOnly }: Call): {
  security?: Security
} {
  if (access === 'anyone') return { security: [] }
  if (!scope) return {}
  return {
    security: [
      ...(applicationsOnly ? [] : forPeople),
      ...(ownNameOnly ? [] : [{ person: [scope] }]),
      ...(service ? [{ service: [scope] }] : []),
    ],
  }
}

/** Returns undefined if the body has no fields. */
function bodyOf(name: string, { body }: Call, schemas: Schemas): RequestBody | undefined {
  if (!body) return undefined
  const schema = describeFields(schemas.describe(body, 'sent'), name, 'sent')
  if (!hasFields(schema, schemas)) return undefined
  return {
    ...(z.safeParse(body, undefined).success ? {} : { required: true }),
    content: { 'application/json': { schema } },
  }
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
  if (media !== undefined) return { description: 'A file download.', content: { [media]: {} } }
  const schema = describeFields(schemas.describe(reply, 'answered'), name, 'answered')
  const others = [...(serviceReply ? [serviceReply] : []), ...(previews ? [Impact] : [])]
  const anyOf = [schema, ...others.map((other) => schemas.describe(other, 'answered'))]
  return successResponse(anyOf.length > 1 ? { anyOf } : schema)
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: true
  description?: string
  schema: JsonSchema
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `A unique key for this request, such as a UUID. A request with the same key within ${retention.answers.periods.age} returns the first response and creates nothing else.`,
  schema: { type: 'string', minLength: 16, maxLength: 255 },
}

/** Returns the call's parameters, without its body. */
export function parametersOf(
  name: string,
  { params, query, creates, previews }: Call,
  schemas: Schemas,
): Parameter[] {
  return [
    ...listed(name, 'path', params, schemas),
    ...listed(name, 'query', query, schemas),
    ...(previews ? listed(name, 'query', DryRun, schemas) : []),
    ...(creates ? [idempotencyKey] : []),
  ]
}

function listed(
  call: string,
  place: 'path' | 'query',
  schema: Call['params'],
  schemas: Schemas,
): Parameter[] {
  if (!schema) return []
  const whole = described(schemas.describe(schema, 'sent'), schemas.named)
  return Object.entries(whole.properties ?? {}).map(([name, property]) => {
    const description = fieldDescription(call, name, 'sent')
    return {
      name,
      in: place,
      ...(whole.required?.includes(name) ? { required: true as const } : {}),
      ...(description ? { description } : {}),
      schema: withoutWords(property),
    }
  })
}

/** Removes the description, because the parameter already has it. */
function withoutWords(schema: JsonSchema): JsonSchema {
  const { description: _, ...rest } = schema
  return rest
}

export interface Response {
  description: string
  content: Record<string, { schema?: JsonSchema }>
}

export type Answers = Record<string, Response | { $ref: string }>

/** All errors have the same schema. The description lists the errors that any call can return. */
export const errorResponses: Answers = { '4XX': { $ref: '#/components/responses/ErrorResponse' } }

export function errorResponse(description: string): Response {
  return answer(description, refTo('ApiError'))
}

export function successResponse(schema: JsonSchema): Response {
  return answer('Done.', schema)
}

function answer(description: string, schema: JsonSchema): Response {
  return { description, content: { 'application/json': { schema } } }
}

/**
 * Returns the call's own errors, the errors of all create calls, and the errors that applications get if their token
 * isn't enough.
 */
export function errorsOf(call: Call): readonly ExpectedError[] {
  return [
    ...call.errors,
    ...(call.creates ? createErrors : []),
    ...(call.access === 'session' ? [invalidToken, ...refusalsToApplications(call)] : []),
  ]
}

function refusalsToApplications({ scope, service, ownNameOnly }: Call): readonly ExpectedError[] {
  if (!scope) return [peopleOnly]
  if (ownNameOnly) return [insufficientScope, ownNameNeeded]
  return service ? [insufficientScope] : [insufficientScope, personNeeded]
}

/** Errors that follow from the kind of a call, so calls don't declare them. */
const implied: [of: string, refusals: readonly ExpectedError[]][] = [
  ['Any call can return these errors, in addition to its own:', commonErrors],
  ['Calls with a token:', [invalidToken, unauthenticated]],
  ['Calls that require a scope:', [insufficientScope, personNeeded]],
  ['Calls that applications cannot make:', [peopleOnly]],
  ['Calls that require people to confirm their identity:', [reauthenticationRequired]],
  ['Calls with an `Idempotency-Key`:', createErrors],
]
const isImplied = new Set(implied.flatMap(([, refusals]) => refusals))

/** The errors that the document describes once for all calls, as paragraphs. */
export const impliedErrors = implied
  .flatMap(([of, refusals]) => [of, ...refusals.map(inWords)])
  .join('\n\n')

/** Returns a call's errors that don't follow from its kind, as paragraphs. */
export function ownErrors(call: Call): string[] {
  return errorsOf(call)
    .filter((refusal) => !isImplied.has(refusal))
    .map(inWords)
}

function inWords({ status, code, message }: ExpectedError): string {
  return `${status} \`${code}\`: ${message}`
}

/** Describes who can make a call, and whether people must confirm their identity first. */
export function callersOf(call: Call): string {
  return [kindsOf(call), ...confirming(call)].join(' ')
}

/**
 * Describes only whether people must confirm their identity, because the document already shows the accepted tokens.
 */
export function reauthLabel({ requiresReauth }: Call): string[] {
  if (!requiresReauth) return []
  return [
    requiresReauth === true
      ? 'People must confirm their identity first.'
      : 'People may have to confirm their identity first.',
  ]
}

export function callerLabel({ access, scope, applicationsOnly }: Call): string {
  if (applicationsOnly) return 'For applications only.'
  return `For ${access === 'anyone' ? 'anyone' : scope ? 'people and applications' : 'people'}.`
}

function confirming({ requiresReauth }: Call): string[] {
  if (!requiresReauth) return []
  const people = 'people must have confirmed their identity within the last ten minutes.'
  return requiresReauth === true ? [`P${people.slice(1)}`] : [`For some requests, ${people}`]
}

function kindsOf(call: Call): string {
  const { access, scope, service, serviceReply, ownNameOnly, applicationsOnly } = call
  if (access === 'anyone') return 'For anyone, without a token.'
  if (!scope) return 'For people only, not for applications.'
  if (applicationsOnly) return `For applications with \`${scope}\` that act on their own behalf.`
  if (ownNameOnly) {
    return `For people, and for applications with \`${scope}\` that act on their own behalf, not for a person.`
  }
  if (serviceReply) {
    return `For people, for applications with \`${scope}\` that a person approved, and for any application that acts on its own behalf.`
  }
  return service
    ? `For people, and for applications with \`${scope}\`, including applications that act on their own behalf.`
    : `For people, and for applications with \`${scope}\` that a person approved.`
}
