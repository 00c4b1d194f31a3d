import type { JsonSchema } from './json-schema.ts'

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
