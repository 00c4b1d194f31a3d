import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

function readCatalogue(language: string): Record<string, string> {
  const file = new URL(`../../public/locales/${language}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

test('every override of en-CA belongs to a sentence of the console', () => {
  const sentences = readCatalogue('en-US')
  const unused = Object.keys(readCatalogue('en-CA')).filter((key) => !(key in sentences))
  expect(unused).toEqual([])
})
