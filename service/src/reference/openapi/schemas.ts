import * as z from 'zod/mini'
import { fieldDescriptions, inputDescriptions } from '../descriptions/field-descriptions.ts'
import { schemaDescriptions } from '../descriptions/schema-descriptions.ts'
import * as contract from './all-schemas.ts'
import { type Direction, type JsonSchema, type NamedSchemas, withEach } from './json-schema.ts'

/** Describes schemas for the document, and keeps what has a name to be described once. */
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

/** Without what says nothing more to whoever reads it. */
export function simplified(schema: JsonSchema, direction: Direction): JsonSchema {
  const { type, pattern, minimum, maximum, additionalProperties, prefixItems, ...rest } = withEach(
    schema,
    (inner) => simplified(inner, direction),
  )
  // An answer may come to tell more; what is sent may not.
  const open = direction === 'answered' && additionalProperties === false
  // One that lets the empty text through is of a value that was put into normal form first: more can be sent.
  const told = pattern?.startsWith('^$|') ? undefined : pattern
  const format = pattern?.includes('@') ? 'email' : rest.format
  const plain: JsonSchema = {
    ...(type === undefined ? {} : { type }),
    ...rest,
    ...(format ? { format } : told ? { pattern: told } : {}),
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
    // A list of exactly these: the contract has only those of one.
    ...(prefixItems ? { items: prefixItems[0]! } : {}),
    ...(additionalProperties === undefined || open ? {} : { additionalProperties }),
  }
  return plain.oneOf && direction === 'answered' ? { ...plain, ...foldKinds(plain.oneOf) } : plain
}

/**
 * Shapes that a `kind` tells apart, without saying anything twice: what all of them have stands beside
 * them, and kinds that are told alike stand together. Each shape says itself which of its fields are always
 * there: generators of clients do not look for that elsewhere.
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

/** What a field means: in its own object where that says more, else wherever it stands. */
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

/** The same schema with words for each of its fields, and for those within. */
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

/** Where the contract's name would say something else to whoever reads the document alone. */
const otherNames: Record<string, string> = {
  // `Error` would stand before the language's own in every client that is made of the document.
  ErrorBody: 'ApiError',
  ApplicationKindName: 'ApplicationKind',
  AccessGrantKindName: 'AccessGrantKind',
  RoleName: 'Role',
  ScopeName: 'Scope',
  ShareName: 'Share',
}

/** Texts that have a name of their own; others say more where they stand. */
const namedTexts = ['Id', 'Time', 'Email']
const namedKinds = ['object', 'union', 'intersection', 'enum', 'array', 'pipe']

/** What the contract exports under a name of its own is described once, by that name. */
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
