import { expect, test } from 'vitest'
import { createTranslate, formatList } from './translation.ts'

const t = createTranslate('en-US')
const members = (count: number) =>
  ['{{count}} members', { count, defaultValue_one: '{{count}} member' }] as const

const french = createTranslate('fr', {
  Members: 'Membres',
  '{{count}} members_one': '{{count}} membre',
  '{{count}} members_many': '{{count}} de membres',
  '{{count}} members_other': '{{count}} membres',
})
const polish = createTranslate('pl', {
  '{{count}} members_one': '{{count}} członek',
  '{{count}} members_few': '{{count}} członkowie',
  '{{count}} members_many': '{{count}} członków',
  '{{count}} members_other': '{{count}} członka',
})

test('a sentence is its own translation, with filled placeholders', () => {
  expect(t('Nothing to fill')).toBe('Nothing to fill')
  expect(t('{{done}} of {{of}} sent', { done: 0, of: 2 })).toBe('0 of 2 sent')
  expect(t('{{name}} and {{name}}', { name: '$& {{of}}' })).toBe('$& {{of}} and $& {{of}}')
  expect(t('Color of {{name}}')).toBe('Color of {{name}}')
})

test('a value that ends in a period also ends the sentence', () => {
  expect(t('Required from {{time}}.', { time: '12:00 p.m.' })).toBe('Required from 12:00 p.m.')
  expect(t('{{name}}: done.', { name: 'Acme..' })).toBe('Acme..: done.')
  expect(t('Required from {{time}}.', { time: 'now' })).toBe('Required from now.')
})

test.each([
  [0, '0 members'],
  [1, '1 member'],
  [2, '2 members'],
  [1204, '1,204 members'],
])('English has two plural forms: %d', (count, text) => {
  expect(t(...members(count))).toBe(text)
})

test('English without a singular uses the same sentence for every number', () => {
  expect(t('{{count}} found', { count: 1 })).toBe('1 found')
})

test.each([
  [0, '0 membre'],
  [1, '1 membre'],
  [2, '2 membres'],
  [2_000_000, '2\u202F000\u202F000 de membres'],
])('French has three plural forms: %d', (count, text) => {
  expect(french(...members(count))).toBe(text)
})

test.each([
  [1, '1 członek'],
  [3, '3 członkowie'],
  [5, '5 członków'],
  [22, '22 członkowie'],
])('Polish has its own plural forms: %d', (count, text) => {
  expect(polish(...members(count))).toBe(text)
})

test("if a catalogue lacks a plural form, its language's fallback form is used", () => {
  const canadian = createTranslate('fr-CA', { '{{count}} members_other': '{{count}} membres' })
  expect(canadian(...members(1))).toBe('1 membres')
})

test('a sentence that the catalogue lacks is shown in English, with English plural forms', () => {
  const empty = createTranslate('fr')
  expect(empty('Members')).toBe('Members')
  // In French, 0 is singular.
  expect(empty(...members(0))).toBe('0 members')
  expect(empty(...members(1))).toBe('1 member')
  expect(french('Members')).toBe('Membres')
})

test('en-CA overrides a plural sentence by the key of its form', () => {
  const canadian = createTranslate('en-CA', { '{{count}} members_one': '{{count}} colleague' })
  expect(canadian(...members(1))).toBe('1 colleague')
  expect(canadian(...members(2))).toBe('2 members')
})

test('numbers are formatted by the language, and strings stay as they are', () => {
  const sentence = '{{rows}} rows since {{year}}'
  const values = { rows: 1204.5, year: '2026' }
  expect(t(sentence, values)).toBe('1,204.5 rows since 2026')
  expect(createTranslate('de')(sentence, values)).toBe('1.204,5 rows since 2026')
  expect(createTranslate('fr')(sentence, values)).toBe('1\u202F204,5 rows since 2026')
})

test("a list is joined with the language's separators", () => {
  const names = ['Ada', 'Grace', 'Alan']
  expect(formatList('en-US', names)).toBe('Ada, Grace, and Alan')
  expect(formatList('fr', names)).toBe('Ada, Grace et Alan')
  expect(formatList('en-US', names, 'unit')).toBe('Ada, Grace, Alan')
  expect(formatList('en-US', [])).toBe('')
})
