import type { Call } from '@accord/contract/call.ts'
import { DryRun } from '@accord/contract/consequences.ts'
import { retention } from '@accord/contract/retention.ts'
import { wordsOf } from './field-descriptions.ts'
import { described, type JsonSchema } from './json-schema.ts'
import type { Reference } from './responses.ts'
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

/** Parameters that several calls take are described once. */
export class Parameters {
  readonly named: Record<string, Parameter> = {}
  readonly #schemas: Schemas
  readonly #times: Map<string, number>

  constructor(schemas: Schemas, calls: readonly (readonly [string, Call])[]) {
    this.#schemas = schemas
    this.#times = new Map()
    for (const [name, call] of calls) {
      for (const parameter of this.of(name, call)) {
        const key = JSON.stringify(parameter)
        this.#times.set(key, (this.#times.get(key) ?? 0) + 1)
      }
    }
  }

  /** Of a call, each in full. */
  of(name: string, { params, query, creates, previews }: Call): Parameter[] {
    return [
      ...this.#listed(name, 'path', params),
      ...this.#listed(name, 'query', query),
      ...(previews ? this.#listed(name, 'query', DryRun) : []),
      ...(creates ? [idempotencyKey] : []),
    ]
  }

  /** The same, with a reference where another call takes it too. */
  describe(name: string, call: Call): (Parameter | Reference)[] {
    return this.of(name, call).map((parameter) => {
      if (this.#times.get(JSON.stringify(parameter)) === 1) return parameter
      return { $ref: `#/components/parameters/${this.#nameOf(parameter)}` }
    })
  }

  #nameOf(parameter: Parameter): string {
    const plain = parameter.name.replace('$', '')
    // Two lists may go to different depths by the same word.
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? plain : `${plain}${number}`
      this.named[name] ??= parameter
      if (JSON.stringify(this.named[name]) === JSON.stringify(parameter)) return name
    }
  }

  #listed(call: string, place: 'path' | 'query', schema: Call['params']): Parameter[] {
    if (!schema) return []
    const whole = described(this.#schemas.describe(schema, 'sent'), this.#schemas.named)
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
}

/** They stand with the parameter. */
function withoutWords(schema: JsonSchema): JsonSchema {
  const { description: _, ...rest } = schema
  return rest
}
