import { allScopes, scopeEntities } from '@accord/contract/rules/scopes.ts'
import { expect, test } from 'vitest'
import { entityExample, entityName } from './data-kinds.ts'
import { grantedScopes, scopeSentence, scopeSummary } from './scope-sentences.ts'

const t = (sentence: string, values: Record<string, string | number> = {}) =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => `${values[name]}`)

test('AP-4: every entity has a name and an example, and every level has a unique sentence', () => {
  expect(new Set(scopeEntities.map((entity) => entityName(entity, t))).size).toBe(10)
  expect(new Set(scopeEntities.map((entity) => entityExample(entity, t))).size).toBe(10)
  const sentences = scopeEntities.flatMap((entity) =>
    (['read', 'manage'] as const).map((level) => scopeSentence(entity, level, t)),
  )
  expect(new Set(sentences).size).toBe(20)
  expect(sentences.every((sentence) => /^[A-Z].*\.$/.test(sentence))).toBe(true)
})

test.each([
  ['user', 'read', 'See your name and email address.'],
  ['referral', 'read', 'See all referral data.'],
  ['network', 'manage', 'See, add, change, and delete network data.'],
  ['survey', 'none', 'No access.'],
] as const)('%s at %s is described as: %s', (entity, level, sentence) => {
  expect(scopeSentence(entity, level, t)).toBe(sentence)
})

test('scopes list each entity once, write access first', () => {
  expect(grantedScopes(['user:read', 'survey:read', 'survey:manage'])).toEqual([
    { entity: 'survey', level: 'manage' },
    { entity: 'user', level: 'read' },
  ])
})

test.each([
  [[], 'No access.'],
  [['user:read', 'application:read'], 'Read-only: Personal details, Applications'],
  [['survey:manage', 'survey:read', 'user:read'], 'Manage: Surveys · Read-only: Personal details'],
  [allScopes, 'Manage: Personal details, Applications, Organization details and 7 more'],
])('the scopes %o have the right summary', (scopes, summary) => {
  expect(scopeSummary(scopes, t)).toBe(summary)
})
