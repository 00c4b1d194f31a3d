import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { retentionFile, retentionPage } from './docs-pages.ts'

test("docs/retention.md matches the retention periods; if it doesn't, run npm run make -- retention-page", () => {
  expect(readFileSync(retentionFile, 'utf8')).toBe(retentionPage())
})
