import { describe, expect, test } from 'vitest'
import { mayChangeRoles, mayDelete, mayToggle, toggled } from './member-rights.ts'

const joinedAt = '2026-03-15T12:00:00Z'

describe('roles', () => {
  test('MB-3 a role is offered only to those who may give it', () => {
    expect(mayToggle(['admin'], ['member'], 'admin')).toBe(true)
    expect(mayToggle(['admin'], ['member'], 'owner')).toBe(false)
    expect(mayToggle(['owner'], ['member'], 'owner')).toBe(true)
    expect(mayToggle(['member'], ['member', 'admin'], 'admin')).toBe(false)
  })

  test('MB-3 a member keeps at least one role', () => {
    expect(mayToggle(['owner'], ['member'], 'member')).toBe(false)
    expect(mayToggle(['owner'], ['member', 'admin'], 'member')).toBe(true)
  })

  test('MB-3 the roles of those who rank above stay; a contact can be made a member', () => {
    expect(mayChangeRoles(['admin'], { roles: ['owner'] })).toBe(false)
    expect(mayChangeRoles(['admin'], { roles: ['member', 'admin'] })).toBe(true)
    expect(mayChangeRoles(['admin'], { roles: ['contact'] })).toBe(true)
    expect(mayChangeRoles(['member'], { roles: ['contact'] })).toBe(false)
    expect(mayToggle(['admin'], ['contact'], 'owner')).toBe(false)
    expect(toggled(['contact'], 'member')).toEqual(['member'])
    expect(mayChangeRoles(['member'], { roles: ['member'] })).toBe(false)
  })

  test('PER-1 roles are sent lowest first', () => {
    expect(toggled(['owner', 'member'], 'admin')).toEqual(['member', 'admin', 'owner'])
    expect(toggled(['member', 'admin'], 'member')).toEqual(['admin'])
  })
})

describe('deleting', () => {
  test('MB-4 owners never, those above never, oneself never', () => {
    expect(mayDelete(['owner'], { roles: ['owner'], joinedAt, own: false })).toBe(false)
    expect(mayDelete(['admin'], { roles: ['member', 'owner'], joinedAt, own: false })).toBe(false)
    expect(mayDelete(['admin'], { roles: ['admin'], joinedAt, own: true })).toBe(false)
    expect(mayDelete(['member'], { roles: ['member'], joinedAt, own: false })).toBe(false)
    expect(mayDelete(['admin'], { roles: ['admin'], joinedAt, own: false })).toBe(true)
    expect(mayDelete(['owner'], { roles: ['contact'], joinedAt, own: false })).toBe(true)
  })

  test('MB-4 invitations always', () => {
    expect(mayDelete(['admin'], { roles: ['owner'], own: false })).toBe(true)
  })
})
