import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { expect, test } from 'vitest'
import { keptOfCall } from '../src/api/sent-call.ts'
import { builtConsole } from './built-console.ts'
import { inTwo, leanCode } from './lean-contract.ts'

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
    `export const Thing = /* @__PURE__ */ z.object({ name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.trim()) }) export const make = /* @__PURE__ */ defineCall({ method: 'POST', path: '/thing', // below /api access: 'session', }) function later() { return defineCall({ method: 'GET', summary: 'Kept.' }) }`,
  )
})

test('what needs no validator lies apart, and the module has it as before', () => {
  const { plain, rest } = inTwo(
    `import * as z from 'zod/mini'
import { defineCall, type Call } from './call.ts'
import { Id, most } from './fields.ts'
const levels = ['low', 'high'] as const
export type Level = (typeof levels)[number]
const isLevel = (text: string): text is Level => levels.includes(text as Level)
export const Thing = z.object({ id: Id, level: z.enum(levels) })
const field = { thing: Thing }
export const find = defineCall({ method: 'GET', path: '/thing' })
export function few(things: Thing[]) {
  return things.slice(0, most)
}
export function read(value: unknown) {
  return field.thing.safeParse(value)
}`,
    '/in/thing.ts',
    (_, name) => ['defineCall', 'most'].includes(name),
  )
  expect(plain).toBe(`import { defineCall } from "/in/call.ts"
import { most } from "/in/fields.ts"
export const levels = ['low', 'high'] as const
export const isLevel = (text: string): text is Level => levels.includes(text as Level)
export const find = defineCall({ method: 'GET', path: '/thing' })
export function few(things: Thing[]) {
  return things.slice(0, most)
}`)
  const part = String.raw`"\u0000plain:/in/thing.ts"`
  expect(rest).toContain(`import { levels, isLevel, find, few } from ${part}`)
  expect(rest).toContain(`export { find, few } from ${part}`)
  expect(rest).toMatch(/export const Thing = .*\n.*const field = [^]*export function read/)
  expect(rest).not.toMatch(/const levels|function few|'GET'/)
})

test('what needs a class, or what is taken apart, stays with it', () => {
  const { plain, rest } = inTwo(
    `import * as z from 'zod/mini'
export class Kind { schema = z.string() }
const [first, { second = 2, ...third }] = [z.string(), {}]
export const kind = new Kind()
export const ofFirst = () => first
export const ofSecond = () => second
export const ofThird = () => third
export const plain = 1`,
    '/in/thing.ts',
    () => false,
  )
  expect(plain).toBe('export const plain = 1')
  expect(rest).toMatch(
    /class Kind[^]*const \[first[^]*kind = new[^]*ofFirst[^]*ofSecond[^]*ofThird/,
  )
})

test('an import is looked up by its name elsewhere, and keeps the one it has here', () => {
  const { plain } = inTwo(
    `import { Id as most, most as Id } from './fields.ts'
export const few = [Id]
export const many = [most]`,
    '/in/thing.ts',
    (_, name) => name === 'most',
  )
  expect(plain).toBe(`import { most as Id } from "/in/fields.ts"
export const few = [Id]`)
})

test.each([
  'for (const name of names) table.set(name, 1)',
  'table.set("a", 1)',
  'if (names.length) table.clear()',
  'export default table',
  'enum Level { low }',
])('what is neither declared nor imported fails the build: %s', (statement) => {
  const split = (code: string) => inTwo(code, '/in/thing.ts', () => true)
  const declared = `import { names } from './names.ts'
interface Row { name: string }
export type Rows = Row[]
const table = new Map()
export { table }
export * from './names.ts'
`
  expect(() => split(declared)).not.toThrow()
  expect(() => split(`${declared}${statement}`)).toThrow(
    `A module of the contract only declares, or the built console does without it: ${statement}`,
  )
})

// One that comes to need it is told of here; so is one that no longer does.
test('the pages that show fetch no validator', () => {
  const screens = JSON.parse(readFileSync(join(assets, '../frames.json'), 'utf8')) as {
    path: string
    scripts: string[]
  }[]
  const doWithout = screens.filter(
    ({ scripts }) => !scripts.some((file) => /\/(checks|contract)-/.test(file)),
  )
  expect(doWithout.map(({ path }) => path)).toEqual([
    '/',
    '/user',
    '/user/organizations',
    '/organization/:id/applications',
    '/organization/:id/members',
    '/organization/:id/networks',
    '/organization/:id/data-export',
    '/organization/:id/access',
    '/organization/:id/security',
    '/network/:id/organizations',
    '/network/:id/map',
    '/network/:id/data-export',
    '/application-authorization/:id',
  ])
  // As they are called.
  expect(readdirSync(assets).filter((name) => /^(checks|contract)-.*\.js$/.test(name)).length).toBe(
    2,
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
