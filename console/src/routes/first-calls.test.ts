import { expect, test } from 'vitest'
import { firstCallsAt, routeLocationAt } from './first-calls.ts'

const id = '0199d3c1-0000-7000-8000-000000000000'

test.each([
  [`/organization/${id}/members`, '', { id, section: 'members' }],
  [`/organization/${id}/members/`, '', { id, section: 'members' }],
  // These are another page or another part of the list.
  [`/organization/${id}/members`, '?page=2', { id, section: undefined }],
  [`/organization/${id}`, '', { id, section: undefined }],
  [`/organization/${id}/members/invite`, '', { id: undefined, section: undefined }],
  ['/user/profile', '', { id: undefined, section: 'profile' }],
  ['/user/organizations', '', { id: undefined, section: 'organizations' }],
  ['/user/organizations', '?page=2', { id: undefined, section: undefined }],
  ['/user/organizations/new', '', { id: undefined, section: undefined }],
])('%s%s belongs to the right organization and section', (pathname, search, place) => {
  expect(routeLocationAt({ pathname, search })).toEqual(place)
})

test('the members page requests its list right after the organization', () => {
  const paths = firstCallsAt({ id, section: 'members' }).map(({ path }) => path)
  expect(paths.slice(0, 2)).toEqual(['/organization/{id}', '/organization/{id}/members'])
})

test('a personal page requests nothing about an organization', () => {
  const paths = firstCallsAt({ id: undefined, section: 'profile' }).map(({ path }) => path)
  expect(paths).toEqual(['/me', '/to-do'])
})
