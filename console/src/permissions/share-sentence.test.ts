import { scopeEntities } from '@accord/contract/rules/scopes.ts'
import { expect, test } from 'vitest'
import { t } from '../i18n/translation.ts'
import { shareSentence } from './scope-sentences.ts'

test('NW-1: what is shared is said of the organization, never of the person who reads it', () => {
  for (const entity of scopeEntities) {
    expect(shareSentence(entity, t)).toMatch(/^See .+\.$/)
    expect(shareSentence(entity, t)).not.toMatch(/\byour?\b/)
  }
})

test('NW-1: both kinds that hold people name email addresses', () => {
  for (const entity of ['user', 'profile'] as const)
    expect(shareSentence(entity, t)).toMatch(/names(,| and) email addresses/)
})

test('no two kinds are said alike: whoever is asked for one more reads what it adds', () => {
  const sentences = scopeEntities.map((entity) => shareSentence(entity, t))
  expect(new Set(sentences).size).toBe(scopeEntities.length)
})
