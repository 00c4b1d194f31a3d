import * as z from 'zod/mini'
import { fieldDescriptions, inputDescriptions } from '../descriptions/field-descriptions.ts'
import { schemaDescriptions } from '../descriptions/schema-descriptions.ts'
import * as contract from './all-schemas.ts'
import { type Direction, type JsonSchema, type NamedSchemas, withEach } from './json-schema.ts'

/** Describes schemas for the document, and collects named ones so that each is described only once. */
export class Schemas {
  readonly named: NamedSchemas = {}
  readonly #names = z.registry<{ id: string; description?: string }>()

  constructor() {
    for (const [id, schema] of namedSchemas()) {
      const description = schemaDescriptions[id]
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
        `${name} has one shape in requests and another in responses. Give them two names in the contract.`,
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

/** Removes keywords that mean nothing to readers. */
export function simplified(schema: JsonSchema, direction: Direction): JsonSchema {
  const { type, pattern, minimum, maximum, additionalProperties, prefixItems, ...rest } = withEach(
    schema,
    (inner) => simplified(inner, direction),
  )
  // Responses may gain fields, but requests can't contain unknown ones.
  const open = direction === 'answered' && additionalProperties === false
  // A pattern that accepts an empty text describes the normalized value. Requests may contain other texts.
  const shown = pattern?.startsWith('^$|') ? undefined : pattern
  const format = pattern?.includes('@') ? 'email' : rest.format
  const plain: JsonSchema = {
    ...(type === undefined ? {} : { type }),
    ...rest,
    ...(format ? { format } : shown ? { pattern: shown } : {}),
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
    // The contract's only tuples have one item.
    ...(prefixItems ? { items: prefixItems[0]! } : {}),
    ...(additionalProperties === undefined || open ? {} : { additionalProperties }),
  }
  return plain.oneOf && direction === 'answered' ? { ...plain, ...foldKinds(plain.oneOf) } : plain
}

/**
 * Merges the shapes of a `kind` union without repetition. Fields that all shapes have come first, and kinds with the
 * same fields share a shape. Each shape lists its own required fields, because client generators don't look elsewhere.
 */
export function foldKinds(shapes: JsonSchema[]): JsonSchema {
  const [first] = shapes as [JsonSchema]
  const common = Object.entries(first.properties ?? {}).filter(
    ([name, schema]) =>
      shapes.every(({ properties }) => isSame(properties?.[name], schema)) &&
      shapes.every(({ required = [] }) => required.includes(name)),
  )
  if (common.length === 0) return { oneOf: together(shapes) }
  const names = common.map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(common),
    required: names,
    oneOf: together(shapes.map((shape) => without(shape, names))),
  }
}

function together(shapes: JsonSchema[]): JsonSchema[] {
  const alike = Map.groupBy(shapes, (shape) => JSON.stringify(without(shape, ['kind'])))
  return [...alike.values()].map((group) => {
    const kinds = group.map(({ properties }) => String(properties?.['kind']?.const))
    const [first] = group as [JsonSchema]
    if (kinds.length === 1) return first
    const { kind: _, ...others } = first.properties!
    return { ...first, properties: { kind: { type: 'string', enum: kinds }, ...others } }
  })
}

function without({ properties = {}, required = [], ...shape }: JsonSchema, names: string[]) {
  return {
    ...shape,
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => !names.includes(name)),
    ),
    required: required.filter((name) => !names.includes(name)),
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns a field's description for this owner or, if there is none, for its name in general. */
export function fieldDescription(
  owner: string,
  field: string,
  direction: Direction,
): string | undefined {
  const tables = direction === 'sent' ? [inputDescriptions, fieldDescriptions] : [fieldDescriptions]
  return [`${owner}.${field}`, field]
    .flatMap((key) => tables.map((table) => table[key]))
    .find((words) => words !== undefined)
}

/** Adds descriptions to all fields of a schema, including nested ones. */
export function describeFields(
  schema: JsonSchema,
  owner: string,
  direction: Direction,
): JsonSchema {
  return withEach(schema, (inner, name) => {
    if (name === undefined) return describeFields(inner, owner, direction)
    const description = fieldDescription(owner, name, direction)
    const within = describeFields(inner, name, direction)
    return description ? { ...within, description } : within
  })
}

/** Other names for schemas whose name in the contract would mislead readers of the document. */
const otherNames: Record<string, string> = {
  // In generated clients, `Error` would shadow the language's own class.
  ErrorBody: 'ApiError',
  ApplicationKindName: 'ApplicationKind',
  AccessGrantKindName: 'AccessGrantKind',
  AccessGroupTypeName: 'AccessGroupType',
  RoleName: 'Role',
  ScopeName: 'Scope',
  ShareName: 'Share',
}

/** Text schemas that have a name. Other texts are described where they're used. */
const namedTexts = ['Id', 'Time', 'Email']
const namedKinds = ['object', 'union', 'intersection', 'enum', 'array', 'pipe']

/** Returns the schemas that the contract exports, so that each is described only once, by its name. */
export function namedSchemas(): Map<string, z.core.$ZodType> {
  return new Map(
    Object.entries(contract as Record<string, unknown>)
      .filter((entry): entry is [string, z.core.$ZodType] => entry[1] instanceof z.core.$ZodType)
      .filter(
        ([name, schema]) => namedTexts.includes(name) || namedKinds.includes(schema._zod.def.type),
      )
      .map(([name, schema]) => [otherNames[name] ?? name, schema]),
  )
}
