import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import {
  commonRefusals,
  confirmFirst,
  type Refusal,
  unauthenticated,
} from '@accord/contract/refusal.ts'
import { describe, expect, test } from 'vitest'
import { schemaWords } from '../words/schema-words.ts'
import { anyInstallation, openApiDocument } from './document.ts'
import { described, type JsonSchema, refTo } from './json-schema.ts'
import type { Operation } from './operation.ts'
import { refusalsOf } from './refusals.ts'
import { describingModules } from './schema-names.ts'

const document = openApiDocument(anyInstallation)
const { parameters, responses, schemas } = document.components
const calls = Object.values(callsByFeature).flatMap(
  (feature) => Object.entries(feature) as [string, Call][],
)
const operations: Operation[] = Object.values(document.paths).flatMap((path) => Object.values(path))

/** What every call says by whose tokens it takes, and whether people confirm first. */
const ofEveryKind = new Set<Refusal>([...commonRefusals, unauthenticated, confirmFirst])

/** Every reference of the document, as `schemas/Organization`. */
const references = [...JSON.stringify(document).matchAll(/"#\/components\/([^"]+)"/g)].map(
  ([, name]) => name!,
)

describe('the OpenAPI document', () => {
  test.each(calls)('describes %s with its success and every refusal it may give', (name, call) => {
    const operation = document.paths[call.path]![call.method.toLowerCase()]!
    expect(operation.operationId).toBe(name)
    expect(operation.summary).toBe(call.summary)
    expect(Object.keys(operation.responses)).toEqual([String(call.status ?? 200), '4XX'])
    const words = `${operation.description}\n\n${responses['Refused']!.description}`.split('\n\n')
    for (const { status, code, message } of [...refusalsOf(call), ...commonRefusals]) {
      expect(words).toContain(`${status} \`${code}\`: ${message}`)
    }
    for (const refusal of call.refusals.filter((one) => !ofEveryKind.has(one))) {
      expect(operation.description).toContain(`\`${refusal.code}\``)
    }
  })

  test.each(calls)(
    'says whose tokens open %s, with which scope',
    (name, { access, scope, service }) => {
      const { security = document.security } = operations.find(
        ({ operationId }) => operationId === name,
      )!
      const schemes = Object.assign({}, ...security) as Record<string, string[]>
      expect(Object.keys(schemes)).toEqual([
        ...(access === 'session' ? ['session'] : []),
        ...(scope ? ['person'] : []),
        ...(service ? ['service'] : []),
      ])
      for (const scheme of ['person', 'service']) {
        if (schemes[scheme]) expect(schemes[scheme]).toEqual([scope])
      }
    },
  )

  test('holds no call that the contract does not', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      calls.map(([name]) => name).toSorted(),
    )
  })

  test('is the one in docs/openapi.json; if not, run npm run openapi', () => {
    const file = join(import.meta.dirname, '../../../../docs/openapi.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document)
  })

  test('says what there is to say in 1,350 bytes for a call, all in all', () => {
    expect(JSON.stringify(document).length / calls.length).toBeLessThan(1350)
  })

  test('what has all of another says only what it has besides, and is read as a whole', () => {
    const { ReachDetail, Reach } = schemas
    expect(ReachDetail).toMatchObject({ allOf: [refTo('Reach')], required: ['used'] })
    expect(Object.keys(ReachDetail!.properties!)).toEqual(['used'])
    const whole = described(refTo('ReachDetail'), schemas)
    expect(whole.properties).toEqual({ ...Reach!.properties, ...ReachDetail!.properties })
    expect(whole.required).toEqual([...Reach!.required!, 'used'])
  })
})

// What redocly's `recommended` and spectral's `oas` rules ask of it; `npm run conformance` runs them.
describe('what linters of OpenAPI ask for', () => {
  test('every reference leads somewhere, and everything described is referred to', () => {
    const told = Object.entries({ parameters, responses, schemas }).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `${kind}/${name}`),
    )
    expect([...new Set(references)].toSorted()).toEqual(told.toSorted())
  })

  test('a call has a sentence, a subject with words, and at least one refusal by its status', () => {
    const tags = new Map(document.tags.map(({ name, description }) => [name, description]))
    for (const { operationId, summary, description, tags: own, responses: told } of operations) {
      expect(summary, operationId).toMatch(/^\p{Lu}.*\.$/su)
      expect(description.split('\n\n')[0], operationId).toMatch(/\.$|^4\d\d `\w+`: ./)
      expect(
        own.map((tag) => tags.get(tag)),
        operationId,
      ).toEqual([expect.stringMatching(/\.$/)])
      expect(
        Object.keys(told).some((status) => status.startsWith('4')),
        operationId,
      ).toBe(true)
    }
  })

  test('a path names exactly the parameters that it takes', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
      for (const { operationId, parameters: own = [] } of Object.values(methods)) {
        const taken = own.map((one) =>
          '$ref' in one ? parameters[one.$ref.split('/').at(-1)!]! : one,
        )
        const inPath = taken.filter((one) => one.in === 'path')
        expect(inPath.map(({ name }) => name).toSorted(), operationId).toEqual(named.toSorted())
        expect(
          inPath.every(({ required }) => required),
          operationId,
        ).toBe(true)
      }
    }
  })
})

describe('what a new call or schema needs besides the contract', () => {
  test('a module of the contract that exports schemas stands in schema-names.ts', async () => {
    const folder = join(import.meta.dirname, '../../../../contract/src')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /^[\w/-]+\.ts$/.test(file) && file !== 'all-calls.ts',
    )
    const listed = new Set<unknown>(describingModules.flatMap((module) => Object.values(module)))
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
    expect(missing, 'list the module in reference/openapi/schema-names.ts').toEqual([])
  })

  test('a named schema has words in schema-words.ts, and no words are for nothing', () => {
    expect(
      Object.keys(schemas).filter((name) => !schemaWords[name]),
      'say in reference/words/schema-words.ts what it is',
    ).toEqual([])
    expect(Object.keys(schemaWords).filter((name) => !schemas[name])).toEqual([])
  })

  test('a field or parameter that is sent has words in field-words.ts', () => {
    const wordless = [
      ...Object.values(parameters),
      ...operations.flatMap(({ parameters: own = [] }) => own.filter((one) => 'name' in one)),
    ]
      .filter(({ description }) => !description)
      .map(({ name }) => `parameter ${name}`)
    for (const { operationId, requestBody } of operations) {
      const body = requestBody?.content['application/json'].schema
      if (body) wordless.push(...wordlessFields(body, operationId))
    }
    expect(wordless, 'say in reference/words/field-words.ts what to send').toEqual([])
  })

  test('no schema takes the name of something that a language has by itself', () => {
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
