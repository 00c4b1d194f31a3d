import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { describe, expect, test } from 'vitest'
import { referencePage } from './reference-page.ts'

const calls = Object.values(callsByFeature).flatMap(
  (feature) => Object.entries(feature) as [string, Call][],
)

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
