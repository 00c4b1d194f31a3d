import { describe, expect, test } from 'vitest'
import { can } from './can.rules.ts'

const owner = { id: 'o', roles: ['owner'] } as const
const admin = { id: 'a', roles: ['admin', 'member'] } as const
const member = { id: 'm', roles: ['member'] } as const
const contact = { id: 'c', roles: ['contact'] } as const

test('MB-3: only managers can decide on roles, and only on roles that they hold', () => {
  expect(can.decideOnRoles(owner, ['owner', 'member'])).toBe(true)
  expect(can.decideOnRoles(admin, ['admin', 'member'])).toBe(true)
  expect(can.decideOnRoles(admin, ['owner', 'member'])).toBe(false)
  expect(can.decideOnRoles(member, ['member'])).toBe(false)
  expect(can.decideOnRoles({ roles: [] }, ['member'])).toBe(false)
})

test('managers can remove others up to their own rank, but no owners and not themselves', () => {
  expect(can.removeMember(owner, admin)).toBe(true)
  expect(can.removeMember(admin, { id: 'b', roles: ['admin'] })).toBe(true)
  expect(can.removeMember(admin, contact)).toBe(true)
  expect(can.removeMember(owner, { id: 'p', roles: ['owner'] })).toBe(false)
  expect(can.removeMember(admin, admin)).toBe(false)
  expect(can.removeMember(member, contact)).toBe(false)
})

test('managers can suspend the same people that they can remove', () => {
  const everybody = [owner, admin, member, contact]
  for (const own of everybody) {
    const suspendable = everybody.filter((other) => can.suspendMember(own, other))
    expect(suspendable).toEqual(everybody.filter((other) => can.removeMember(own, other)))
    expect(suspendable).not.toContain(owner)
    expect(suspendable).not.toContain(own)
  }
})

test("an organization can authorize other organizations' applications, not its own", () => {
  expect(can.authorizeApplication({ organizationId: 'a' }, { organization_id: 'b' })).toBe(true)
  expect(can.authorizeApplication({ organizationId: 'a' }, { organization_id: 'a' })).toBe(false)
})

test('only owners can delete an application', () => {
  expect([owner, admin, member].map((own) => can.deleteApplication(own))).toEqual([
    true,
    false,
    false,
  ])
})

test('only owners can require a second factor', () => {
  const those = [owner, admin, member, contact].filter((own) => can.requireSecondFactor(own))
  expect(those).toEqual([owner])
})

test('only owners can set the approval policy', () => {
  const those = [owner, admin, member, contact].filter((own) => can.ruleOnApprovals(own))
  expect(those).toEqual([owner])
})

test('everyone except contacts can request an application', () => {
  const those = [owner, admin, member, contact].filter((own) => can.askForApplication(own))
  expect(those).toEqual([owner, admin, member])
})

test('everyone except owners can leave', () => {
  expect([owner, admin, member, contact].map((own) => can.leave(own))).toEqual([
    false,
    true,
    true,
    true,
  ])
})

describe('networks', () => {
  const ownerOfOwner = { ...owner, organizationId: 'x' }
  const adminOfOwner = { ...admin, organizationId: 'x' }
  const memberOfOwner = { ...member, organizationId: 'x' }
  const adminOfInvited = { ...admin, organizationId: 'y' }
  const memberOfInvited = { ...member, organizationId: 'y' }
  const everybody = [ownerOfOwner, adminOfOwner, memberOfOwner, adminOfInvited, memberOfInvited]
  const those = (may: (own: (typeof everybody)[number]) => boolean) => everybody.filter(may)

  test('only managers of the organization that owns a network can manage it', () => {
    expect(those((own) => can.manageNetwork(own, 'x'))).toEqual([ownerOfOwner, adminOfOwner])
  })

  test('only owners of the organization that owns a network can delete it', () => {
    expect(those((own) => can.deleteNetwork(own, 'x'))).toEqual([ownerOfOwner])
  })

  test('only managers of a member can join a network, share with it, and leave it', () => {
    expect(those((own) => can.answerNetwork(own, 'y'))).toEqual([adminOfInvited])
    expect(those((own) => can.leaveNetwork(own, 'x'))).toEqual([adminOfInvited])
  })
})
