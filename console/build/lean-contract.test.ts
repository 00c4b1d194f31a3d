import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { expect, test } from 'vitest'
import { keptOfCall } from '../src/api/sent-call.ts'
import { builtConsole } from './built-console.ts'
import { leanCode } from './lean-contract.ts'

const assets = join(await builtConsole(), 'assets')
const calls = Object.values(callsByFeature).flatMap(
  (feature) => Object.entries(feature) as [string, Call][],
)

test('no sentence of the reference is in the console', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const code = scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')
  expect(calls.filter(([, { summary }]) => code.includes(summary))).toEqual([])
})

test('of a call stays what a browser sends, and a schema that nobody uses may go', () => {
  const lean = leanCode(`export const Thing = z.object({ name: z.string().check(z.trim()) })
export const make = defineCall({
  method: 'POST',
  path: '/thing', // below /api
  summary: 'Makes "a, b" and (c).',
  access: 'session',
  body: z.strictObject({ name: z.string() }),
  reply: z.object({ of: z.array(Thing) }),
  refusals: [...managed, gone],
})
function later() {
  return defineCall({ method: 'GET', summary: 'Kept.' })
}`)
  expect(lean.replaceAll(/\s+/g, ' ')).toBe(
    `export const Thing = /* @__PURE__ */ z.object({ name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.trim()) }) export const make = /* @__PURE__ */ defineCall({ method: 'POST', path: '/thing', // below /api access: 'session', body: /* @__PURE__ */ z.strictObject({ name: /* @__PURE__ */ z.string() }), }) function later() { return defineCall({ method: 'GET', summary: 'Kept.' }) }`,
  )
})

// It would be there in development and in tests, and missing in the built console.
test('no screen reads of a call what is left out', () => {
  const names = calls.map(([name]) => name).join('|')
  const told = new Set(calls.flatMap(([, call]) => Object.keys(call)))
  const leftOut = [...told]
    .filter((part) => !(keptOfCall as readonly string[]).includes(part))
    .join('|')
  const asked = `\\b(?:${names}|described)\\.(?:${leftOut})\\b`
  const taken = `\\{[^{}]*\\b(?:${leftOut})\\b[^{}]*\\}(?:: Call\\b| = (?:${names}|described)\\b)`
  const left = new RegExp(`${asked}|${taken}`, 'g')
  const source = join(import.meta.dirname, '../src')
  const files = globSync('**/*.{ts,tsx}', { cwd: source })
  expect(files.length).toBeGreaterThan(100)
  const reads = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(left)].map(
        ([found]) => `${found} in ${file}`,
      ),
    )
  expect(reads).toEqual([])
})
