import { foldKinds } from './fold-kinds.ts'
import { type Direction, type JsonSchema, withEach } from './json-schema.ts'

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
