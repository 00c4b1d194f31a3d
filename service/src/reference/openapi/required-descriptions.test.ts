import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { schemaDescriptions } from '../descriptions/schema-descriptions.ts'
import { anyInstallation, openApiDocument } from './document.ts'
import type { JsonSchema } from './json-schema.ts'
import * as contract from './all-schemas.ts'

const document = openApiDocument(anyInstallation)
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const { schemas } = document.components

describe('requirements for a new call or schema', () => {
  test('a contract module that exports schemas is in all-schemas.ts', async () => {
    const folder = join(import.meta.dirname, '../../../../contract/src')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /^[\w/-]+\.ts$/.test(file) && file !== 'all-calls.ts',
    )
    const listed = new Set<unknown>(Object.values(contract))
    const missing: string[] = []
    for (const file of files) {
      const module = (await import(/* @vite-ignore */ join(folder, file))) as object
      const names = Object.entries(module).filter(
        ([name, value]) =>
          /^\p{Lu}/u.test(name) &&
          value !== null &&
          typeof value === 'object' &&
          '_zod' in value &&
          !listed.has(value),
      )
      missing.push(...names.map(([name]) => `${name} of contract/src/${file}`))
    }
    expect(missing, 'list the module in reference/openapi/all-schemas.ts').toEqual([])
  })

  test('a named schema has a description in schema-descriptions.ts, and each description is used', () => {
    expect(
      Object.keys(schemas).filter((name) => !schemaDescriptions[name]),
      'say in reference/descriptions/schema-descriptions.ts what it is',
    ).toEqual([])
    expect(Object.keys(schemaDescriptions).filter((name) => !schemas[name])).toEqual([])
  })

  test('a field or parameter of a request has a description in field-descriptions.ts', () => {
    const wordless = operations
      .flatMap(({ parameters = [] }) => parameters)
      .filter(({ description }) => !description)
      .map(({ name }) => `parameter ${name}`)
    for (const { operationId, requestBody } of operations) {
      const body = requestBody?.content['application/json'].schema
      if (body) wordless.push(...wordlessFields(body, operationId))
    }
    expect(wordless, 'say in reference/descriptions/field-descriptions.ts what to send').toEqual([])
  })

  test("no schema has the name of a language's built-in type", () => {
    expect(Object.keys(schemas).filter((name) => name in globalThis)).toEqual([])
  })
})

function wordlessFields(schema: JsonSchema, owner: string): string[] {
  const { $ref, properties = {}, anyOf = [], oneOf = [] } = schema
  const name = $ref?.split('/').at(-1)
  if (name !== undefined) return wordlessFields(schemas[name]!, name)
  return [
    ...Object.entries(properties)
      .filter(([, { description }]) => !description)
      .map(([field]) => `${owner}.${field}`),
    ...[...anyOf, ...oneOf].flatMap((shape) => wordlessFields(shape, owner)),
  ]
}
