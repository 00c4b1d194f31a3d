import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtConsole } from './built-console.ts'

const assets = join(await builtConsole(), 'assets')

/** Returns the files that a script needs before it runs. Files that it fetches later don't count. */
function neededBy(name: string): string[] {
  const code = readFileSync(join(assets, name), 'utf8')
  return [...code.matchAll(/(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
    ([, needed]) => needed!,
  )
}

/** Returns the path from a script back to itself. It's empty in a healthy build. */
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

// If two scripts wait for each other, one of them runs without its imports, and the page stays blank.
test('no two scripts import each other', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  // If the bundler started to write imports differently, no import would be found and the test would always pass.
  expect(scripts.flatMap(neededBy).length).toBeGreaterThan(scripts.length)
  const circles = scripts.map((name) => circleFrom(name)).filter((circle) => circle.length > 0)
  expect(circles).toEqual([])
})

// The console's chunks contain icons and much shared code. A single import of them would add all of it to the sign-in
// page.
test("the auth pages don’t fetch the console before it's needed", () => {
  const names = readdirSync(assets).filter((name) =>
    /^(calls|shared|auth-pages)-.*\.js$/.test(name),
  )
  // Four names are expected: the scripts of the pages, and the entry `calls` with its chunk of the same name.
  expect(names.length).toBe(4)
  expect(names.flatMap(neededBy).filter((name) => /^(console|index)-/.test(name))).toEqual([])
})
