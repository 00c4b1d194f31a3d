import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canGive, canManage, canRemove, effectiveRole, type Role } from './roles.ts'

const all: Role[] = ['contact', 'member', 'admin', 'owner']
const someRoles = fc.uniqueArray(fc.constantFrom(...all))

describe('the effective role', () => {
  test('the effective role is the highest one in the list, in any order', () => {
    expect(effectiveRole(['member', 'owner', 'admin'])).toBe('owner')
    expect(effectiveRole(['contact', 'member'])).toBe('member')
    expect(effectiveRole(['contact'])).toBe('contact')
    expect(effectiveRole([])).toBeUndefined()
  })
})

describe('managing an organization', () => {
  test('admins and owners can manage an organization', () => {
    expect(all.filter((role) => canManage([role]))).toEqual(['admin', 'owner'])
    expect(canManage([])).toBe(false)
  })
})

describe('assigning a role', () => {
  test.each<[Role[], Role[]]>([
    [[], []],
    [['contact'], []],
    [['member'], []],
    [['admin'], ['member', 'admin']],
    [['owner'], ['member', 'admin', 'owner']],
    [
      ['contact', 'admin'],
      ['member', 'admin'],
    ],
  ])('a person with the roles %j can assign %j', (own, given) => {
    expect(all.filter((role) => canGive(own, role))).toEqual(given)
  })

  test('a person can never assign a role above their own, and never the contact role', () => {
    fc.assert(
      fc.property(someRoles, fc.constantFrom(...all), (own, role) => {
        if (!canGive(own, role)) return
        expect(role).not.toBe('contact')
        expect(effectiveRole([...own, role])).toBe(effectiveRole(own))
      }),
    )
  })
})

describe('removing a member', () => {
  test.each<[Role, Role[]]>([
    ['contact', []],
    ['member', []],
    ['admin', ['contact', 'member', 'admin']],
    ['owner', ['contact', 'member', 'admin']],
  ])('a person with the role %s can remove %j', (own, removable) => {
    expect(all.filter((role) => canRemove([own], [role]))).toEqual(removable)
  })

  test('an owner can never be removed, even with other roles', () => {
    fc.assert(
      fc.property(someRoles, someRoles, (own, target) => {
        expect(canRemove(own, [...target, 'owner'])).toBe(false)
      }),
    )
  })
})
