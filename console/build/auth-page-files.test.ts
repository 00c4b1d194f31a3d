import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtConsole } from './built-console.ts'

const pages = join(await builtConsole(), 'pages')

test.each(readdirSync(pages))(
  "%s keeps a form that's submitted before its script loads",
  (name) => {
    const document = readFileSync(join(pages, name), 'utf8')
    expect(document).toContain('data-moment="One moment…"')
    // The inline script comes before the page's own script and doesn't contain React.
    const [, early = ''] = /<script>([\s\S]*?)<\/script>[\s\S]*<script type="module"/.exec(
      document,
    )!
    expect(early).toContain('submit')
    expect(Buffer.byteLength(early)).toBeLessThan(1500)
  },
)
