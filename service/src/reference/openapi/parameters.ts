import type { Call } from '@accord/contract/call.ts'
import { DryRun } from '@accord/contract/consequences.ts'
import { retention } from '@accord/contract/retention.ts'
import { wordsOf } from './field-descriptions.ts'
import { described, type JsonSchema } from './json-schema.ts'
import type { Schemas } from './schemas.ts'

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
  description: `A name of your own for this request, such as a UUID. Sent again with the same one within ${retention.answers.periods.age}, it is answered again and nothing more is made.`,
  schema: { type: 'string', minLength: 16, maxLength: 255 },
}

/** What a call takes besides its body. */
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
    const description = wordsOf(call, name, 'sent')
    return {
      name,
      in: place,
      ...(whole.required?.includes(name) ? { required: true as const } : {}),
      ...(description ? { description } : {}),
      schema: withoutWords(property),
    }
  })
}

/** They stand with the parameter. */
function withoutWords(schema: JsonSchema): JsonSchema {
  const { description: _, ...rest } = schema
  return rest
}
