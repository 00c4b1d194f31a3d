import { fieldWords, sentWords } from '../words/field-words.ts'
import { type Direction, type JsonSchema, withEach } from './json-schema.ts'

/** What a field means: in its own object where that says more, else wherever it stands. */
export function wordsOf(owner: string, field: string, direction: Direction): string | undefined {
  const tables = direction === 'sent' ? [sentWords, fieldWords] : [fieldWords]
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
    const description = wordsOf(owner, name, direction)
    const within = describeFields(inner, name, direction)
    return description ? { ...within, description } : within
  })
}
