import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { expect, test } from 'vitest'
import { builtConsole } from './built-console.ts'

const assets = join(await builtConsole(), 'assets')

test('no sentence of the reference is in the console', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const code = scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')
  const calls: Call[] = Object.values(callsByFeature).flatMap((feature) => Object.values(feature))
  expect(calls.filter(({ summary }) => code.includes(summary))).toEqual([])
})
