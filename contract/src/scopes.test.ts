import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultLevels, levelsOf, scopeEntities, type ScopeLevels, scopesOf } from './scopes.ts'

const someLevels: fc.Arbitrary<ScopeLevels> = fc.record(
  Object.fromEntries(
    scopeEntities.map((entity) => [entity, fc.constantFrom('none', 'read', 'manage')]),
  ),
) as never

describe('levels to scopes', () => {
  test('manage brings read along, except for service accounts', () => {
    const none = levelsOf([])
    expect(scopesOf({ ...none, user: 'manage' })).toEqual(['user:read', 'user:manage'])
    expect(scopesOf({ ...none, 'service-account': 'manage' })).toEqual(['service-account:manage'])
    expect(scopesOf({ ...none, network: 'read' })).toEqual(['network:read'])
    expect(scopesOf(none)).toEqual([])
  })
})

describe('scopes to levels', () => {
  test('any manage stays manage, and a scope nobody knows means nothing', () => {
    const levels = levelsOf(['user:read', 'profile:manage', 'profile:read', 'moon:read', 'user'])
    expect(levels).toMatchObject({ user: 'read', profile: 'manage', network: 'none' })
    expect(Object.keys(levels)).toEqual([...scopeEntities])
  })

  test('undo levels to scopes', () => {
    fc.assert(
      fc.property(someLevels, (levels) => {
        expect(levelsOf(scopesOf(levels))).toEqual(levels)
      }),
    )
  })

  test('survive a round trip of their own: nothing is lost, nothing added but read', () => {
    const scope = fc.constantFrom(
      ...scopeEntities.flatMap((entity) => [`${entity}:read`, `${entity}:manage`]),
    )
    fc.assert(
      fc.property(fc.uniqueArray(scope), (scopes) => {
        const back: string[] = scopesOf(levelsOf(scopes))
        const gained = back.filter((one) => !scopes.includes(one))
        const lost = scopes.filter((one) => !back.includes(one))
        expect(gained.every((one) => one.endsWith(':read'))).toBe(true)
        expect(lost.every((one) => one === 'service-account:read')).toBe(true)
      }),
    )
  })
})

describe('the defaults', () => {
  test('are read for all and manage for service accounts', () => {
    const { 'service-account': serviceAccount, ...rest } = defaultLevels
    expect(serviceAccount).toBe('manage')
    expect(new Set(Object.values(rest))).toEqual(new Set(['read']))
  })
})
