import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

const offered = ['en-US', 'fr-CA', 'es-MX']

test.each([
  ['fr-CA', 'fr-CA'],
  ['FR-ca', 'fr-CA'],
  ['fr', 'fr-CA'],
  ['fr-FR,fr;q=0.9', 'fr-CA'],
  ['en-CA', 'en-US'],
  ['de, es;q=0.1', 'es-MX'],
  ['en;q=0.5, fr;q=0.8', 'fr-CA'],
  ['en ; q=0.5 , fr ; q=0.8', 'fr-CA'],
  ['fr;q=0, es', 'es-MX'],
  ['fr;q=2, es', 'es-MX'],
  ['fr;q=x, es', 'es-MX'],
  ['de, *', undefined],
  ['*', undefined],
  ['de', undefined],
  ['', undefined],
  [',,;q=1,', undefined],
  ['f', undefined],
  ['__proto__', undefined],
])('the accepted languages %j get %s', (header, language) => {
  expect(preferredLanguage(header, offered)).toBe(language)
})

test('the end of an absurdly long list is ignored', () => {
  expect(preferredLanguage(`${'de,'.repeat(5000)}fr`, offered)).toBeUndefined()
  expect(preferredLanguage(`fr,${'de,'.repeat(5000)}`, offered)).toBe('fr-CA')
})
