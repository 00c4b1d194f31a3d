import type { OpenApiDocument } from './document.ts'
import { exampleAnswer, exampleBody, exampleParameter } from './examples.ts'
import { itemOf, type JsonSchema, nameIn, type NamedSchemas, refTo } from './json-schema.ts'
import type { Operation } from './operation.ts'
import type { Parameter } from './parameters.ts'
import type { Response } from './responses.ts'

/** A call as somebody would make it, and what they would get. */
export interface ExampleCall {
  params: Record<string, string>
  /** What the call cannot do without. */
  query: Record<string, string>
  body: unknown
  answer: unknown
}

/** An example of every call of a document, by its name. */
export function exampleCalls(document: OpenApiDocument): Record<string, ExampleCall> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => [path, operation] as const),
  )
  return Object.fromEntries(
    operations.map(([path, operation]) => [
      operation.operationId,
      exampleOf(path, operation, document),
    ]),
  )
}

function exampleOf(path: string, operation: Operation, document: OpenApiDocument): ExampleCall {
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
    body: body && exampleBody(operation.operationId, operation.tags[0], body, schemas),
    answer:
      answer?.schema &&
      exampleAnswer(operation.operationId, operation.tags[0], answer.schema, schemas),
  }
}

/** An example of every schema that calls answer with: alone, in a list, or beside others that have a name. */
export function exampleAnswers(document: OpenApiDocument): Record<string, unknown> {
  const { schemas } = document.components
  const examples: Record<string, unknown> = {}
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const { operationId, tags } = operation
    const schema = answerOf(operation)?.content['application/json']?.schema
    for (const name of schema ? answeredNames(schema, schemas) : []) {
      examples[name] ??= exampleAnswer(operationId, tags[0], refTo(name), schemas)
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

/** What a call answers when it is done. */
export function answerOf({ responses }: Operation): Response | undefined {
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  return done && 'content' in done ? done : undefined
}
