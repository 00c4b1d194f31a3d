import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtConsole } from './built-console.ts'

const assets = join(await builtConsole(), 'assets')

/** What a script needs before it runs; what it fetches later does not count. */
function neededBy(name: string): string[] {
  const code = readFileSync(join(assets, name), 'utf8')
  return [...code.matchAll(/(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
    ([, needed]) => needed!,
  )
}

/** The way from a script back to itself; none in a healthy build. */
function circleFrom(start: string, way: string[] = [start], seen = new Set<string>()): string[] {
  for (const needed of neededBy(way.at(-1)!)) {
    if (needed === start) return [...way, needed]
    if (seen.has(needed)) continue
    seen.add(needed)
    const circle = circleFrom(start, [...way, needed], seen)
    if (circle.length > 0) return circle
  }
  return []
}

// Two scripts that wait for each other leave one of them with nothing, and the page with a blank screen.
test('no two scripts import each other', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  // The bundler may come to write imports otherwise, and nothing would be found.
  expect(scripts.flatMap(neededBy).length).toBeGreaterThan(scripts.length)
  const circles = scripts.map((name) => circleFrom(name)).filter((circle) => circle.length > 0)
  expect(circles).toEqual([])
})

// Icons and much of what is shared lie with the console: one import of them would bring it all to the sign-in page.
test("the auth pages don’t fetch the console before it's needed", () => {
  const names = readdirSync(assets).filter((name) =>
    /^(calls|shared|auth-pages)-.*\.js$/.test(name),
  )
  // The scripts of the pages, and both that are named `calls`: the entry and what it needs.
  expect(names.length).toBe(4)
  expect(names.flatMap(neededBy).filter((name) => /^(console|index)-/.test(name))).toEqual([])
})
