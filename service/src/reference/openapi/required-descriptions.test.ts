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

describe('descriptions of new calls and schemas', () => {
  test('all-schemas.ts lists every contract module that exports schemas', async () => {
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

  test('schema-descriptions.ts describes every named schema and nothing else', () => {
    expect(
      Object.keys(schemas).filter((name) => !schemaDescriptions[name]),
      'describe it in reference/descriptions/schema-descriptions.ts',
    ).toEqual([])
    expect(Object.keys(schemaDescriptions).filter((name) => !schemas[name])).toEqual([])
  })

  test('field-descriptions.ts describes every field and parameter of a request', () => {
    const wordless = operations
      .flatMap(({ parameters = [] }) => parameters)
      .filter(({ description }) => !description)
      .map(({ name }) => `parameter ${name}`)
    for (const { operationId, requestBody } of operations) {
      const body = requestBody?.content['application/json'].schema
      if (body) wordless.push(...wordlessFields(body, operationId))
    }
    expect(wordless, 'describe it in reference/descriptions/field-descriptions.ts').toEqual([])
  })

  test('no schema has the name of a JavaScript global', () => {
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
