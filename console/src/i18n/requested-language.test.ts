import { expect, test } from 'vitest'
import { requestedLanguage } from './language.ts'

test.each([
  ['en-CA', 'en-CA'],
  ['fr-CA en-ca en-US', 'en-CA'],
  ['fr en', 'en-US'],
  ['fr-CA fr', undefined],
  ['e EN- ', undefined],
  ['', undefined],
])('the preference %j selects %s', (preferred, language) => {
  expect(requestedLanguage(preferred)).toBe(language)
})
