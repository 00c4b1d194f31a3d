/** What of JSON Schema the contract's own schemas come to. */
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

/** Whether somebody sends it to the API or gets it as an answer. */
export type Direction = 'sent' | 'answered'

/** Name → what is described by it. */
export type NamedSchemas = Record<string, JsonSchema>

const inComponents = '#/components/schemas/'

export function refTo(name: string): JsonSchema {
  return { $ref: `${inComponents}${name}` }
}

/** The name that a schema is described by elsewhere, if it is. */
export function nameIn({ $ref }: JsonSchema): string | undefined {
  return $ref?.slice(inComponents.length)
}

/** What a list is a list of: `data` of a page, or the items themselves. */
export function itemOf({ properties, items }: JsonSchema): JsonSchema | undefined {
  return properties?.['data']?.items || items || undefined
}

/** What a schema says, wherever that is written. */
export function described(schema: JsonSchema, named: NamedSchemas): JsonSchema {
  const name = nameIn(schema)
  return name === undefined ? schema : described(named[name]!, named)
}

/** The same schema, with something made of each that it is composed of. */
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
