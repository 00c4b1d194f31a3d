import {
  EndpointDisabledEvent,
  EndpointTestEvent,
  ownEventTypes,
} from '@accord/contract/event-endpoints.ts'
import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import {
  commonErrors,
  reauthenticationRequired,
  type ExpectedError,
  unauthenticated,
} from '@accord/contract/errors.ts'
import { exampleEvent } from '@accord/contract/event-examples.ts'
import { eventKinds, eventTypes, kindOfEvent, ownEventTexts } from '@accord/contract/event-types.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { everyAudience } from '../audiences.ts'
import { type CallName, callSummaries } from '../descriptions/call-summaries.ts'
import { anyInstallation, documentFor, openApiDocument } from './document.ts'
import { type Operation, errorsOf } from './operation.ts'

const document = openApiDocument(anyInstallation)
const { responses, schemas, securitySchemes } = document.components
const operations: Operation[] = Object.values(document.paths).flatMap((path) => Object.values(path))
const calls = Object.values(callsByFeature).flatMap(
  (feature) => Object.entries(feature) as [string, Call][],
)

function describedBy(name: string): Operation {
  return operations.find(({ operationId }) => operationId === name)!
}

/** Errors that follow from the accepted tokens and from the required confirmation, for every call. */
const ofEveryKind = new Set<ExpectedError>([
  ...commonErrors,
  unauthenticated,
  reauthenticationRequired,
])

