import { expect, test } from 'vitest'
import { matching, sameSection } from './organization-switcher.tsx'

const managed = { id: 'b', profileRoles: ['admin'] as const }
const joined = { id: 'b', profileRoles: ['member'] as const }

test.each([
  ['/user/profile', managed, '/organization/b'],
  ['/organization/a', managed, '/organization/b'],
  ['/organization/a/profile', joined, '/organization/b/profile'],
  ['/organization/a/members', managed, '/organization/b/members'],
  // The unsent invitations belong to the first organization.
  ['/organization/a/members/invite', managed, '/organization/b/members'],
  ['/organization/a/applications/authorize/x', managed, '/organization/b/applications'],
  // RT-7, RT-8: these pages also belong to an organization, although their URLs don't show it.
  ['/application/x/profile', managed, '/organization/b/applications'],
  ['/application-authorization/x', managed, '/organization/b/applications'],
  ['/application/x', joined, '/organization/b'],
  // PER-2: members don't have this section.
  ['/organization/a/members', joined, '/organization/b'],
  ['/organization/a/activity', { id: 'b' }, '/organization/b'],
])('switching from %s to %o opens %s', (from, organization, to) => {
  expect(sameSection(from, organization)).toBe(to)
})

test('the filter finds names by their words, in any order and case', () => {
  const items = ['Northside Clinic', 'Northern Lights', 'Clinic of the South'].map((name) => ({
    name,
  }))
  expect(matching(items, 'clinic north').map(({ name }) => name)).toEqual(['Northside Clinic'])
  expect(matching(items, '  ')).toHaveLength(3)
  expect(matching(items, 'x')).toEqual([])
})
