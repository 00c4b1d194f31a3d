import { expect, test } from 'vitest'
import { can } from './can.ts'

const owner = { id: 'o', roles: ['owner'] } as const
const admin = { id: 'a', roles: ['admin', 'member'] } as const
const member = { id: 'm', roles: ['member'] } as const
const contact = { id: 'c', roles: ['contact'] } as const

test('MB-3: roles are decided on only by those who hold them all, and manage', () => {
  expect(can.decideOnRoles(owner, ['owner', 'member'])).toBe(true)
  expect(can.decideOnRoles(admin, ['admin', 'member'])).toBe(true)
  expect(can.decideOnRoles(admin, ['owner', 'member'])).toBe(false)
  expect(can.decideOnRoles(member, ['member'])).toBe(false)
  expect(can.decideOnRoles({ roles: [] }, ['member'])).toBe(false)
})

test('those who manage remove others up to their own rank, but neither owners nor themselves', () => {
  expect(can.removeMember(owner, admin)).toBe(true)
  expect(can.removeMember(admin, { id: 'b', roles: ['admin'] })).toBe(true)
  expect(can.removeMember(admin, contact)).toBe(true)
  expect(can.removeMember(owner, { id: 'p', roles: ['owner'] })).toBe(false)
  expect(can.removeMember(admin, admin)).toBe(false)
  expect(can.removeMember(member, contact)).toBe(false)
})

test('everybody but an owner may leave', () => {
  expect([owner, admin, member, contact].map((own) => can.leave(own))).toEqual([
    false,
    true,
    true,
    true,
  ])
})
