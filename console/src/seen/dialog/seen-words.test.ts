import { expect, test } from 'vitest'
import { t } from '../../language/words.ts'
import { inWords } from './seen-words.ts'

const told = (value: unknown, field = 'it') => inWords(field, value, t, 'en-US')

test('what is named and nothing else goes by its name', () => {
  expect(told({ id: '7', name: 'Northside Health' })).toBe('Northside Health')
  expect(told({ id: '7' })).toBe('7')
})

test('of everything else no field is left out, however deep it lies', () => {
  const membership = { id: '7', shares: ['survey'], network: { id: '8', name: 'Care Circle' } }
  expect(told(membership)).toBe('ID: 7; Shares: Survey; Network: Care Circle')
  expect(told([{ name: 'Ana', email: 'ana@northside.example' }])).toBe(
    'Name: Ana; E-mail: ana@northside.example',
  )
})

test('all scopes are told', () => {
  const scopes = ['user', 'profile', 'survey', 'transaction', 'network', 'application']
  const words = told(
    scopes.map((entity) => `${entity}:read`),
    'scopes',
  )
  expect(words).not.toContain('more')
  expect(words.split(',')).toHaveLength(scopes.length)
})
