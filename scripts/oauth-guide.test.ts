import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clients } from '../conformance/clients.ts'
import { guideFile, withSnippets } from './docs-pages.ts'

const guide = readFileSync(guideFile, 'utf8')

test("docs/oauth.md shows the files that npm run make -- conformance runs; if it doesn't, run npm run make -- oauth-guide", () => {
  expect(guide).toBe(withSnippets(guide))
})

test('docs/oauth.md has a snippet for every client that it lists, and each snippet is tested', () => {
  const shown = [...guide.matchAll(/^<!-- conformance\/clients\/(\S+) -->\n\n```/gm)]
  const files = shown.map(([, file]) => file)
  expect(files).toHaveLength(10)
  expect(clients.map(({ file }) => file)).toEqual(expect.arrayContaining(files))
})
