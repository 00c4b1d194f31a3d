import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventTypesFile, eventTypesPage } from './docs-pages.ts'

test("docs/event-types.md matches the catalog; if it doesn't, run npm run make -- event-types-page", () => {
  expect(readFileSync(eventTypesFile, 'utf8')).toBe(eventTypesPage())
})
