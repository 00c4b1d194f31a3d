import type { JsonSchema } from './json-schema.ts'

/**
 * Shapes that a `kind` tells apart, without saying anything twice: what all of them have stands beside
 * them, and kinds that are told alike stand together.
 */
export function foldKinds(shapes: JsonSchema[]): JsonSchema {
  const [first] = shapes as [JsonSchema]
  const common = Object.entries(first.properties ?? {}).filter(([name, schema]) =>
    shapes.every(({ properties }) => isSame(properties?.[name], schema)),
  )
  // Which fields there are always is said once for all; each shape says what they hold.
  const always = (first.required ?? []).filter((name) =>
    shapes.every(({ required }) => required?.includes(name)),
  )
  if (always.length === 0) return { oneOf: together(shapes) }
  const names = common.map(([name]) => name)
  return {
    type: 'object',
    ...(common.length > 0 ? { properties: Object.fromEntries(common) } : {}),
    required: always,
    oneOf: together(shapes.map((shape) => withoutRequired(without(shape, names), always))),
  }
}

function together(shapes: JsonSchema[]): JsonSchema[] {
  const alike = Map.groupBy(shapes, (shape) => JSON.stringify(without(shape, ['kind'])))
  return [...alike.values()].map((group) => {
    const kinds = group.map(({ properties }) => String(properties?.['kind']?.const))
    const [first] = group as [JsonSchema]
    if (kinds.length === 1) return first
    const { kind: _, ...others } = first.properties!
    return { ...first, properties: { kind: { enum: kinds }, ...others } }
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

/** Of a shape that stands below an object, what is its own. */
function withoutRequired({ type: _, required = [], ...shape }: JsonSchema, always: string[]) {
  const own = required.filter((name) => !always.includes(name))
  return { ...shape, ...(own.length > 0 ? { required: own } : {}) }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
