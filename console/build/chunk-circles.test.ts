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
// A file that two features share belongs to a group of its own (`chunk-groups.ts`).
test('no two scripts need each other', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  // The bundler may come to write imports otherwise, and nothing would be found.
  expect(scripts.flatMap(neededBy).length).toBeGreaterThan(scripts.length)
  const circles = scripts.map((name) => circleFrom(name)).filter((circle) => circle.length > 0)
  expect(circles).toEqual([])
})

// Icons and much of what is shared lie with the console: one import of them would bring it all to the front door.
test('what the pages before sign-in fetch later fetches no console', () => {
  const parts =
    /^(calls|checks|second-step|second-proof|sign-up-verification|who-asks|front-door)-.*\.js$/
  const names = readdirSync(assets).filter((name) => parts.test(name))
  expect(names.length).toBeGreaterThan(6)
  expect(names.flatMap(neededBy).filter((name) => /^(console|index)-/.test(name))).toEqual([])
})

// One import of a feature's file brings the whole feature: it was ten times as heavy once.
test('the page that a letter about a new address leads to fetches no feature besides', () => {
  const page = readdirSync(assets).find((name) => /^profiles-.*\.js$/.test(name))!
  const features = /^(account|invitations|members|applications|approvals|reach|networks?|exports)-/
  expect(neededBy(page).length).toBeGreaterThan(2)
  expect([page, ...neededBy(page)].flatMap(neededBy).filter((name) => features.test(name))).toEqual(
    [],
  )
})
