import { describe, expect, test } from 'vitest'
import { createTranslate, message, translateMessage } from './translation.ts'

const french = createTranslate('fr-CA', {
  'Not found': 'Introuvable',
  'Use at most {{count}} characters._one': 'Utilisez au plus {{count}} caractère.',
  'Use at most {{count}} characters._other': 'Utilisez au plus {{count}} caractères.',
  'Spell it as {{address}} (again?)': 'Écrivez {{address}} (encore?)',
})
const english = createTranslate('en-US')

const atMost = (count: number) =>
  message('Use at most {{count}} characters.', {
    count,
    defaultValue_one: 'Use at most {{count}} character.',
  })
const writeAs = (address: string) => message('Spell it as {{address}} (again?)', { address })

describe('a message', () => {
  test('a message is the English text, with numbers left unformatted', () => {
    expect(message('Not found')).toBe('Not found')
    expect(atMost(100_000)).toBe('Use at most 100000 characters.')
    expect(atMost(1)).toBe('Use at most 1 character.')
  })

  test('a message is translated with its values', () => {
    expect(translateMessage(french, message('Not found'))).toBe('Introuvable')
    expect(translateMessage(french, atMost(100_000))).toBe(
      'Utilisez au plus 100\u00a0000 caractères.',
    )
    expect(translateMessage(french, atMost(12))).toBe('Utilisez au plus 12 caractères.')
  })

  test('a message is translated in the singular', () => {
    expect(translateMessage(french, atMost(1))).toBe('Utilisez au plus 1 caractère.')
  })

  test('a value that looks like a number, a placeholder, or a pattern stays unchanged in a message', () => {
    for (const value of ['2024', '{{address}}', '$&', 'a\nb', '(.*)']) {
      expect(translateMessage(french, writeAs(value))).toBe(`Écrivez ${value} (encore?)`)
    }
  })

  test('a message stays exactly the same in English', () => {
    for (const text of [atMost(2000), atMost(1), writeAs('2024'), 'Not found', 'Something else']) {
      expect(translateMessage(english, text)).toBe(text)
    }
  })

  test('a message that is already translated stays as it is', () => {
    expect(translateMessage(french, translateMessage(french, atMost(12)))).toBe(
      'Utilisez au plus 12 caractères.',
    )
  })
})
