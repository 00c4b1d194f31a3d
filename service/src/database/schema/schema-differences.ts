import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../tables.ts'
import { parseSchema, readSchema, type Schema } from './read-schema.ts'

/** What all migrations of this version make of an empty database; a test keeps it up to date. */
export const schemaFile = join(import.meta.dirname, 'schema.txt')

/** One sentence for each object that isn't as this version's migrations make it. */
export async function findSchemaDifferences(db: Kysely<Database>): Promise<string[]> {
  const expected = parseSchema(await readFile(schemaFile, 'utf8'))
  return compareSchemas(expected, await readSchema(db))
}

export function compareSchemas(expected: Schema, found: Schema): string[] {
  const differences: string[] = []
  for (const [name, definition] of expected) {
    const there = found.get(name)
    if (there === undefined) differences.push(`The ${name} is missing.`)
    else if (!isSameDefinition(there, definition))
      differences.push(`The ${name} is '${there}', but it must be '${definition}'.`)
  }
  for (const name of found.keys()) {
    if (!expected.has(name) && isInTheWay(name, expected)) {
      differences.push(`The ${name} isn't part of this version.`)
    }
  }
  return differences
}

/** A dump and restore may move parentheses, because PostgreSQL parses its own text again. */
function isSameDefinition(one: string, other: string): boolean {
  return one.replaceAll(/[()]/g, '') === other.replaceAll(/[()]/g, '')
}

/** Operators may add tables, functions and indexes of their own; anything else changes what our tables accept. */
function isInTheWay(name: string, expected: Schema): boolean {
  const table = /^(?:column|constraint|unique index|trigger) ([^.]+)\./.exec(name)?.[1]
  return table !== undefined && expected.has(`table ${table}`)
}
