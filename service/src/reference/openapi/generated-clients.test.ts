import { organizationActivityKinds } from '@accord/contract/activity.ts'
import { describe, expect, test } from 'vitest'
import { anyInstallation, openApiDocument } from './document.ts'
import { described, type JsonSchema, refTo } from './json-schema.ts'

const document = openApiDocument(anyInstallation)
const { schemas } = document.components

// These tests use openapi-typescript, because other generators are less thorough.
describe('the document for client generators', () => {
  test('each shape itself requires the fields that are always present', () => {
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

  test('enum values have the type string', () => {
    const untyped: string[] = []
    JSON.stringify(document, (key, schema: JsonSchema | null) => {
      const given = schema?.enum?.[0] ?? schema?.const
      if (given !== undefined && schema!.type !== typeof given) untyped.push(`${key}: ${given}`)
      return schema
    })
    expect(untyped, 'generators of clients would take them for anything').toEqual([])
  })

  test('each kind of activity has all of its fields, even if it shares a shape', () => {
    const { properties, oneOf } = described(refTo('OrganizationActivity'), schemas)
    expect(Object.keys(properties!)).toEqual(expect.arrayContaining(['id', 'at', 'author']))
    const kinds = oneOf!.map(({ properties: { kind } = {} }) => String(kind!.enum ?? kind!.const))
    expect(kinds.join().split(',').toSorted()).toEqual([...organizationActivityKinds].toSorted())
    for (const shape of oneOf!) expect(shape.required).toEqual(['kind', 'detail'])
  })
})
