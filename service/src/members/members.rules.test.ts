import { describe, expect, test } from 'vitest'
import { translatorFor } from '#i18n/translator.ts'
import { normalRoles, formatRoles, rolesToGive } from './members.rules.ts'

describe('roles of an invitation', () => {
  test('roles of an invitation are listed once each, highest first', () => {
    expect(normalRoles(['member', 'owner', 'member'])).toEqual(['owner', 'member'])
  })

  test('roles of an invitation are formatted as text', () => {
    const english = translatorFor('en-US')
    expect(formatRoles(english, ['member'])).toBe('a member')
    expect(formatRoles(english, ['admin', 'member'])).toBe('an admin and a member')
    expect(formatRoles(english, ['owner', 'admin', 'member'])).toBe(
      'an owner, an admin, and a member',
    )
  })
})

test('MB-3: people can assign only roles up to their own', () => {
  expect(rolesToGive(['owner'])).toEqual(['member', 'admin', 'owner'])
  expect(rolesToGive(['admin', 'member'])).toEqual(['member', 'admin'])
  expect(rolesToGive(['member'])).toEqual([])
  expect(rolesToGive(['contact'])).toEqual([])
})
