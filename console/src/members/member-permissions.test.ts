import { describe, expect, test } from 'vitest'
import {
  canChangeRoles,
  canDelete,
  canToggleRole,
  mappingConnection,
  toggled,
} from './member-permissions.ts'

const joinedAt = '2026-03-15T12:00:00Z'

describe('the roles of a member', () => {
  test('MB-3 a role is offered only to people who can assign it', () => {
    expect(canToggleRole(['admin'], ['member'], 'admin')).toBe(true)
    expect(canToggleRole(['admin'], ['member'], 'owner')).toBe(false)
    expect(canToggleRole(['owner'], ['member'], 'owner')).toBe(true)
    expect(canToggleRole(['member'], ['member', 'admin'], 'admin')).toBe(false)
  })

  test('MB-3 a member always has at least one role', () => {
    expect(canToggleRole(['owner'], ['member'], 'member')).toBe(false)
    expect(canToggleRole(['owner'], ['member', 'admin'], 'member')).toBe(true)
  })

  test("MB-3 roles of higher-ranked members can't be changed, and a contact can become a member", () => {
    expect(canChangeRoles(['admin'], { roles: ['owner'] })).toBe(false)
    expect(canChangeRoles(['admin'], { roles: ['member', 'admin'] })).toBe(true)
    expect(canChangeRoles(['admin'], { roles: ['contact'] })).toBe(true)
    expect(canChangeRoles(['member'], { roles: ['contact'] })).toBe(false)
    expect(canToggleRole(['admin'], ['contact'], 'owner')).toBe(false)
    expect(toggled(['contact'], 'member')).toEqual(['member'])
    expect(canChangeRoles(['member'], { roles: ['member'] })).toBe(false)
  })

  test('PER-1 roles are sent lowest first', () => {
    expect(toggled(['owner', 'member'], 'admin')).toEqual(['member', 'admin', 'owner'])
    expect(toggled(['member', 'admin'], 'member')).toEqual(['admin'])
  })
})

describe('a connection that sets roles', () => {
  const northside = { id: 'c-1', name: 'Northside', mapsRoles: true }
  const other = { ...northside, id: 'c-2', mapsRoles: false }

  test('a connection with a mapping sets the role of its people, but not of owners', () => {
    const through = (roles: ('member' | 'owner')[], signsInThrough = [other, northside]) =>
      mappingConnection({ roles, signsInThrough })
    expect(through(['member'])).toEqual(northside)
    expect(through(['owner'])).toBeUndefined()
    expect(through(['member'], [other])).toBeUndefined()
    expect(mappingConnection({ roles: ['member'] })).toBeUndefined()
  })
})

describe('deleting a member', () => {
  test("MB-4 owners, higher-ranked members, and oneself can't be deleted", () => {
    expect(canDelete(['owner'], { roles: ['owner'], joinedAt, own: false })).toBe(false)
    expect(canDelete(['admin'], { roles: ['member', 'owner'], joinedAt, own: false })).toBe(false)
    expect(canDelete(['admin'], { roles: ['admin'], joinedAt, own: true })).toBe(false)
    expect(canDelete(['member'], { roles: ['member'], joinedAt, own: false })).toBe(false)
    expect(canDelete(['admin'], { roles: ['admin'], joinedAt, own: false })).toBe(true)
    expect(canDelete(['owner'], { roles: ['contact'], joinedAt, own: false })).toBe(true)
  })

  test('MB-4 invitations can always be deleted', () => {
    expect(canDelete(['admin'], { roles: ['owner'], own: false })).toBe(true)
  })
})
