import { scopeEntities } from '@accord/contract/rules/scopes.ts'
import { expect, test } from 'vitest'
import { t } from '../i18n/translation.ts'
import { shareSentence } from './scope-sentences.ts'

test('NW-1: share sentences are about the organization, not the reader', () => {
  for (const entity of scopeEntities) {
    expect(shareSentence(entity, t)).toMatch(/^See .+\.$/)
    expect(shareSentence(entity, t)).not.toMatch(/\byour?\b/)
  }
})

test('NW-1: both kinds of data about people mention email addresses', () => {
  for (const entity of ['user', 'profile'] as const)
    expect(shareSentence(entity, t)).toMatch(/names(,| and) email addresses/)
})

test('every kind of data has a unique share sentence', () => {
  const sentences = scopeEntities.map((entity) => shareSentence(entity, t))
  expect(new Set(sentences).size).toBe(scopeEntities.length)
})
