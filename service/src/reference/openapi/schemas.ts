import * as z from 'zod/mini'
import { schemaWords } from '../words/schema-words.ts'
import { describeFields } from './field-descriptions.ts'
import type { Direction, JsonSchema, NamedSchemas } from './json-schema.ts'
import { namedSchemas } from './schema-names.ts'
import { simplified } from './simplified.ts'

/** Describes schemas for the document, and keeps what has a name to be described once. */
export class Schemas {
  readonly named: NamedSchemas = {}
  readonly #names = z.registry<{ id: string; description?: string }>()

  constructor() {
    for (const [id, schema] of namedSchemas()) {
      const description = schemaWords[id]
      this.#names.add(schema, { id, ...(description ? { description } : {}) })
    }
  }

  describe(schema: z.core.$ZodType, direction: Direction): JsonSchema {
    const {
      $schema: _,
      $defs,
      ...own
    } = z.toJSONSchema(schema, {
      io: direction === 'sent' ? 'input' : 'output',
      unrepresentable: 'any',
      metadata: this.#names,
    })
    for (const [name, found] of Object.entries(pointingAtComponents($defs ?? {}))) {
      this.#keep(name, describeFields(simplified(found, direction), name, direction))
    }
    return simplified(pointingAtComponents({ own }).own!, direction)
  }

  #keep(name: string, schema: JsonSchema) {
    const known = this.named[name]
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(
        `${name} is one thing where it is sent and another where it is answered: give them two names in the contract.`,
      )
    }
    this.named[name] = schema
  }
}

function pointingAtComponents(schemas: object): Record<string, JsonSchema> {
  return JSON.parse(
    JSON.stringify(schemas).replaceAll('#/$defs/', '#/components/schemas/'),
  ) as Record<string, JsonSchema>
}
