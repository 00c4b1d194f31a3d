/** The parts of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  allOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: (string | number)[]
  const?: string | number | boolean
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  default?: unknown
}

/** Whether a schema is for requests or for responses. */
export type Direction = 'sent' | 'answered'

/** Schemas by their names. */
export type NamedSchemas = Record<string, JsonSchema>

const inComponents = '#/components/schemas/'

export function refTo(name: string): JsonSchema {
  return { $ref: `${inComponents}${name}` }
}

/** The name in a reference to a schema. Undefined if the schema isn't a reference. */
export function nameIn({ $ref }: JsonSchema): string | undefined {
  return $ref?.slice(inComponents.length)
}

/** The schema of a list's items: of `data` in a page, or of the array itself. */
export function itemOf({ properties, items }: JsonSchema): JsonSchema | undefined {
  return properties?.['data']?.items || items || undefined
}

/** The schema itself, with references resolved. */
export function described(schema: JsonSchema, named: NamedSchemas): JsonSchema {
  const name = nameIn(schema)
  return name === undefined ? schema : described(named[name]!, named)
}

/** A copy of a schema with each schema that it consists of transformed. */
export function withEach(
  schema: JsonSchema,
  make: (inner: JsonSchema, name?: string) => JsonSchema,
): JsonSchema {
  const { properties, items, anyOf, oneOf } = schema
  const all = (schemas: JsonSchema[]) => schemas.map((one) => make(one))
  return {
    ...schema,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, property]) => [name, make(property, name)]),
          ),
        }
      : {}),
    ...(items ? { items: make(items) } : {}),
    ...(anyOf ? { anyOf: all(anyOf) } : {}),
    ...(oneOf ? { oneOf: all(oneOf) } : {}),
  }
}
