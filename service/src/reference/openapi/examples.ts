import { createHash } from 'node:crypto'
import type { OpenApiDocument } from './document.ts'
import {
  described,
  type Direction,
  itemOf,
  type JsonSchema,
  type NamedSchemas,
  nameIn,
  refTo,
} from './json-schema.ts'
import type { Operation, Parameter, Response } from './operation.ts'
import { absent, samples, sentBesides } from './samples.ts'

/** The names around a value in an example, innermost first. */
type Owners = readonly string[]

/** Returns a value for a path or query parameter. */
function exampleParameter(
  name: string,
  schema: JsonSchema,
  path: string,
  named: NamedSchemas,
): string {
  // For example, in /organization/{id}, this is the organization's ID.
  const before =
    path
      .slice(0, path.indexOf(`{${name}}`))
      .split('/')
      .at(-2) ?? ''
  const about = name === 'id' && path.includes(`{${name}}`) ? before : name
  return String(valueOf(name, schema, [about.replace(/s$/, '')], named, 'sent'))
}

/** Returns an ID that depends only on the noun, so that an object has the same ID in every example. */
function idOf(noun: string): string {
  const hex = createHash('sha256').update(noun).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function exampleOf(
  schema: JsonSchema,
  owners: Owners,
  named: NamedSchemas,
  direction: Direction,
): unknown {
  const name = nameIn(schema)
  // The name `Named` doesn't describe the content, so the field that contains it is used instead.
  const within = name === undefined || name === 'Named' ? owners : [name, ...owners]
  const { properties, items, anyOf, oneOf, ...plain } = described(schema, named)

  if (plain.const !== undefined) return plain.const
  const choices = anyOf ?? oneOf
  if (choices) {
    const shared = properties
      ? objectOf(properties, plain.required ?? [], within, named, direction)
      : undefined
    const first = choices.find(({ type, const: only }) => type !== 'null' && only !== '')
    const chosen = exampleOf(first!, within, named, direction)
    return shared ? Object.assign(shared, chosen) : chosen
  }
  if (properties) return objectOf(properties, plain.required ?? [], within, named, direction)
  if (items) return [exampleOf(items, within, named, direction)]
  if (plain.enum) return plain.enum[0]
  return plainExample(plain)
}

function objectOf(
  properties: Record<string, JsonSchema>,
  required: string[],
  owners: Owners,
  named: NamedSchemas,
  direction: Direction,
) {
  const all = Object.entries(properties)
  const besides = owners.flatMap((owner) => sentBesides[owner] ?? [])
  const needed = all.filter(([field]) => [...required, ...besides].includes(field))
  // If a change has no required field, the example shows its first one.
  const sent = needed.length > 0 ? needed : all.slice(0, 1)
  const shown = direction === 'sent' ? sent : all
  return Object.fromEntries(
    shown
      .map(([field, schema]) => [field, valueOf(field, schema, owners, named, direction)] as const)
      .filter(([, value]) => value !== absent),
  )
}

function valueOf(
  field: string,
  schema: JsonSchema,
  owners: Owners,
  named: NamedSchemas,
  direction: Direction,
): unknown {
  const keys = [...owners.map((owner) => `${owner}.${field}`), field]
  const known = keys.find((key) => key in samples && fits(samples[key], schema, named))
  if (known !== undefined) return samples[known]
  if (isId(schema)) return idOf(nounOf(field === 'id' ? (owners[0] ?? '') : field))
  return exampleOf(schema, [field, ...owners], named, direction)
}

/**
 * Returns whether a sample fits a schema. In a call that was added after the sample, a field's name may have another
 * meaning.
 */
function fits(sample: unknown, schema: JsonSchema, named: NamedSchemas): boolean {
  if (sample === absent) return true
  const { type, enum: words, const: only, items, anyOf, oneOf } = described(schema, named)
  const choices = anyOf ?? oneOf
  if (choices) return choices.some((choice) => fits(sample, choice, named))
  if (words) return words.includes(sample as string)
  if (only !== undefined) return sample === only
  if (Array.isArray(sample)) return sample.every((item) => fits(item, items || {}, named))
  const kind = sample === null ? 'null' : typeof sample === 'number' ? 'integer' : typeof sample
  return type === undefined || [type].flat().includes(kind)
}

function isId(schema: JsonSchema): boolean {
  return nameIn(schema) === 'Id' || (schema.anyOf ?? []).some(isId)
}

/** Normalizes a noun. `NetworkInvitation`, `networkInvitations`, and `network-invitation` are the same. */
function nounOf(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/(-id|s)$/, '')
}

function plainExample({ type, format, minimum, default: usual }: JsonSchema): unknown {
  if (usual !== undefined) return usual
  if (type === 'integer' || type === 'number') return minimum ?? 1
  if (type === 'boolean') return true
  if (type === 'array') return []
  if (type === 'object') return {}
  if (format === 'date-time') return '2026-03-02T09:30:00.000Z'
  if (format === 'email') return 'ana.silva@northside.example'
  return 'text'
}

/** A call as a client would make it, with its response. */
export interface ExampleCall {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  answer: unknown
}

/** Returns an example of every call in a document, by the call's name. */
export function exampleCalls(document: OpenApiDocument): Record<string, ExampleCall> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => [path, operation] as const),
  )
  return Object.fromEntries(
    operations.map(([path, operation]) => [
      operation.operationId,
      exampleCall(path, operation, document),
    ]),
  )
}

function exampleCall(path: string, operation: Operation, document: OpenApiDocument): ExampleCall {
  const { schemas } = document.components
  const needed = (operation.parameters ?? []).filter(({ required }) => required)
  const values = (place: Parameter['in']) =>
    Object.fromEntries(
      needed
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, exampleParameter(name, schema, path, schemas)]),
    )
  const body = operation.requestBody?.content['application/json'].schema
  const answer = answerOf(operation)?.content['application/json']
  return {
    params: values('path'),
    query: values('query'),
    body: body && exampleOf(body, [operation.operationId, operation.tags[0]], schemas, 'sent'),
    answer:
      answer?.schema &&
      exampleOf(answer.schema, [operation.operationId, operation.tags[0]], schemas, 'answered'),
  }
}

/** Returns an example of every schema in responses, whether it's alone, in a list, or next to other named schemas. */
export function exampleAnswers(document: OpenApiDocument): Record<string, unknown> {
  const { schemas } = document.components
  const examples: Record<string, unknown> = {}
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const { operationId, tags } = operation
    const schema = answerOf(operation)?.content['application/json']?.schema
    for (const name of schema ? answeredNames(schema, schemas) : []) {
      examples[name] ??= exampleOf(refTo(name), [operationId, tags[0]], schemas, 'answered')
    }
  }
  return examples
}

function answeredNames(schema: JsonSchema, named: NamedSchemas): string[] {
  const whole = nameIn(schema) ?? nameIn(itemOf(schema) ?? {})
  if (whole !== undefined) return [whole]
  const fields = Object.values(schema.properties ?? {})
  const names = fields.map((field) => [field, ...(field.anyOf ?? [])].map(nameIn).find(Boolean))
  return names.every((name) => name !== undefined && named[name]?.properties)
    ? names.filter((name) => name !== undefined)
    : []
}

/** Returns a call's successful response. */
export function answerOf({ responses }: Operation): Response | undefined {
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  return done && 'content' in done ? done : undefined
}
