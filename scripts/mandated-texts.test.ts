import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mandatedTexts, withoutNames } from './mandated-texts.ts'
import { inProject } from './project-folder.ts'
import { readLiterals } from './texts.ts'

const americanTexts = readCatalogue('en-US')
const canadianTexts = readCatalogue('en-CA')
const literals = { console: literalsOf('console'), contract: literalsOf('contract') }

test('the product contains every text that the specification quotes, exactly', () => {
  const missing = mandatedTexts.flatMap(({ rows, text, in: places }) =>
    places
      .filter((place) => !isIn(place, text))
      .map((place) => `${rows.join(', ')}: “${text}” isn't in ${place}`),
  )
  expect(missing).toEqual([])
})

test('en-CA changes a quoted text only if the specification says so', () => {
  const changed = mandatedTexts
    .filter(({ text, in: places }) => places.includes('en-US') && text in canadianTexts)
    .map(({ text }) => [text, canadianTexts[text]])
  expect(changed).toEqual([
    ['Zip Code', 'Postal Code'],
    ['State', 'Province'],
  ])
})

/** Quoted texts that users don't see. */
const notTexts = ['_user', 'entity:read', 'service-account:manage']

test('every quoted text of docs/requirements.md is listed under its row', () => {
  const requirements = readFileSync(inProject('docs', 'requirements.md'), 'utf8')
  const quoted = [...requirements.matchAll(/^\| ([A-Z]+-\d+) \| (.*) \|$/gm)].flatMap(
    ([, row, requirement]) =>
      [...requirement!.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)|"([^"]+)"(?!:)/g)].map(
        ([, single, double]) => ({ row: row!, text: (single ?? double!).trim() }),
      ),
  )
  expect(quoted.length).toBeGreaterThan(150)
  const unlisted = quoted.filter(
    ({ row, text }) =>
      !notTexts.includes(text) &&
      !mandatedTexts.some((listed) => listed.rows.includes(row) && listed.text.includes(text)),
  )
  expect(unlisted).toEqual([])
})

function isIn(place: (typeof mandatedTexts)[number]['in'][number], text: string): boolean {
  if (place === 'en-US') return americanTexts[text] === text
  if (place === 'en-CA') return Object.values(canadianTexts).includes(text)
  return literals[place].has(withoutNames(text))
}

function readCatalogue(language: string): Record<string, string> {
  const file = inProject('console', 'public', 'locales', `${language}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

function literalsOf(workspace: string): Set<string> {
  const files = globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: inProject() })
  return new Set(
    files
      .filter((file) => !/\.test\.tsx?$|\/(?:dev|testing)\//.test(file))
      .flatMap((file) => readLiterals(readFileSync(inProject(file), 'utf8'), file)),
  )
}
