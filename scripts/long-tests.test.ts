import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from './project-folder.ts'

const journeys = globSync(inProject('browser-tests', 'journeys', '*.test.ts'))
const titles = journeys.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ *test\(\s*(['"`])(.+?)\1,/gms)].map(
    ([, , title]) => title!,
  ),
)
const rowsOf = (title: string) => title.match(/\b[A-Z]+\d*-\d+\b/g) ?? []

test("every specification row in a long journey's title is also in a title that npm test runs (decision 086)", () => {
  const isLong = (title: string) => title.includes('@long')
  const proved = new Set(titles.filter((title) => !isLong(title)).flatMap(rowsOf))
  const left = titles
    .filter(isLong)
    .filter((title) => rowsOf(title).some((row) => !proved.has(row)))
  expect(titles.filter(isLong).length).toBeGreaterThan(40)
  expect(left).toEqual([])
})
