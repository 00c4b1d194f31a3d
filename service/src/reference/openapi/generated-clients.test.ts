import { organizationActivityKinds } from '@accord/contract/activity.ts'
import { describe, expect, test } from 'vitest'
import { anyInstallation, openApiDocument } from './document.ts'
import { described, type JsonSchema, refTo } from './json-schema.ts'

const document = openApiDocument(anyInstallation)
const { schemas } = document.components

// Tried with openapi-typescript; others read less into what stands around a shape.
describe('rules of client generators', () => {
  test('fields that are always present are required by the schema that has them', () => {
    const elsewhere: string[] = []
    JSON.stringify(schemas, (key, schema: JsonSchema | null) => {
      const { required, properties = {} } = schema ?? {}
      if (Array.isArray(required)) {
        elsewhere.push(
          ...required.filter((field) => !properties[field]).map((it) => `${key}: ${it}`),
        )
      }
      return schema
    })
    expect(elsewhere, 'generators of clients would take it for optional').toEqual([])
  })

  test('enum values have a type', () => {
    const untyped: string[] = []
    JSON.stringify(document, (key, schema: JsonSchema | null) => {
      const given = schema?.enum?.[0] ?? schema?.const
      if (given !== undefined && schema!.type !== typeof given) untyped.push(`${key}: ${given}`)
      return schema
    })
    expect(untyped, 'generators of clients would take them for anything').toEqual([])
  })

  test('each kind of activity has all of its fields, even if it shares a schema', () => {
    const { properties, oneOf } = described(refTo('OrganizationActivity'), schemas)
    expect(Object.keys(properties!)).toEqual(expect.arrayContaining(['id', 'at', 'author']))
    const kinds = oneOf!.map(({ properties: { kind } = {} }) => String(kind!.enum ?? kind!.const))
    expect(kinds.join().split(',').toSorted()).toEqual([...organizationActivityKinds].toSorted())
    for (const shape of oneOf!) expect(shape.required).toEqual(['kind', 'detail'])
  })
})
