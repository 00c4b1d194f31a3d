import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { leanIcons } from './lean-icons.ts'

const { resolve } = createRequire(import.meta.url)
const { handler } = leanIcons().transform as unknown as {
  handler: (code: string) => { code: string }
}
const lean = (name: string) =>
  handler(readFileSync(resolve(`lucide-react/icons/${name}`), 'utf8')).code

test('an icon is its lines, without names and keys', () => {
  expect(lean('check')).toBe(
    `import icon from '../createLucideIcon.mjs'
export default icon([["path", { d: "M20 6 9 17l-5-5" }]])`,
  )
})

test('an icon with two names is drawn once', () => {
  expect(lean('rotate-ccw-clock')).toMatch(
    /^import icon .*\nexport default icon\(\[\n(.*\n){3}.*\]\)$/,
  )
  expect(lean('history')).toContain("from './rotate-ccw-clock.mjs'")
})

test('an icon is told to nobody unless it says something by itself', async () => {
  const { handler: load } = leanIcons().load as unknown as { handler: () => string }
  const code = load().replace(/^import .*/, 'const jsx = (tag, attributes) => attributes')
  const { default: icon } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: (lines: []) => (props: object) => Record<string, unknown>
  }
  expect(icon([])({ size: 16 })['aria-hidden']).toBe('true')
  expect(icon([])({ size: 16, role: 'img' })['aria-hidden']).toBeUndefined()
})
