import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtConsole } from './built-console.ts'

const pages = join(await builtConsole(), 'pages')

test.each(readdirSync(pages))('%s holds a form that is sent before its script has come', (name) => {
  const document = readFileSync(join(pages, name), 'utf8')
  expect(document).toContain('data-moment="One moment…"')
  // Before the page's own script, and with nothing of React's.
  const [, early = ''] = /<script>([\s\S]*?)<\/script>[\s\S]*<script type="module"/.exec(document)!
  expect(early).toContain('submit')
  expect(Buffer.byteLength(early)).toBeLessThan(1500)
})