describe('the OpenAPI document', () => {
  test.each(calls)(
    'the document describes %s with its success and every error it can return',
    (name, call) => {
      const operation = describedBy(name)
      expect(document.paths[call.path]![call.method.toLowerCase()]).toBe(operation)
      expect(operation.summary).toBe(callSummaries[name as CallName])
      expect(Object.keys(operation.responses)).toEqual([String(call.status ?? 200), '4XX'])
      const words = `${operation.description}\n\n${responses['ErrorResponse']!.description}`.split(
        '\n\n',
      )
      for (const { status, code, message } of [...errorsOf(call), ...commonErrors]) {
        expect(words).toContain(`${status} \`${code}\`: ${message}`)
      }
      for (const { status, code, message } of call.errors.filter((one) => !ofEveryKind.has(one))) {
        expect(operation.description.split('\n\n')).toContain(`${status} \`${code}\`: ${message}`)
      }
    },
  )

  test.each(calls)(
    'the document names the tokens and the scope for %s',
    (name, { access, scope, service, ownNameOnly, applicationsOnly }) => {
      const operation = describedBy(name)
      const { security = document.security } = operation
      const schemes = Object.assign({}, ...security) as Record<string, string[]>
      expect(Object.keys(schemes)).toEqual([
        ...(access === 'session' && !applicationsOnly ? ['session'] : []),
        ...(scope && !ownNameOnly ? ['person'] : []),
        ...(service ? ['service'] : []),
      ])
      expect(Object.keys(document.components.securitySchemes)).toEqual(
        expect.arrayContaining(Object.keys(schemes)),
      )
      for (const scheme of ['person', 'service']) {
        if (schemes[scheme]) expect(schemes[scheme]).toEqual([scope])
      }
    },
  )

  test('the document has every call of the contract once', () => {
    const described = operations.map(({ operationId }) => operationId)
    expect(described.toSorted()).toEqual(calls.map(([name]) => name).toSorted())
  })

  test('a body is required, unless the call accepts a request without one', () => {
    const optional = operations.filter(({ requestBody }) => requestBody && !requestBody.required)
    expect(optional.map(({ operationId }) => operationId).toSorted()).toEqual([
      'acceptNetworkInvitation',
      'confirmRecoveryCodesSaved',
      'leaveOrganization',
    ])
  })

  test('the document marks calls by audience, and lists calls for applications first', () => {
    const audienceOf = ({ security = document.security }: Operation) =>
      security.length === 0 || security.some((one) => 'person' in one || 'service' in one)
        ? 'applications'
        : 'people'
    const marks = operations.map((operation) => operation['x-audience'])
    expect(marks).toEqual(operations.map(audienceOf))
    const firstOfPaths = Object.values(document.paths).map(
      (methods) => Object.values(methods)[0]!['x-audience'],
    )
    expect(firstOfPaths).toEqual(firstOfPaths.toSorted())
    expect(new Set(firstOfPaths).size).toBe(2)
  })

  test.each(everyAudience)(
    'the document for %s contains only the schemas of their calls',
    (audience) => {
      const shown = documentFor(audience, document)
      const own = Object.values(shown.paths).flatMap((methods) => Object.values(methods))
      expect(own).toEqual(operations.filter((one) => one['x-audience'] === audience))
      const names = Object.keys(shown.components.schemas)
      expect(names).toContain('ApiError')
      expect(names.includes('SecondFactorPolicy')).toBe(audience === 'people')
      expect(names.includes('SignUp')).toBe(audience === 'applications')
    },
  )

  test.each(eventTypes)('the document describes the event %s with an example', (type) => {
    const { post } = document.webhooks![type]!
    const { schema, example } = post.requestBody.content['application/json']
    expect(post.summary).toBe(eventKinds[kindOfEvent(type)].says)
    expect(schema.allOf![0]).toEqual({ $ref: '#/components/schemas/OrganizationEvent' })
    expect(example).toEqual(exampleEvent(type))
  })

  test.each([
    ['endpoint.test', EndpointTestEvent],
    ['endpoint.disabled', EndpointDisabledEvent],
  ] as const)('the document describes the event %s with a valid example', (type, schema) => {
    const { summary, requestBody } = document.webhooks![type]!.post
    expect(summary).toBe(ownEventTexts[type])
    expect(z.safeParse(schema, requestBody.content['application/json'].example).error).toBe(
      undefined,
    )
  })

  test('the document describes no other event', () => {
    expect(Object.keys(document.webhooks!)).toEqual([...eventTypes, ...ownEventTypes])
  })

  test('docs/openapi.json is up to date (npm run make -- openapi writes it)', () => {
    const file = join(import.meta.dirname, '../../../../docs/openapi.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document)
  })

  test('the document names everything that $with can embed', () => {
    const refused = calls.flatMap(([name, { query }]) => {
      const issues = query ? (z.safeParse(query, { $with: '?' }).error?.issues ?? []) : []
      return issues
        .filter(({ path }) => path[0] === '$with')
        .map(({ message }) => ({ name, message }))
    })
    expect(refused.length).toBeGreaterThan(3)
    for (const { name, message } of refused) {
      const known = / Use (.*)\.$/.exec(message)?.[1] ?? 'organization'
      const operation = describedBy(name)
      const told = JSON.stringify(operation.parameters!.find((one) => one.name === '$with'))
      for (const relation of known.split(' or ')) expect(told).toContain(relation)
    }
  })
})

// These tests cover the rules of redocly's `recommended` and spectral's `oas`. `npm run make -- conformance` runs the
// linters.
describe('the rules of OpenAPI linters', () => {
  test('every reference resolves, and every component is referenced', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/([^"]+)"/g)].map(
      ([, name]) => name!,
    )
    const told = Object.entries({ responses, schemas }).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `${kind}/${name}`),
    )
    expect([...new Set(references)].toSorted()).toEqual(told.toSorted())
  })

  test('every tag, security scheme, and error of the document belongs to a call', () => {
    const tags = new Set(operations.flatMap(({ tags: own }) => own))
    expect(document.tags.map(({ name }) => name)).toEqual([...tags])
    const schemes = operations.flatMap(({ security = document.security }) =>
      security.flatMap((one) => Object.keys(one)),
    )
    expect(Object.keys(securitySchemes).toSorted()).toEqual([...new Set(schemes)].toSorted())
    const own = operations.flatMap(({ operationId }) => errorsOf(new Map(calls).get(operationId)!))
    const refused = new Set([...own, ...commonErrors].map(({ code }) => code))
    const told = [...responses['ErrorResponse']!.description.matchAll(/^\d{3} `(\w+)`/gm)]
    expect(told.map(([, code]) => code).filter((code) => !refused.has(code!))).toEqual([])
  })

  test('every call has a summary, a described tag, and at least one error status', () => {
    const tags = new Map(document.tags.map((tag) => [tag.name, tag.description]))
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

  test('every path declares exactly its parameters', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
      for (const { operationId, parameters: own = [] } of Object.values(methods)) {
        const inPath = own.filter((one) => one.in === 'path')
        expect(inPath.map(({ name }) => name).toSorted(), operationId).toEqual(named.toSorted())
        expect(
          inPath.every(({ required }) => required),
          operationId,
        ).toBe(true)
      }
    }
  })
})
