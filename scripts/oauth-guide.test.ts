import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clients } from '../conformance/clients.ts'
import { guideFile, withSnippets } from './docs-pages.ts'

const guide = readFileSync(guideFile, 'utf8')

test('docs/oauth.md shows the files that npm run make -- conformance runs; if not, run npm run make -- oauth-guide', () => {
  expect(guide).toBe(withSnippets(guide))
})

test('docs/oauth.md has a snippet of every client that it promises, and each one is run', () => {
  const shown = [...guide.matchAll(/^<!-- conformance\/clients\/(\S+) -->\n\n```/gm)]
  const files = shown.map(([, file]) => file)
  expect(files).toHaveLength(10)
  expect(clients.map(({ file }) => file)).toEqual(expect.arrayContaining(files))
})
