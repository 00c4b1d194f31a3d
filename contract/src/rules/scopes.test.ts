import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import {
  allScopes,
  defaultLevels,
  levelsOf,
  normalScopes,
  scopeEntities,
  type ScopeLevels,
  Scopes,
  scopesOf,
} from './scopes.ts'

const someLevels: fc.Arbitrary<ScopeLevels> = fc.record(
  Object.fromEntries(
    scopeEntities.map((entity) => [entity, fc.constantFrom('none', 'read', 'manage')]),
  ),
) as never

const someScopes = fc.array(fc.constantFrom(...allScopes), { maxLength: 40 })

describe('converting levels to scopes', () => {
  test('AP-5: manage includes read, except for service accounts', () => {
    const none = levelsOf([])
    expect(scopesOf({ ...none, user: 'manage' })).toEqual(['user:read', 'user:manage'])
    expect(scopesOf({ ...none, 'service-account': 'manage' })).toEqual(['service-account:manage'])
    expect(scopesOf({ ...none, network: 'read' })).toEqual(['network:read'])
    expect(scopesOf(none)).toEqual([])
  })
})

describe('converting scopes to levels', () => {
  test('AP-5: manage takes precedence over read, and unknown scopes are ignored', () => {
    const levels = levelsOf(['user:read', 'profile:manage', 'profile:read', 'moon:read', 'user'])
    expect(levels).toMatchObject({ user: 'read', profile: 'manage', network: 'none' })
    expect(Object.keys(levels)).toEqual([...scopeEntities])
  })

  test('converting scopes to levels is the reverse of converting levels to scopes', () => {
    fc.assert(
      fc.property(someLevels, (levels) => {
        expect(levelsOf(scopesOf(levels))).toEqual(levels)
      }),
    )
  })

  test('a round trip from scopes to levels removes no scopes and adds only read', () => {
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

describe('the default levels', () => {
  test('AP-5: the default levels are read for all and manage for service accounts', () => {
    const { 'service-account': serviceAccount, ...rest } = defaultLevels
    expect(serviceAccount).toBe('manage')
    expect(new Set(Object.values(rest))).toEqual(new Set(['read']))
  })
})

describe('the normal form of scopes', () => {
  test('the normal form of scopes is the same for any order and repetition, and when normalized again', () => {
    fc.assert(
      fc.property(someScopes, (scopes) => {
        const normal = normalScopes(scopes)
        expect(normalScopes(normal)).toEqual(normal)
        expect(normalScopes([...scopes, ...scopes.toReversed()])).toEqual(normal)
        expect(levelsOf(normal)).toEqual(levelsOf(scopes))
        expect(z.parse(Scopes, scopes)).toEqual(normal)
      }),
    )
  })

  test("the normal form of scopes has the console's order", () => {
    expect(normalScopes(['service-account:manage', 'survey:manage', 'user:read'])).toEqual([
      'user:read',
      'survey:read',
      'survey:manage',
      'service-account:manage',
    ])
  })
})

describe('scopes in a request', () => {
  const first = (value: unknown) => z.safeParse(Scopes, value).error?.issues[0]?.message

  test.each(['moon:read', 'user', 'user:', 'user:admin', 'User:read', ' user:read', '*', '', 7])(
    "scopes in a request can't be %j",
    (scope) => expect(first(['user:read', scope])).toBe("This isn't a valid scope."),
  )

  test('scopes in a request must be a list of limited length', () => {
    for (const value of ['user:read', null, undefined, {}]) {
      expect(first(value)).toBe('This value must be a list of scopes.')
    }
    expect(first(Array(41).fill('user:read'))).toBe('List each scope only once.')
  })
})
