import { isDeepStrictEqual } from 'node:util'
import { type JsonSchema, type NamedSchemas, refTo } from './json-schema.ts'

/** What has everything that another has, and more, refers to that and says only the more. */
export function extended(named: NamedSchemas): NamedSchemas {
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => [name, extending(schema, named)]),
  )
}

function extending(schema: JsonSchema, named: NamedSchemas): JsonSchema {
  const [base] = Object.entries(named)
    .filter(([, other]) => other !== schema && hasAllOf(schema, other))
    .toSorted(([, one], [, other]) => fieldsOf(other).length - fieldsOf(one).length)
  if (!base) return schema
  const [name, { properties: known = {}, required: always = [] }] = base
  const { type: _type, properties: _all, required = [], ...rest } = schema
  const more = {
    type: 'object',
    properties: Object.fromEntries(fieldsOf(schema).filter(([field]) => !(field in known))),
    required: required.filter((field) => !always.includes(field)),
  }
  // Beside the reference, not around it: generators of clients overlook fields that stand around `allOf`.
  return { ...rest, allOf: [refTo(name), more] }
}

/** What is sent is closed, and shapes to choose from are told apart as a whole: neither is extended. */
function hasAllOf(schema: JsonSchema, other: JsonSchema): boolean {
  const plain = [schema, other].every(
    ({ type, additionalProperties, anyOf, oneOf, allOf }) =>
      type === 'object' && additionalProperties === undefined && !(anyOf ?? oneOf ?? allOf),
  )
  const shared = fieldsOf(other)
  return (
    plain &&
    shared.length > 2 &&
    shared.length < fieldsOf(schema).length &&
    shared.every(([field, told]) => isDeepStrictEqual(schema.properties?.[field], told)) &&
    (other.required ?? []).every((field) => schema.required?.includes(field))
  )
}

function fieldsOf({ properties = {} }: JsonSchema): [string, JsonSchema][] {
  return Object.entries(properties)
}
