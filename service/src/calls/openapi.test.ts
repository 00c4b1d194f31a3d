import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { commonRefusals } from '@accord/contract/refusal.ts'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'
import { referencePage } from './reference-page.ts'

interface Operation {
  operationId: string
  summary: string
  security: object[]
  responses: Record<string, { description: string }>
}

const document = openApiDocument() as { paths: Record<string, Record<string, Operation>> }
const calls = Object.values(callsByFeature).flatMap(
  (feature) => Object.entries(feature) as [string, Call][],
)

describe('the OpenAPI document', () => {
  test.each(calls)('describes %s with its success and every refusal it may give', (name, call) => {
    const operation = document.paths[call.path]![call.method.toLowerCase()]!
    expect(operation.operationId).toBe(name)
    expect(operation.summary).toBe(call.summary)
    expect(operation.security).toHaveLength(call.access === 'session' ? 1 : 0)
    expect(operation.responses[String(call.status ?? 200)]).toBeDefined()
    for (const { status, code, message } of [...call.refusals, ...commonRefusals]) {
      expect(operation.responses[String(status)]!.description).toContain(`\`${code}\`: ${message}`)
    }
  })

  test('holds no call that the contract does not', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      calls.map(([name]) => name).toSorted(),
    )
  })

  test('is the one in docs/openapi.json; if not, run npm run openapi', () => {
    const file = join(import.meta.dirname, '../../../docs/openapi.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document)
  })
})

describe('the reference page', () => {
  test('shows every call with its refusals', () => {
    const page = referencePage('Accord')
    for (const [name, { method, path, refusals }] of calls) {
      const article = page.split(`<article id="${name}">`)[1]!.split('</article>')[0]!
      expect(article).toContain(`<b>${method}</b> ${path}`)
      for (const { code } of refusals) expect(article).toContain(code)
    }
  })

  test('cannot be broken by the brand', () => {
    expect(referencePage('<script>')).not.toContain('<script>')
  })
})
