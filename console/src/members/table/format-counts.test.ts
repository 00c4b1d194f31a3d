import { maxCounted } from '@accord/contract/fields.ts'
import { expect, test } from 'vitest'
import type { Shown } from '../members.api.ts'
import { formatRoleCount, formatTabCounts } from './member-filters.tsx'

const counts = (joined: number, invited: number, member = joined) => ({
  joined,
  invited,
  byRole: { owner: 1, admin: 0, member, contact: 0 },
  invitedByRole: { owner: 0, admin: 3, member: 0, contact: 0 },
})

test('a count of 1,000 members is exact, but there can be more than 1,000 invitations', () => {
  expect(formatTabCounts(counts(maxCounted, 3), 'en-US')).toEqual({
    everyone: '1,003',
    joined: '1,000',
    invited: '3',
  })
  expect(formatTabCounts(counts(12, maxCounted), 'en-US')).toEqual({
    everyone: '1,012+',
    joined: '12',
    invited: '1,000+',
  })
})

test("a role's members are counted up to a thousand", () => {
  const many = counts(5000, 0, maxCounted)
  const of = (role: 'member' | 'owner') => formatRoleCount(many, role, undefined, 'en-US')
  expect([of('member'), of('owner')]).toEqual(['1,000+', '1'])
})

test("a role's count includes only the rows that the list shows", () => {
  const some = { ...counts(8, 3), byRole: { owner: 1, admin: 2, member: 5, contact: 0 } }
  const admins = (show: Shown) => formatRoleCount(some, 'admin', show, 'en-US')
  expect([admins(undefined), admins('members'), admins('invited')]).toEqual(['5', '2', '3'])
})

test('missing invitation counts are treated as zero', () => {
  const { invitedByRole: _unknown, ...before } = counts(8, 3)
  const asked = before as ReturnType<typeof counts>
  expect(formatRoleCount(asked, 'member', undefined, 'en-US')).toBe('8')
})
