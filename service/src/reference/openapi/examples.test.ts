import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { exampleCalls } from './examples.ts'
import { anyInstallation, openApiDocument } from './document.ts'

const examples = exampleCalls(openApiDocument(anyInstallation))
const calls = Object.values(callsByFeature).flatMap(
  (feature) => Object.entries(feature) as [string, Call][],
)

describe('examples', () => {
  test.each(calls)('the example of %s is valid input and output', (name, call) => {
    const { params, query, body, answer } = examples[name]!
    const hint = `give a sample in reference/openapi/samples.ts: an example of ${name} is rejected`
    const read = (schema: Call['body'], value: unknown) =>
      schema ? complaints(schema, value) : value
    expect(read(call.params, params), `${hint} (params)`).toEqual(call.params ? [] : {})
    expect(read(call.query, query), `${hint} (query)`).toEqual(call.query ? [] : {})
    if (call.body) expect(complaints(call.body, body), `${hint} (body)`).toEqual([])
    if (call.media === undefined) {
      expect(complaints(call.reply, answer), `${hint} (answer)`).toEqual([])
    }
  })

  test('examples use the same ID for the same object', () => {
    const organization = examples['getOrganization']!.answer as { id: string }
    expect(examples['getOrganization']!.params['id']).toBe(organization.id)
    expect(examples['createApplication']!.body).toMatchObject({ organization: organization.id })
    expect(examples['getApplication']!.answer).toMatchObject({
      organization: { id: organization.id },
    })
  })
})

function complaints(schema: z.core.$ZodType, value: unknown): string[] {
  const { error } = z.safeParse(schema, value)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}
