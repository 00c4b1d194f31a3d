import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)

/** All that a newcomer reads: the console in both languages, the guide and the API's own words. */
const read = [
  'console/public/locales/en-US.json',
  'console/public/locales/en-CA.json',
  'docs/oauth.md',
  'docs/openapi.json',
  'service/src/reference/page/chapters/get-a-token.ts',
  'examples/third-party-app/README.md',
]

test.each(read)('%s doesn’t mention doors', (file) => {
  expect(readFileSync(new URL(file, root), 'utf8')).not.toMatch(/\bdoors?\b/i)
})
