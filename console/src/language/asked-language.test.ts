import { expect, test } from 'vitest'
import { askedLanguage } from './language.ts'

test.each([
  ['en-CA', 'en-CA'],
  ['fr-CA en-ca en-US', 'en-CA'],
  ['fr en', 'en-US'],
  ['fr-CA fr', undefined],
  ['e EN- ', undefined],
  ['', undefined],
])('who prefers %j is spoken to in %s', (preferred, language) => {
  expect(askedLanguage(preferred)).toBe(language)
})
