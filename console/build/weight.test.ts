import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtConsole } from './built-console.ts'
import type { Weight } from './weight.ts'

const file = join(await builtConsole(), 'weight.json')
const weight = JSON.parse(readFileSync(file, 'utf8')) as Weight

// The budgets of docs/performance.md, so that we notice a page that outgrows them before a visitor does.
test('sign-in needs at most 100 KB of scripts and styles', () => {
  expect(weight.signIn.total).toBeLessThanOrEqual(100_000)
})

test('the whole console has at most 388 KB of scripts and styles', () => {
  expect(weight.everything.total).toBeLessThanOrEqual(388_000)
})

test('error reporting has at most 32 KB', () => {
  expect(weight.errorReporting.total).toBeGreaterThan(0)
  expect(weight.errorReporting.total).toBeLessThanOrEqual(32_000)
})
