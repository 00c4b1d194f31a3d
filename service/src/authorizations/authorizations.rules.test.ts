import { allScopes, levelsOf, normalScopes, type Scope } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  scopesAfterDecision,
  effectiveScopes,
  lostScopes,
  requestedScopes,
} from './authorizations.rules.ts'

const someScopes = fc
  .array(fc.constantFrom(...allScopes), { maxLength: 20 })
  .map((scopes) => normalScopes(scopes))
const rank = { none: 0, read: 1, manage: 2 }

describe("an application's effective scopes", () => {
  test("PER-5: an application's effective scopes are the granted scopes that it still requests", () => {
    const granted: Scope[] = ['user:read', 'survey:read', 'survey:manage']
    expect(effectiveScopes(granted, ['user:read', 'survey:read'])).toEqual([
      'user:read',
      'survey:read',
    ])
    expect(effectiveScopes(granted, ['network:read'])).toEqual([])
    expect(effectiveScopes([], granted)).toEqual([])
    expect(effectiveScopes(granted, [...granted, 'network:read'])).toEqual(granted)
  })

  test("PER-5: an application's effective scopes keep read if manage is requested instead, including for service accounts", () => {
    expect(effectiveScopes(['service-account:read'], ['service-account:manage'])).toEqual([
      'service-account:read',
    ])
    expect(effectiveScopes(['service-account:manage'], ['service-account:read'])).toEqual([
      'service-account:read',
    ])
  })

  test("PER-5: an application's effective scopes are the lower level of both for each entity", () => {
    fc.assert(
      fc.property(someScopes, someScopes, (granted, asked) => {
        const levels = levelsOf(effectiveScopes(granted, asked))
        const [given, wanted] = [levelsOf(granted), levelsOf(asked)]
        for (const entity of Object.keys(levels) as (keyof typeof levels)[]) {
          const lower = Math.min(rank[given[entity]], rank[wanted[entity]])
          expect(rank[levels[entity]]).toBe(lower)
        }
      }),
    )
  })
})

describe('scopes that need a decision', () => {
  test('scopes that need a decision are requested, but neither granted nor refused', () => {
    const asked: Scope[] = ['user:read', 'survey:read', 'survey:manage', 'network:read']
    expect(requestedScopes(asked, ['user:read'], ['network:read'])).toEqual([
      'survey:read',
      'survey:manage',
    ])
    expect(requestedScopes(asked, ['user:read', 'survey:read'], ['network:read'])).toEqual([
      'survey:manage',
    ])
    expect(requestedScopes(['service-account:read'], ['service-account:manage'], [])).toEqual([])
  })

  test('scopes need no decision once one was made, and granted scopes are kept', () => {
    const decision = fc.constantFrom('grant', 'refuse')
    fc.assert(
      fc.property(someScopes, someScopes, someScopes, decision, (asked, granted, refused, way) => {
        const before = { scopes: granted, refused_scopes: missing(refused, granted) }
        const requested = requestedScopes(asked, before.scopes, before.refused_scopes)
        const after = scopesAfterDecision(before, way, requested)

        expect(requestedScopes(asked, after.scopes, after.refused_scopes)).toEqual([])
        expect(effectiveScopes(after.scopes, granted)).toEqual(granted)
        if (way === 'refuse') expect(after.scopes).toEqual(granted)
        else expect(missing(requested, after.scopes)).toEqual([])
        expect(after.scopes).toEqual(normalScopes(after.scopes))
      }),
    )
  })

  test('granting manage undoes the refusal of read', () => {
    const before = { scopes: ['user:read'] as Scope[], refused_scopes: ['survey:read'] as Scope[] }
    expect(scopesAfterDecision(before, 'grant', ['survey:manage'])).toEqual({
      scopes: ['user:read', 'survey:read', 'survey:manage'],
      refused_scopes: [],
    })
  })
})

test('removing scopes narrows exactly the authorizations that had granted one of them', () => {
  fc.assert(
    fc.property(someScopes, someScopes, someScopes, (granted, before, after) => {
      const asked = before.filter((scope) => after.includes(scope))
      const lost = lostScopes(before, asked)
      const less = effectiveScopes(granted, asked).length < effectiveScopes(granted, before).length
      expect(granted.some((scope) => lost.includes(scope))).toBe(less)
    }),
  )
})
