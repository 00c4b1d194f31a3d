import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtConsole } from './built-console.ts'
import type { Weight } from './weight.ts'

const file = join(await builtConsole(), 'weight.json')
const weight = JSON.parse(readFileSync(file, 'utf8')) as Weight

// The budgets are the same as in docs/performance.md, so we notice a page that exceeds them before visitors do.
test('sign-in needs at most 100 KB of scripts and styles', () => {
  expect(weight.signIn.total).toBeLessThanOrEqual(100_000)
})

test('the whole console has at most 462 KB of scripts and styles', () => {
  expect(weight.everything.total).toBeLessThanOrEqual(462_000)
})

test('the error reporting code is at most 32 KB', () => {
  expect(weight.errorReporting.total).toBeGreaterThan(0)
  expect(weight.errorReporting.total).toBeLessThanOrEqual(32_000)
})
