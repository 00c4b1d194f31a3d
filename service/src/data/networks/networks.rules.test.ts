import { scopeEntities } from '@accord/contract/rules/scopes.ts'
import { isSameSet } from '@accord/contract/rules/small-sets.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { translatorFor } from '#i18n/translator.ts'
import {
  sharesAfterDecision,
  effectiveShares,
  missingShares,
  refusedShares,
  requestedShares,
  formatShares,
} from './networks.rules.ts'

const shares = fc
  .uniqueArray(fc.constantFrom(...scopeEntities))
  .map((some) => scopeEntities.filter((entity) => some.includes(entity)))
const agreement = fc.record({ asked: shares, agreed: shares, refused: shares })

describe('what a member shares', () => {
  test('is what it agreed to and the network still asks for', () => {
    const of = { asked: ['user', 'survey'] as const, agreed: ['survey', 'network'] as const }
    expect(effectiveShares(of)).toEqual(['survey'])
    expect(missingShares(of)).toEqual(['user'])
  })

  test('what is asked for is shared, refused or still requested: each exactly one of them', () => {
    fc.assert(
      fc.property(agreement, (of) => {
        const parts = [...effectiveShares(of), ...refusedShares(of), ...requestedShares(of)]
        expect(parts).toHaveLength(of.asked.length)
        expect(isSameSet(parts, of.asked)).toBe(true)
      }),
    )
  })
})

describe('a decision', () => {
  test('counts only for exactly what was shown, and never goes beyond it', () => {
    const decision = fc.constantFrom('grant' as const, 'refuse' as const)
    fc.assert(
      fc.property(agreement, decision, shares, (of, answer, shown) => {
        const after = sharesAfterDecision(of, { decision: answer, shares: shown })
        const requested = requestedShares(of)
        const fits =
          shown.length > 0 &&
          (isSameSet(shown, requested) ||
            (answer === 'grant' && isSameSet(shown, missingShares(of))))
        expect(after !== undefined).toBe(fits)
        if (!after) return
        const [before, now] = [effectiveShares(of), effectiveShares({ ...of, ...after })]
        const gained = now.filter((entity) => !before.includes(entity))
        expect(gained).toEqual(answer === 'grant' ? shown : [])
        expect(before.every((entity) => now.includes(entity))).toBe(true)
        expect(requestedShares({ ...of, ...after })).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  test('of those who change their mind takes up what was refused', () => {
    const of = { asked: ['user', 'survey'] as const, agreed: ['user'] as const }
    const refused = sharesAfterDecision(
      { ...of, refused: [] },
      { decision: 'refuse', shares: ['survey'] },
    )
    expect(refused).toEqual({ agreed: ['user'], refused: ['survey'] })
    const granted = sharesAfterDecision(
      { ...of, ...refused! },
      { decision: 'grant', shares: ['survey'] },
    )
    expect(granted).toEqual({ agreed: ['user', 'survey'], refused: [] })
  })
})

test('in words', () => {
  const english = translatorFor('en-US')
  expect(formatShares(english, ['organization'])).toBe('organization details')
  expect(formatShares(english, ['organization', 'service-account'])).toBe(
    'organization details and service accounts',
  )
})
