import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtConsole } from './built-console.ts'

const assets = join(await builtConsole(), 'assets')

// zod tests whether eval works, unless only zod/mini is used. The browser reports this as a violation of the page's
// policy, even though zod catches the error.
test('no script evaluates text as code', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const makers = /\bnew Function\b|[^\w.$]Function\(|[^\w.$]eval\(|=Function[;,]/
  const guilty = scripts.filter((name) => makers.test(readFileSync(join(assets, name), 'utf8')))
  expect(guilty).toEqual([])
})
