import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import {
  commonRefusals,
  confirmFirst,
  type Refusal,
  unauthenticated,
} from '@accord/contract/refusal.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { audiences, everyAudience, otherThan } from '../audiences.ts'
import { anyInstallation, openApiDocument } from './document.ts'
import type { Operation } from './operation.ts'
import { refusalsOf } from './refusals.ts'

const documents = everyAudience.map((audience) => {
  const document = openApiDocument(anyInstallation, audience)
  const operations: Operation[] = Object.values(document.paths).flatMap((path) =>
    Object.values(path),
  )
  return { audience, document, operations, ...document.components }
})
const calls = Object.values(callsByFeature).flatMap(
  (feature) => Object.entries(feature) as [string, Call][],
)
const everyOperation = documents.flatMap((one) => one.operations)

/** What a call is described by, and the document that holds it. */
function describedBy(name: string) {
  const { document, operations, responses } = documents.find((one) =>
    one.operations.some(({ operationId }) => operationId === name),
  )!
  return {
    document,
    responses,
    operation: operations.find(({ operationId }) => operationId === name)!,
  }
}

/** What every call says by whose tokens it takes, and whether people confirm first. */
const ofEveryKind = new Set<Refusal>([...commonRefusals, unauthenticated, confirmFirst])

describe('the OpenAPI documents', () => {
  test.each(calls)('describe %s with its success and every refusal it may give', (name, call) => {
    const { document, operation, responses } = describedBy(name)
    expect(document.paths[call.path]![call.method.toLowerCase()]).toBe(operation)
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
    'say whose tokens open %s, with which scope',
    (name, { access, scope, service }) => {
      const { document, operation } = describedBy(name)
      const { security = document.security } = operation
      const schemes = Object.assign({}, ...security) as Record<string, string[]>
      expect(Object.keys(schemes)).toEqual([
        ...(access === 'session' ? ['session'] : []),
        ...(scope ? ['person'] : []),
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

  test('hold every call of the contract, and each in one of them only', () => {
    const told = documents.flatMap(({ operations }) =>
      operations.map(({ operationId }) => operationId),
    )
    expect(told.toSorted()).toEqual(calls.map(([name]) => name).toSorted())
  })

  test('keep apart what applications may call and what only people may', () => {
    const tokens = documents.map(({ document, operations }) =>
      operations.map(({ security = document.security }) => JSON.stringify(security)),
    )
    const [forApplications = [], forPeople = []] = tokens
    expect(forPeople.filter((security) => security !== '[{"session":[]}]')).toEqual([])
    expect(forApplications.filter((security) => !/^\[\]$|"person"/.test(security))).toEqual([])
  })

  test.each(documents)(
    'say $audience what the other holds, and where it is',
    ({ audience, document }) => {
      const other = audiences[otherThan(audience)]
      expect(document.info.description).toContain(other.document)
      expect(document.info.description).toContain(other.words.slice(0, -1))
    },
  )

  test.each(documents)(
    'are the ones in docs/; if that for $audience is not, run npm run openapi',
    ({ audience, document }) => {
      const folder = join(import.meta.dirname, '../../../../docs')
      const file = join(folder, basename(audiences[audience].document))
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document)
    },
  )

  test('name what can be embedded', () => {
    const refused = calls.flatMap(([name, { query }]) => {
      const issues = query ? (z.safeParse(query, { $with: '?' }).error?.issues ?? []) : []
      return issues
        .filter(({ path }) => path[0] === '$with')
        .map(({ message }) => ({ name, message }))
    })
    expect(refused.length).toBeGreaterThan(3)
    for (const { name, message } of refused) {
      const known = / Known: (.*)\.$/.exec(message)?.[1] ?? 'organization'
      const { document, operation } = describedBy(name)
      const own = (operation.parameters ?? []).find((one) => 'name' in one && one.name === '$with')
      const told = JSON.stringify(own ?? document.components.parameters['with'])
      for (const relation of known.split(', ')) expect(told).toContain(relation)
    }
  })

  test.each(documents)('say what there is for $audience in 160,000 bytes', ({ document }) => {
    expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(160_000)
  })
})

// What redocly's `recommended` and spectral's `oas` rules ask of it; `npm run conformance` runs them.
describe('what linters of OpenAPI ask for', () => {
  test.each(documents)(
    'every reference leads somewhere, and everything described is referred to ($audience)',
    ({ document, parameters, responses, schemas }) => {
      const references = [...JSON.stringify(document).matchAll(/"#\/components\/([^"]+)"/g)].map(
        ([, name]) => name!,
      )
      const told = Object.entries({ parameters, responses, schemas }).flatMap(([kind, named]) =>
        Object.keys(named).map((name) => `${kind}/${name}`),
      )
      expect([...new Set(references)].toSorted()).toEqual(told.toSorted())
    },
  )

  test.each(documents)(
    'every subject, token and refusal that is told of is of some call ($audience)',
    ({ document, operations, responses, securitySchemes }) => {
      const tags = new Set(operations.flatMap(({ tags: own }) => own))
      expect(document.tags.map(({ name }) => name)).toEqual([...tags])
      const schemes = operations.flatMap(({ security = document.security }) =>
        security.flatMap((one) => Object.keys(one)),
      )
      expect(Object.keys(securitySchemes).toSorted()).toEqual([...new Set(schemes)].toSorted())
      const own = operations.flatMap(({ operationId }) =>
        refusalsOf(new Map(calls).get(operationId)!),
      )
      const refused = new Set([...own, ...commonRefusals].map(({ code }) => code))
      const told = [...responses['Refused']!.description.matchAll(/^\d{3} `(\w+)`/gm)]
      expect(told.map(([, code]) => code).filter((code) => !refused.has(code!))).toEqual([])
    },
  )

  test('a call has a sentence, a subject with words, and at least one refusal by its status', () => {
    const tags = new Map(
      documents.flatMap(({ document }) => document.tags).map((tag) => [tag.name, tag.description]),
    )
    for (const {
      operationId,
      summary,
      description,
      tags: own,
      responses: told,
    } of everyOperation) {
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
    const paths = documents.flatMap(({ document, parameters }) =>
      Object.entries(document.paths).map(([path, methods]) => [path, methods, parameters] as const),
    )
    for (const [path, methods, parameters] of paths) {
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
