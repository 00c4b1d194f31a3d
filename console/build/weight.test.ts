import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Weight } from './weight.ts'

const file = join(import.meta.dirname, '../dist/weight.json')
const built = existsSync(file)

function readWeight(): Weight {
  return JSON.parse(readFileSync(file, 'utf8')) as Weight
}

// The budgets of docs/performance: a page that grows past them is noticed here, not by a visitor.
test.runIf(built)('sign-in needs at most 85 KB of scripts and styles', () => {
  expect(readWeight().signIn.total).toBeLessThanOrEqual(85_000)
})

test.runIf(built)('the whole console has at most 330 KB of scripts and styles', () => {
  expect(readWeight().everything.total).toBeLessThanOrEqual(330_000)
})
